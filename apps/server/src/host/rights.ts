import type { Kysely } from 'kysely';
import type { Engine } from '../store/engine.ts';
import type { Tables } from '../store/tables.ts';

/** Days until a battle that has not begun is taken away, at least. */
const LAPSED = 14;
/** Days without an act after which a battle that nobody has ended counts no longer. */
const FORGOTTEN = 60;
const DAY = 86_400_000;

/** Rights of devices to battles, beside those of seats. */
export function rightsOf({ db }: Pick<Engine, 'db'>, now: () => number) {
  return {
    /** A device has shown an invitation to a battle: it may read who is there before it takes a seat. */
    async show(battle: string, device: string): Promise<void> {
      await db
        .insertInto('guest')
        .values({ battle, device })
        .onConflict((there) => there.doNothing())
        .execute();
    },

    /** May a device read who is there? It has made the battle, holds a seat, looks on, or has shown an invitation. */
    async mayRead(battle: string, device: string): Promise<boolean> {
      const found = await db
        .selectFrom('battle')
        .select('id')
        .where('id', '=', battle)
        .where(({ or, eb, exists, selectFrom }) =>
          or([
            eb('creator', '=', device),
            ...(['seat', 'watcher', 'guest'] as const).map((table) =>
              exists(selectFrom(table).select('device').whereRef('battle', '=', 'battle.id').where('device', '=', device)),
            ),
          ]),
        )
        .executeTakeFirst();
      return found !== undefined;
    },

    async isCreator(battle: string, device: string): Promise<boolean> {
      const found = await db.selectFrom('battle').select('id').where('id', '=', battle).where('creator', '=', device).executeTakeFirst();
      return found !== undefined;
    },

    /** Battles that a device has made, that nobody has ended and in which something was done of late. */
    async openBattles(device: string): Promise<number> {
      const { count } = await db
        .selectFrom('battle')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('creator', '=', device)
        .where('ended', 'is', null)
        .where(({ or, eb, exists, selectFrom }) =>
          or([
            eb('created', '>', now() - FORGOTTEN * DAY),
            exists(
              selectFrom('row')
                .select('sequence')
                .whereRef('row.battle', '=', 'battle.id')
                .where('at', '>', now() - FORGOTTEN * DAY),
            ),
          ]),
        )
        .executeTakeFirstOrThrow();
      return Number(count);
    },

    /** Notes that a battle is over, or goes on once more. */
    async end(battle: string, isOver: boolean): Promise<void> {
      await db
        .updateTable('battle')
        .set({ ended: isOver ? now() : null })
        .where('id', '=', battle)
        .where('ended', isOver ? 'is' : 'is not', null)
        .execute();
    },

    /** Takes away battles that have not begun and to which no invitation leads any more; returns how many. */
    async sweep(): Promise<number> {
      const lapsed = await db
        .selectFrom('battle')
        .select('id')
        .where(({ not, exists, selectFrom }) => not(exists(selectFrom('row').select('sequence').whereRef('row.battle', '=', 'battle.id'))))
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(selectFrom('invitation').select('digest').whereRef('invitation.battle', '=', 'battle.id').where('expires', '>=', now())),
          ),
        )
        .where('created', '<', now() - LAPSED * DAY)
        .execute();
      for (const { id } of lapsed) await takeAway(db, id);
      return lapsed.length;
    },
  };
}

export type Rights = ReturnType<typeof rightsOf>;

/** Takes away a battle that has not begun: one that begins meanwhile has a row, which holds it. */
async function takeAway(db: Kysely<Tables>, battle: string): Promise<void> {
  await db.transaction().execute(async (turn) => {
    for (const table of ['invitation', 'watcher', 'guest', 'word', 'policy', 'seat'] as const)
      await turn.deleteFrom(table).where('battle', '=', battle).execute();
    await turn.deleteFrom('battle').where('id', '=', battle).execute();
  });
}
