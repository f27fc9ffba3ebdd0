import type { Row, Store } from '@escarmouche/online';
import type { Engine } from './engine.ts';

/** Battles and their rows in a database. */
export function battleStore({ db, isTaken, notify, listen }: Engine, now: () => number): Store {
  return {
    listen,
    async header(battle) {
      const found = await db.selectFrom('battle').select('header').where('id', '=', battle).executeTakeFirst();
      return found?.header;
    },
    async rows(battle, after) {
      const found = await db
        .selectFrom('row')
        .select('body')
        .where('battle', '=', battle)
        .where('sequence', '>', after)
        .orderBy('sequence')
        .execute();
      return found.map(({ body }) => JSON.parse(body) as Row<unknown, unknown>);
    },
    async append(battle, sequence, row) {
      try {
        await db
          .insertInto('row')
          .values({ battle, sequence, act: row.act, body: JSON.stringify(row), at: now() })
          .execute();
      } catch (error) {
        if (!isTaken(error)) throw error;
        const known = await db
          .selectFrom('row')
          .select('sequence')
          .where('battle', '=', battle)
          .where('act', '=', row.act)
          .executeTakeFirst();
        return known ?? 'conflict';
      }
      await notify(battle);
      return { sequence };
    },
  };
}
