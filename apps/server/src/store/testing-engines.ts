import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { inject } from 'vitest';
import type { Engine } from './engine.ts';
import { postgresEngine } from './postgres.ts';
import { sqliteEngine } from './sqlite.ts';

export const NO_POSTGRES = 'NOT TESTED WITH POSTGRESQL: this machine has none. Install postgresql.';

/** An empty database for a test, and its end. */
export interface TestEngine {
  readonly engine: Engine;
  close(): Promise<void>;
}

let databases = 0;

/** The address of an empty database of the PostgreSQL of this run; undefined where the machine has none. */
export async function emptyDatabase(): Promise<string | undefined> {
  const reply = await fetch(inject('postgres'));
  const text = await reply.text();
  if (!reply.ok) throw new Error(text);
  if (text === '') return undefined;
  const name = `test_${process.pid}_${++databases}`;
  const client = new Client({ connectionString: text });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return new URL(name, text).href;
}

export async function sqliteForTest(): Promise<TestEngine> {
  const folder = mkdtempSync(join(tmpdir(), 'escarmouche-store-'));
  const engine = await sqliteEngine(folder);
  return {
    engine,
    async close() {
      await engine.close();
      rmSync(folder, { recursive: true });
    },
  };
}

async function postgresForTest(): Promise<TestEngine | undefined> {
  const url = await emptyDatabase();
  const engine = url === undefined ? undefined : await postgresEngine(url);
  return engine && { engine, close: () => engine.close() };
}

/** Both stores, for tests that hold of either. */
export const ENGINES: readonly { readonly name: string; readonly open: () => Promise<TestEngine | undefined> }[] = [
  { name: 'SQLite', open: sqliteForTest },
  { name: 'PostgreSQL', open: postgresForTest },
];
