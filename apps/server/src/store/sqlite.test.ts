import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { sql } from 'kysely';
import { FILE } from './place.ts';
import { sqliteEngine } from './sqlite.ts';

const modeOf = (path: string): string => (statSync(path).mode & 0o777).toString(8);

test('one process has the folder at a time', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'escarmouche-sqlite-'));
  const engine = await sqliteEngine(folder);
  onTestFinished(() => rmSync(folder, { recursive: true }));
  await expect(sqliteEngine(folder)).rejects.toThrow(/locked/);
  await engine.db.selectFrom('battle').selectAll().execute();
  await engine.close();
  const next = await sqliteEngine(folder);
  await expect(sqliteEngine(folder)).rejects.toThrow(/locked/);
  await next.close();
});

test('the folder and the files of the database are for their owner alone', async () => {
  const parent = mkdtempSync(join(tmpdir(), 'escarmouche-sqlite-'));
  onTestFinished(() => rmSync(parent, { recursive: true }));
  const folder = join(parent, 'data');
  const engine = await sqliteEngine(folder);
  const files = readdirSync(folder);
  expect(files).toEqual(expect.arrayContaining(['escarmouche.sqlite', 'escarmouche.sqlite-wal']));
  expect([modeOf(folder), ...files.map((name) => modeOf(join(folder, name)))]).toEqual(['700', ...files.map(() => '600')]);
  await engine.close();
});

test('a database that is copied while rows are kept has those of a moment, whole and in their order', async () => {
  const parent = mkdtempSync(join(tmpdir(), 'escarmouche-sqlite-'));
  onTestFinished(() => rmSync(parent, { recursive: true }));
  const engine = await sqliteEngine(join(parent, 'data'));
  const battles = ['b1', 'b2'];
  for (const id of battles) await engine.db.insertInto('battle').values({ id, header: '{}', secret: 's', created: 1 }).execute();
  const body = JSON.stringify({ text: 'x'.repeat(2000) });
  let sequence = 0;
  const keepOne = async (): Promise<void> => {
    sequence++;
    for (const battle of battles) await engine.keep({ battle, sequence, act: `act ${sequence}`, body, at: sequence });
  };
  while (sequence < 200) await keepOne();
  const copy = join(parent, 'copy.sqlite');
  let isCopied = false;
  const copied = engine.backup?.(copy).then(() => (isCopied = true));
  const before = sequence;
  while (!isCopied) await keepOne();
  await copied;
  expect(sequence).toBeGreaterThan(before);
  const rowsIn = ({ db }: typeof engine) => db.selectFrom('row').selectAll().orderBy('sequence').orderBy('battle').execute();
  const all = await rowsIn(engine);
  await engine.close();

  mkdirSync(join(parent, 'back'));
  copyFileSync(copy, join(parent, 'back', FILE));
  const back = await sqliteEngine(join(parent, 'back'));
  const { rows } = await sql<{ readonly integrity_check: string }>`pragma integrity_check`.execute(back.db);
  expect(rows).toEqual([{ integrity_check: 'ok' }]);
  const kept = await rowsIn(back);
  expect(kept.length).toBeGreaterThanOrEqual(before * battles.length);
  expect(kept).toEqual(all.slice(0, kept.length));
  await back.close();
});
