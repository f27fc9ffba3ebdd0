import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { sqliteEngine } from './sqlite.ts';

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
