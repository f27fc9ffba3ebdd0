import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { MIGRATIONS, executed } from './migrations.ts';
import { closedBecause } from './open.ts';
import { sqliteEngine } from './sqlite.ts';

/** A folder whose database an earlier or a later program has made. */
async function madeBy(migrations: typeof MIGRATIONS) {
  const folder = mkdtempSync(join(tmpdir(), 'escarmouche-migrations-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const { db, close } = await sqliteEngine(folder, migrations);
  await db.insertInto('battle').values({ id: 'b', header: '{}', secret: 's', created: 1 }).execute();
  const seen = await executed(db);
  await close();
  return { folder, seen };
}

const later = { up: async (): Promise<void> => undefined };

test('a database of the first form is brought to that of today when it is opened', async () => {
  const [first] = Object.entries(MIGRATIONS).slice(0, 1);
  const { folder, seen } = await madeBy(Object.fromEntries(first ? [first] : []));
  expect(seen).toEqual(['0001-first']);
  const today = await sqliteEngine(folder);
  onTestFinished(() => today.close());
  expect(await executed(today.db)).toEqual(Object.keys(MIGRATIONS));
  expect(await today.db.selectFrom('battle').select(['id', 'created']).execute()).toEqual([{ id: 'b', created: 1 }]);
});

test('a database of a newer program is left alone, and that is said', async () => {
  const { folder } = await madeBy({ ...MIGRATIONS, '9999-later': later });
  const error: unknown = await sqliteEngine(folder).catch((problem: unknown) => problem);
  expect(closedBecause(error, folder)).toEqual({
    fr: expect.stringContaining('version plus récente du programme (9999-later)') as string,
    en: expect.stringContaining('newer version of the program (9999-later)') as string,
  });
});
