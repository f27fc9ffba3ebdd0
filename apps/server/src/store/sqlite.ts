import { chmodSync, mkdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { backup, DatabaseSync } from '@photostructure/sqlite';
import { Kysely, SqliteDialect, type SqliteDatabase } from 'kysely';
import type { Engine } from './engine.ts';
import { listenersOf } from './listeners.ts';
import { migrate, MIGRATIONS } from './migrations.ts';
import { FILE, MEMORY } from './open.ts';
import type { Tables } from './tables.ts';

/**
 * The embedded database in a folder of its own, which one process has at a time. Every row is on the disk before its act is acknowledged. Throws where
 * another process has the folder.
 */
export async function sqliteEngine(folder: string, migrations = MIGRATIONS): Promise<Engine> {
  const database = openFile(folder);
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database: statementsOf(database) }) });
  try {
    for (const pragma of ['locking_mode = exclusive', 'journal_mode = wal', 'synchronous = full', 'foreign_keys = on'])
      database.exec(`pragma ${pragma}`);
    await migrate(db, migrations);
  } catch (error) {
    giveBack(database);
    database.close();
    throw error;
  }
  const { kept, said, listen, listenBeside } = listenersOf();
  return {
    db,
    listen,
    listenBeside,
    tell: async (battle) => said(battle),
    async keep(row) {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('row')
        .values(row)
        .onConflict((taken) => taken.doNothing())
        .executeTakeFirstOrThrow();
      if (numInsertedOrUpdatedRows === 0n) return false;
      kept(row.battle, row.sequence);
      return true;
    },
    async backup(file) {
      // The copy has its name once it is whole.
      const part = `${file}.part`;
      await backup(database, part);
      chmodSync(part, 0o600);
      renameSync(part, file);
    },
    async close() {
      giveBack(database);
      await db.destroy();
    },
  };
}

function openFile(folder: string): InstanceType<typeof DatabaseSync> {
  if (folder === MEMORY) return new DatabaseSync(MEMORY);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, FILE);
  const database = new DatabaseSync(file);
  chmodSync(file, 0o600);
  return database;
}

/**
 * Lets go of the file, so that it may be opened again in the same process: closing alone keeps it, and its lock, as long as a statement has not been
 * collected.
 */
function giveBack(database: InstanceType<typeof DatabaseSync>): void {
  try {
    for (const statement of ['pragma journal_mode = delete', 'pragma locking_mode = normal', 'select count(*) from sqlite_schema'])
      database.exec(statement);
  } catch {
    // A database that could not be had, or no longer be written, has nothing to give back.
  }
}

/** The database as Kysely asks it. */
function statementsOf(database: InstanceType<typeof DatabaseSync>): SqliteDatabase {
  return {
    close: () => database.close(),
    prepare(sql) {
      const statement = database.prepare(sql);
      return {
        reader: statement.columns().length > 0,
        all: (values) => statement.all(...(values as never[])),
        run: (values) => statement.run(...(values as never[])),
        iterate: (values) => statement.iterate(...(values as never[])) as IterableIterator<unknown>,
      };
    },
  };
}
