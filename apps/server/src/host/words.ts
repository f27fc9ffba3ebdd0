import type { Saying, Word } from '@escarmouche/online';
import type { Seat } from '@escarmouche/referee';
import type { Engine } from '../store/engine.ts';

/** Words of a seat in a minute, and of a battle in all, at most. */
const IN_A_MINUTE = 6;
const IN_ALL = 2000;
const MINUTE = 60_000;

/** Words beside battles: numbered, so that whoever comes back hears what is new. Spectators read them. */
export function wordsOf({ db, tell, listenBeside }: Engine, now: () => number) {
  const last = async (battle: string): Promise<number> => {
    const found = await db
      .selectFrom('word')
      .select(({ fn }) => fn.max('number').as('last'))
      .where('battle', '=', battle)
      .executeTakeFirst();
    return found?.last ?? 0;
  };

  return {
    /** Keeps a saying of a seat; one that is sent again under its name is kept once. Returns its number, or why it is not kept. */
    async say(battle: string, seat: Seat, name: string, saying: Saying): Promise<number | 'often' | 'full'> {
      for (;;) {
        const own = db.selectFrom('word').where('battle', '=', battle).where('seat', '=', seat);
        const known = await own.select('number').where('name', '=', name).executeTakeFirst();
        if (known) return known.number;
        const at = now();
        const { count } = await own
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .where('at', '>', at - MINUTE)
          .where('at', '<=', at)
          .executeTakeFirstOrThrow();
        if (count >= IN_A_MINUTE) return 'often';
        const number = (await last(battle)) + 1;
        if (number > IN_ALL) return 'full';
        const { numInsertedOrUpdatedRows: kept } = await db
          .insertInto('word')
          .values({ battle, number, seat, name, body: JSON.stringify(saying), at })
          .onConflict((taken) => taken.doNothing())
          .executeTakeFirstOrThrow();
        // Another word has taken the number.
        if (kept === 0n) continue;
        await tell(battle);
        return number;
      }
    },

    /** Words after a number, in their order. */
    async after(battle: string, number: number): Promise<readonly Word[]> {
      const found = await db
        .selectFrom('word')
        .select(['number', 'seat', 'body', 'at'])
        .where('battle', '=', battle)
        .where('number', '>', number)
        .orderBy('number')
        .execute();
      return found.map(({ body, ...word }) => ({ ...word, ...(JSON.parse(body) as Saying) }));
    },

    /** Calls back when something may have been said in a battle, on any node; returns what ends it. */
    subscribe: (battle: string, listener: () => void): (() => void) =>
      listenBeside((changed) => {
        if (changed === undefined || changed === battle) listener();
      }),
  };
}

export type Words = ReturnType<typeof wordsOf>;
