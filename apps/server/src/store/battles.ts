import type { Row, Store } from '@escarmouche/online';
import type { Engine } from './engine.ts';

/** Rows of one battle at most, and their bytes, as long as it is played. */
interface Fill {
  readonly rows: number;
  readonly bytes: number;
}

/** Room beside that for rows that add nothing to the record: the end of a full battle is proposed and agreed on there. */
const RESERVE: Fill = { rows: 200, bytes: 256 * 1024 };
const NOTHING: Fill = { rows: 0, bytes: 0 };
const BOUNDLESS: Fill = { rows: Infinity, bytes: Infinity };
/** Battles whose bytes are remembered; the oldest is forgotten, and counted anew when it is opened again. */
const MOST_COUNTED = 10_000;

/** Battles and their rows in a database. */
export function battleStore({ db, keep, listen }: Engine, now: () => number, most: Fill = BOUNDLESS): Store {
  /** Bytes of the rows of battles that are open here. */
  const counted = new Map<string, number>();
  function count(battle: string, bytes: number): void {
    counted.delete(battle);
    counted.set(battle, bytes);
    const [oldest] = counted.keys();
    if (counted.size > MOST_COUNTED && oldest !== undefined) counted.delete(oldest);
  }

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
      const had = after === 0 ? 0 : (counted.get(battle) ?? 0);
      count(battle, had + found.reduce((sum, { body }) => sum + Buffer.byteLength(body), 0));
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
      const body = JSON.stringify(row);
      const bytes = (counted.get(battle) ?? 0) + Buffer.byteLength(body);
      const beside = row.entries.length === 0 ? RESERVE : NOTHING;
      if (sequence > most.rows + beside.rows || bytes > most.bytes + beside.bytes) return 'full';
      if (!(await keep({ battle, sequence, act: row.act, body, at: now() }))) return 'conflict';
      count(battle, bytes);
      return 'kept';
    },
  };
}
