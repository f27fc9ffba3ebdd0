import type { Seat } from '@escarmouche/referee';
import type { Transaction } from 'kysely';
import type { Engine } from '../store/engine.ts';
import type { Tables } from '../store/tables.ts';
import { DAY, holdBattle, invite } from './invitations.ts';
import { isOf } from './persons.ts';

/** Days that a device must have stayed away before its seat is given to another without anybody's consent. */
const AWAY = 3;

/** The end of a wish to open a seat anew: an invitation, and the device that has lost the seat; or why there is none. */
export type Reopened = { readonly invitation: string; readonly left: string | null } | 'asked' | 'present' | 'unknown';

/**
 * Seats of battles that have begun, opened anew for another device because theirs is lost. The creator of the battle asks; a person at a third seat has to
 * agree, and where there is none the device must have been away for days: nobody takes the seat of an opponent, with what it may know, behind its back.
 */
export function reopeningsOf({ db }: Pick<Engine, 'db'>, now: () => number) {
  /** Has a person been away for days, with all of their devices? */
  async function isAway(turn: Transaction<Tables>, person: string | null): Promise<boolean> {
    if (person === null) return true;
    const found = await turn
      .selectFrom('device')
      .select(({ fn }) => fn.max('seen').as('seen'))
      .where(isOf(person))
      .executeTakeFirst();
    return (found?.seen ?? 0) < now() - AWAY * DAY;
  }

  return {
    /** Asks, as the creator, for a seat to be opened anew. */
    async ask(battle: string, seat: Seat, creator: string): Promise<Reopened> {
      return db.transaction().execute(async (turn): Promise<Reopened> => {
        await holdBattle(turn, battle);
        const seats = await turn.selectFrom('seat').selectAll().where('battle', '=', battle).execute();
        const own = seats.find((one) => one.seat === seat);
        if (!own || seats.some(({ secret }) => secret === null)) return 'unknown';
        const others = seats.filter(({ device }) => device !== null && device !== creator && device !== own.device);
        const wish = turn.selectFrom('reopening').select('agreed').where('battle', '=', battle).where('seat', '=', seat);
        if (own.device !== creator && others.length > 0 && (await wish.executeTakeFirst())?.agreed !== 1) {
          await turn
            .insertInto('reopening')
            .values({ battle, seat, agreed: 0 })
            .onConflict((there) => there.doNothing())
            .execute();
          return 'asked';
        }
        if (own.device !== creator && others.length === 0 && !(await isAway(turn, own.device))) return 'present';
        await turn.deleteFrom('reopening').where('battle', '=', battle).where('seat', '=', seat).execute();
        await turn.deleteFrom('invitation').where('battle', '=', battle).where('seat', '=', seat).execute();
        await turn.updateTable('seat').set({ device: null }).where('battle', '=', battle).where('seat', '=', seat).execute();
        return { invitation: await invite(turn, battle, seat, now()), left: own.device };
      });
    },

    /** Agrees, as the device at a third seat; false where nothing is asked of it. */
    async agree(battle: string, seat: Seat, device: string): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('reopening')
        .set({ agreed: 1 })
        .where('battle', '=', battle)
        .where('seat', '=', seat)
        .where(({ exists, not, selectFrom }) => {
          const held = selectFrom('seat').select('device').where('battle', '=', battle).where('device', '=', device);
          const asker = selectFrom('battle').select('id').where('id', '=', battle).where('creator', '=', device);
          return exists(held.where('seat', '!=', seat))
            .and(not(exists(held.where('seat', '=', seat))))
            .and(not(exists(asker)));
        })
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    /** Seats whose opening anew waits for somebody to agree. */
    async asked(battle: string): Promise<readonly Seat[]> {
      const waiting = db.selectFrom('reopening').select('seat').where('battle', '=', battle).where('agreed', '=', 0);
      const found = await waiting.orderBy('seat').execute();
      return found.map(({ seat }) => seat);
    },
  };
}

export type Reopenings = ReturnType<typeof reopeningsOf>;
