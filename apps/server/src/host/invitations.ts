import { NOBODY, type Seat } from '@escarmouche/referee';
import type { Transaction } from 'kysely';
import type { Engine } from '../store/engine.ts';
import type { Tables } from '../store/tables.ts';
import { digestOf, newToken } from './tokens.ts';

/** Days until an invitation that nobody has followed lapses. */
export const DAYS = 14;
export const DAY = 86_400_000;

/** Invitations that are made anew; those before lead nowhere any more. */
export function invitationsOf({ db }: Pick<Engine, 'db'>, now: () => number) {
  return {
    /**
     * Frees a seat of a battle that has not begun, and invites to it anew; undefined of a seat that there is not, or a battle that has begun. For '' invites
     * anew to look on, at any time: persons who look on already may go on.
     */
    async renew(battle: string, seat: Seat): Promise<string | undefined> {
      return db.transaction().execute(async (turn) => {
        await holdBattle(turn, battle);
        const before = turn.deleteFrom('invitation').where('battle', '=', battle).where('seat', '=', seat);
        if (seat === NOBODY) {
          await before.execute();
          return invite(turn, battle, seat, now());
        }
        const { numDeletedRows } = await before
          .where(({ exists, selectFrom }) =>
            exists(selectFrom('seat').select('seat').where('battle', '=', battle).where('secret', 'is', null)),
          )
          .executeTakeFirst();
        if (numDeletedRows === 0n) return undefined;
        await turn
          .updateTable('seat')
          .set({ device: null, commitment: null, secret: null })
          .where('battle', '=', battle)
          .where('seat', '=', seat)
          .execute();
        return invite(turn, battle, seat, now());
      });
    },
  };
}

export type Invitations = ReturnType<typeof invitationsOf>;

/** Lets nobody else change the seats of a battle until a transaction is done. */
export async function holdBattle(turn: Transaction<Tables>, battle: string): Promise<void> {
  await turn
    .updateTable('battle')
    .set(({ ref }) => ({ created: ref('created') }))
    .where('id', '=', battle)
    .execute();
}

/** Invites to a seat; returns the invitation, of which the store has the digest alone. */
export async function invite(turn: Transaction<Tables>, battle: string, seat: Seat, now: number): Promise<string> {
  const token = newToken();
  await turn
    .insertInto('invitation')
    .values({ digest: digestOf(token), battle, seat, expires: now + DAYS * DAY, usedBy: null })
    .execute();
  return token;
}
