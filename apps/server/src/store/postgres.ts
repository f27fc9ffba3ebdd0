import { Kysely, PostgresDialect, sql } from 'kysely';
import { Client, Pool, types } from 'pg';
import type { Engine } from './engine.ts';
import { migrate } from './migrations.ts';
import type { Tables } from './tables.ts';

const TAKEN = '23505';
const CHANNEL = 'escarmouche';
/** Milliseconds until a listener whose connection was cut tries again. */
const AGAIN = 500;

/** Times and counts fit into a double. */
types.setTypeParser(types.builtins.INT8, Number);

/** A database that several nodes share. */
export async function postgresEngine(url: string): Promise<Engine> {
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: new Pool({ connectionString: url }) }) });
  await migrate(db);
  const listeners = new Set<(battle: string) => void>();
  let closed = false;
  let listening: Client | undefined;

  /** Hears of battles until closed; a connection that is cut is made again. */
  async function hear(): Promise<void> {
    const client = new Client({ connectionString: url, keepAlive: true });
    listening = client;
    const again = (): void => {
      if (closed || listening !== client) return;
      listening = undefined;
      setTimeout(() => void hear().catch(again), AGAIN).unref();
    };
    client.on('error', again);
    client.on('end', again);
    client.on('notification', ({ payload }) => {
      for (const listener of listeners) listener(payload ?? '');
    });
    await client.connect();
    await client.query(`listen ${CHANNEL}`);
  }
  await hear();

  return {
    db,
    isTaken: (error) => (error as { readonly code?: string }).code === TAKEN,
    async notify(battle) {
      await sql`select pg_notify(${CHANNEL}, ${battle})`.execute(db);
    },
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async close() {
      closed = true;
      await listening?.end();
      await db.destroy();
    },
  };
}
