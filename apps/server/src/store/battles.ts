import type { Row, Store } from '@escarmouche/online';
import type { Engine } from './engine.ts';

/** Battles and their rows in a database. */
export function battleStore({ db, keep, listen }: Engine, now: () => number): Store {
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
    async latest(battles) {
      // The greatest number of each battle is looked up at the end of its index, however many rows there are.
      const found = await db
        .selectFrom('battle')
        .select(({ selectFrom }) => [
          'battle.id',
          selectFrom('row')
            .select(({ fn }) => fn.max('sequence').as('last'))
            .whereRef('row.battle', '=', 'battle.id')
            .as('last'),
        ])
        .where('battle.id', 'in', battles)
        .execute();
      return new Map(found.flatMap(({ id, last }) => (last === null ? [] : [[id, last] as const])));
    },
    async append(battle, sequence, row) {
      const isKept = await keep({ battle, sequence, act: row.act, body: JSON.stringify(row), at: now() });
      return isKept ? 'kept' : 'conflict';
    },
  };
}
