import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Row } from '@escarmouche/online';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { battleStore } from './battles.ts';
import type { Engine } from './engine.ts';
import { sqliteEngine } from './sqlite.ts';

const folder = mkdtempSync(join(tmpdir(), 'escarmouche-store-'));
let engine: Engine;
beforeAll(async () => {
  engine = await sqliteEngine(folder);
  for (const id of ['b', 'c', 'd']) await engine.db.insertInto('battle').values({ id, header: '{}', secret: 's', created: 1 }).execute();
});
afterAll(async () => {
  await engine.close();
  rmSync(folder, { recursive: true });
});

const row = (act: string): Row<unknown, unknown> => ({
  act,
  by: 'a',
  n: 1,
  left: 0,
  draw: { seat: 'a', n: 1, start: 0 },
  entries: [],
  agreements: [],
});

test('rows come back in their order, from any number on', async () => {
  const store = battleStore(engine, () => 5);
  for (const [i, act] of ['x', 'y', 'z'].entries()) expect(await store.append('b', i + 1, row(act))).toEqual({ sequence: i + 1 });
  expect((await store.rows('b', 1)).map(({ act }) => act)).toEqual(['y', 'z']);
  expect(await store.header('b')).toBe('{}');
  expect(await store.header('nothing')).toBeUndefined();
});

test('a number is taken once, and an act is kept once', async () => {
  const store = battleStore(engine, () => 5);
  await store.append('c', 1, row('x'));
  expect(await store.append('c', 1, row('y'))).toBe('conflict');
  expect(await store.append('c', 2, row('x'))).toEqual({ sequence: 1 });
  expect(await store.rows('c', 0)).toHaveLength(1);
});

test('others hear of a row when it is kept', async () => {
  const store = battleStore(engine, () => 5);
  const heard: string[] = [];
  const end = store.listen((battle) => heard.push(battle));
  await store.append('d', 1, row('x'));
  await store.append('d', 1, row('y'));
  end();
  await store.append('d', 2, row('z'));
  expect(heard).toEqual(['d']);
});

test('one process has the folder at a time', async () => {
  await expect(sqliteEngine(folder)).rejects.toThrow(/locked/);
});
