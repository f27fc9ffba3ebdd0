import type { Kysely } from 'kysely';
import type { Engine } from '../store/engine.ts';
import type { Tables } from '../store/tables.ts';
import { DAY, holdBattle } from './invitations.ts';
import { holdPerson } from './persons.ts';

/** Days until a battle that has not begun is taken away, at least. */
const LAPSED = 14;
/** Days without an act after which a battle that nobody has ended counts no longer. */
const FORGOTTEN = 60;

/** Rights of devices to battles, beside those of seats. */
export function rightsOf({ db }: Pick<Engine, 'db'>, now: () => number) {
  return {
    /** A device that has shown an invitation to a battle may read who is there before it takes a seat. */
    async show(battle: string, device: string): Promise<void> {
      await db.transaction().execute(async (turn) => {
        await turn
          .insertInto('guest')
          .values({ battle, device: await holdPerson(turn, device) })
          .onConflict((there) => there.doNothing())
          .execute();
      });
    },

    /** May a device read who is there? Devices may that have made the battle, hold a seat, look on, or have shown an invitation. */
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
      let taken = 0;
      for (const { id } of await lapsed(db, now()).execute()) if (await takeAway(db, id, now())) taken++;
      return taken;
    },
  };
}

export type Rights = ReturnType<typeof rightsOf>;

/** Battles that a person has made, that nobody has ended and in which something was done of late. */
export async function openBattles(db: Kysely<Tables>, person: string, now: number): Promise<number> {
  const { count } = await db
    .selectFrom('battle')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('creator', '=', person)
    .where('ended', 'is', null)
    .where(({ or, eb, exists, selectFrom }) =>
      or([
        eb('created', '>', now - FORGOTTEN * DAY),
        exists(
          selectFrom('row')
            .select('sequence')
            .whereRef('row.battle', '=', 'battle.id')
            .where('at', '>', now - FORGOTTEN * DAY),
        ),
      ]),
    )
    .executeTakeFirstOrThrow();
  return Number(count);
}

const lapsed = (db: Kysely<Tables>, now: number) =>
  db
    .selectFrom('battle')
    .select('id')
    .where(({ not, exists, selectFrom }) => not(exists(selectFrom('row').select('sequence').whereRef('row.battle', '=', 'battle.id'))))
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('invitation').select('digest').whereRef('invitation.battle', '=', 'battle.id').where('expires', '>=', now))),
    )
    .where('created', '<', now - LAPSED * DAY);

/**
 * Takes away a battle that has not begun; false where somebody was invited anew, or the battle has begun, meanwhile. One that begins at this moment has a
 * row, which holds it.
 */
async function takeAway(db: Kysely<Tables>, battle: string, now: number): Promise<boolean> {
  return db.transaction().execute(async (turn) => {
    await holdBattle(turn, battle);
    if (!(await lapsed(turn, now).where('id', '=', battle).executeTakeFirst())) return false;
    for (const table of ['reopening', 'invitation', 'watcher', 'guest', 'word', 'policy', 'notice', 'seat'] as const)
      await turn.deleteFrom(table).where('battle', '=', battle).execute();
    await turn.deleteFrom('battle').where('id', '=', battle).execute();
    return true;
  });
}
