import { DEFAULT_MIGRATION_TABLE, Migrator, sql, type Kysely, type Migration } from 'kysely';
import type { Tables } from './tables.ts';

const first: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('battle')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('header', 'text', (column) => column.notNull())
      .addColumn('secret', 'text', (column) => column.notNull())
      .addColumn('created', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('row')
      .addColumn('battle', 'text', (column) => column.notNull().references('battle.id'))
      .addColumn('sequence', 'integer', (column) => column.notNull())
      .addColumn('act', 'text', (column) => column.notNull())
      .addColumn('body', 'text', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('row_sequence', ['battle', 'sequence'])
      .addUniqueConstraint('row_act', ['battle', 'act'])
      .execute();
    await db.schema
      .createTable('seat')
      .addColumn('battle', 'text', (column) => column.notNull().references('battle.id'))
      .addColumn('seat', 'text', (column) => column.notNull())
      .addColumn('device', 'text')
      .addColumn('commitment', 'text')
      .addColumn('secret', 'text')
      .addPrimaryKeyConstraint('seat_of', ['battle', 'seat'])
      .execute();
    await db.schema.createIndex('seat_device').on('seat').column('device').execute();
    await db.schema
      .createTable('invitation')
      .addColumn('digest', 'text', (column) => column.primaryKey())
      .addColumn('battle', 'text', (column) => column.notNull().references('battle.id'))
      .addColumn('seat', 'text', (column) => column.notNull())
      .addColumn('expires', 'bigint', (column) => column.notNull())
      .addColumn('usedBy', 'text')
      .execute();
    await db.schema
      .createTable('watcher')
      .addColumn('battle', 'text', (column) => column.notNull().references('battle.id'))
      .addColumn('device', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('watcher_of', ['battle', 'device'])
      .execute();
    await db.schema
      .createTable('device')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('digest', 'text', (column) => column.notNull().unique())
      .addColumn('created', 'bigint', (column) => column.notNull())
      .execute();
  },
};

const words: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('word')
      .addColumn('battle', 'text', (column) => column.notNull().references('battle.id'))
      .addColumn('number', 'integer', (column) => column.notNull())
      .addColumn('seat', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('body', 'text', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('word_number', ['battle', 'number'])
      .addUniqueConstraint('word_name', ['battle', 'seat', 'name'])
      .execute();
  },
};

const rights: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('battle').addColumn('creator', 'text').execute();
    await db.schema.alterTable('battle').addColumn('ended', 'bigint').execute();
    await db.schema.createIndex('battle_creator').on('battle').column('creator').execute();
    await db.schema.createIndex('invitation_battle').on('invitation').column('battle').execute();
    await db.schema
      .createTable('guest')
      .addColumn('battle', 'text', (column) => column.notNull().references('battle.id'))
      .addColumn('device', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('guest_of', ['battle', 'device'])
      .execute();
  },
};

const policies: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('policy')
      .addColumn('battle', 'text', (column) => column.notNull().references('battle.id'))
      .addColumn('seat', 'text', (column) => column.notNull())
      .addColumn('body', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('policy_of', ['battle', 'seat'])
      .execute();
  },
};

const reopenings: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('device').addColumn('seen', 'bigint').execute();
    await db.schema
      .createTable('reopening')
      .addColumn('battle', 'text', (column) => column.notNull().references('battle.id'))
      .addColumn('seat', 'text', (column) => column.notNull())
      .addColumn('agreed', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('reopening_of', ['battle', 'seat'])
      .execute();
  },
};

const persons: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('device').addColumn('joined', 'text').execute();
    await db.schema.createIndex('device_joined').on('device').column('joined').execute();
    await db.schema
      .createTable('code')
      .addColumn('digest', 'text', (column) => column.primaryKey())
      .addColumn('device', 'text', (column) => column.notNull())
      .addColumn('expires', 'bigint', (column) => column.notNull())
      .execute();
  },
};

const notices: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('device').addColumn('listens', 'bigint').execute();
    await db.schema
      .createTable('setting')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('body', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('push')
      .addColumn('device', 'text', (column) => column.primaryKey())
      .addColumn('endpoint', 'text', (column) => column.notNull().unique())
      .addColumn('keys', 'text', (column) => column.notNull())
      .addColumn('language', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('notice')
      .addColumn('battle', 'text', (column) => column.notNull().references('battle.id'))
      .addColumn('device', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('notice_of', ['device', 'battle'])
      .execute();
  },
};

const thinkers: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('thinker')
      .addColumn('battle', 'text', (column) => column.primaryKey())
      .addColumn('node', 'text', (column) => column.notNull())
      .addColumn('until', 'bigint', (column) => column.notNull())
      .execute();
  },
};

const endings: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('device').addColumn('ended', 'bigint').execute();
  },
};

const presences: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('presence')
      .addColumn('person', 'text', (column) => column.notNull())
      .addColumn('node', 'text', (column) => column.notNull())
      .addColumn('until', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('presence_at', ['person', 'node'])
      .execute();
    await db.schema.alterTable('device').dropColumn('listens').execute();
  },
};

/** All forms of the tables so far, each from the one before. */
export const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0001-first': first,
  '0003-words': words,
  '0004-rights': rights,
  '0005-policies': policies,
  '0006-reopenings': reopenings,
  '0007-persons': persons,
  '0008-notices': notices,
  '0009-thinkers': thinkers,
  '0010-endings': endings,
  '0011-presences': presences,
};

/** Brings the tables to the form that this program knows. Throws where a migration fails, or a newer program has been there, which is told in both languages. */
export async function migrate(db: Kysely<Tables>, migrations = MIGRATIONS): Promise<void> {
  const later = (await executed(db)).filter((name) => !(name in migrations));
  if (later.length > 0) {
    const reason = {
      fr: `cette base de données est d’une version plus récente du programme (${later.join(', ')}) : mettez le programme à jour, ou reprenez une sauvegarde`,
      en: `this database is of a newer version of the program (${later.join(', ')}): update the program, or go back to a backup`,
    };
    throw Object.assign(new Error(reason.en), { reason });
  }
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve({ ...migrations }) } });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
}

/** Names of the migrations that a database has seen. */
export async function executed(db: Kysely<Tables>): Promise<readonly string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return [];
  const { rows } = await sql<{ readonly name: string }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)} order by name`.execute(db);
  return rows.map(({ name }) => name);
}
