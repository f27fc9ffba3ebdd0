import { Client } from 'pg';
import { postgresEngine } from '../../src/store/postgres.ts';
import { sqliteEngine } from '../../src/store/sqlite.ts';
import type { Battery } from './battery.ts';

type Store = Pick<Battery, 'database' | 'cutListeners' | 'open'>;

/** One node on the embedded database. */
export const onSqlite: Store = { open: sqliteEngine };

/** Two nodes on a database of PostgreSQL, whose listeners may be cut. */
export function onPostgres(url: string): Store {
  return {
    database: url,
    open: () => postgresEngine(url),
    async cutListeners() {
      const client = new Client({ connectionString: url });
      await client.connect();
      await client.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query like 'listen %'`,
      );
      await client.end();
    },
  };
}
