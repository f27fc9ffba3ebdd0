import { Kysely, PostgresDialect, sql } from 'kysely';
import { Pool, types } from 'pg';
import type { Engine } from './engine.ts';
import { listenersOf } from './listeners.ts';
import { migrate } from './migrations.ts';
import { hearChannel, type Hearing } from './postgres-channel.ts';
import type { Tables } from './tables.ts';

const CHANNEL = 'escarmouche';
const TIMES: Pick<Hearing, 'every' | 'patience'> = { every: 30_000, patience: 10_000 };

/** Times and counts fit into a double. */
types.setTypeParser(types.builtins.INT8, Number);

/** A database that several nodes share. Throws where it cannot be reached. */
export async function postgresEngine(url: string, times = TIMES): Promise<Engine> {
  const pool = new Pool({ connectionString: url, keepAlive: true, connectionTimeoutMillis: times.patience });
  // A connection that is cut while nobody uses it is no error: the next query has another.
  pool.on('error', () => undefined);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  const { kept, missed, said, listen, listenBeside } = listenersOf();
  const heard = (payload: string): void => {
    const [battle = '', sequence] = payload.split(' ');
    if (sequence === undefined) said(battle);
    else kept(battle, Number(sequence));
  };
  try {
    await migrate(db);
    const end = await hearChannel(url, CHANNEL, { heard, missed, ...times });
    return {
      db,
      isShared: true,
      listen,
      listenBeside,
      async tell(battle) {
        await sql`select pg_notify(${CHANNEL}, ${battle})`.execute(db);
      },
      async keep({ battle, sequence, act, body, at }) {
        // Told in the statement that keeps it, and so heard after it is there, and not at all where it is not.
        const { rows } = await sql`
          with written as (
            insert into "row" (battle, sequence, act, body, at) values (${battle}, ${sequence}, ${act}, ${body}, ${at})
            on conflict do nothing returning sequence
          )
          select pg_notify(${CHANNEL}, ${`${battle} ${sequence}`}) from written`.execute(db);
        return rows.length > 0;
      },
      async close() {
        await end();
        await db.destroy();
      },
    };
  } catch (error) {
    await db.destroy();
    throw error;
  }
}
