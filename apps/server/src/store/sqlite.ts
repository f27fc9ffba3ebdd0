import { chmodSync, mkdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { backup, DatabaseSync } from '@photostructure/sqlite';
import { Kysely, SqliteDialect, type SqliteDatabase } from 'kysely';
import type { Engine } from './engine.ts';
import { listenersOf } from './listeners.ts';
import { migrate, MIGRATIONS } from './migrations.ts';
import { FILE, MEMORY } from './place.ts';
import { grouped } from './grouped.ts';
import type { RowTable, Tables } from './tables.ts';

type Database = InstanceType<typeof DatabaseSync>;

const MOST_STATEMENTS = 200;

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
  const keep = keeping(database, db);
  return {
    db,
    isShared: false,
    listen,
    listenBeside,
    tell: async (battle) => said(battle),
    async keep(row) {
      const isKept = await keep(row);
      if (isKept) kept(row.battle, row.sequence);
      return isKept;
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

/** Keeps rows: those of one moment together, as the disk takes as long for all of them as for one. */
function keeping(database: Database, db: Kysely<Tables>): Engine['keep'] {
  const statement = database.prepare('insert into "row" (battle, sequence, act, body, at) values (?, ?, ?, ?, ?) on conflict do nothing');
  function write(rows: readonly RowTable[]): boolean[] {
    database.exec('begin immediate');
    try {
      const kept = rows.map(({ battle, sequence, act, body, at }) => statement.run(battle, sequence, act, body, at).changes === 1);
      database.exec('commit');
      return kept;
    } catch (error) {
      if (database.isTransaction) database.exec('rollback');
      throw error;
    }
  }
  // Nobody else has the connection meanwhile.
  return grouped((rows) => db.connection().execute(async () => write(rows)));
}

function openFile(folder: string): Database {
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
function giveBack(database: Database): void {
  try {
    for (const statement of ['pragma journal_mode = delete', 'pragma locking_mode = normal', 'select count(*) from sqlite_schema'])
      database.exec(statement);
  } catch {
    // A database that could not be had, or no longer be written, has nothing to give back.
  }
}

/** The database as Kysely asks it; statements are read once, as there are few of them. */
function statementsOf(database: Database): SqliteDatabase {
  const known = new Map<string, ReturnType<SqliteDatabase['prepare']>>();
  return {
    close: () => database.close(),
    prepare(sql) {
      const found = known.get(sql) ?? statementOf(database.prepare(sql));
      if (known.size < MOST_STATEMENTS) known.set(sql, found);
      return found;
    },
  };
}

const statementOf = (statement: ReturnType<Database['prepare']>): ReturnType<SqliteDatabase['prepare']> => ({
  reader: statement.columns().length > 0,
  all: (values) => statement.all(...(values as never[])),
  run: (values) => statement.run(...(values as never[])),
  iterate: (values) => statement.iterate(...(values as never[])) as IterableIterator<unknown>,
});
