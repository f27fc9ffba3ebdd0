import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
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
