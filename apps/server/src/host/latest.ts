import type { Engine } from '../store/engine.ts';

/** Battles, the latest first, each with the time of its last row: null before the first. */
export const latestBattles = (db: Engine['db']) =>
  db
    .selectFrom('battle')
    .select(['id', 'header', 'created'])
    .select((of) =>
      of
        .selectFrom('row')
        .select((row) => row.fn.max('at').as('at'))
        .whereRef('row.battle', '=', 'battle.id')
        .as('last'),
    )
    .orderBy('created', 'desc');
