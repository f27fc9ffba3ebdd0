import { commitment } from '@escarmouche/online';
import { NOBODY, type Seat } from '@escarmouche/referee';
import { personsOf } from '@escarmouche/session';
import type { Engine } from '../store/engine.ts';
import type { Header } from './header.ts';
import { digestOf, newId, newSecret, newToken } from './tokens.ts';

/** Days until an invitation that nobody has followed lapses. */
const DAYS = 14;
const DAY = 86_400_000;

/** A battle before its first command: who sits where, and the commitments to the secrets of its dice. */
export interface Gathering {
  readonly commitment: string;
  readonly seats: readonly { readonly seat: Seat; readonly taken: boolean; readonly commitment?: string; readonly shown: boolean }[];
}

export type Claimed = { readonly battle: string; readonly seat: Seat } | 'unknown' | 'used' | 'expired';

/** Battles from their set-up to the moment when everybody sits and has shown their secret. */
export function lobbyOf({ db }: Engine, now: () => number) {
  const seatsOf = (battle: string) => db.selectFrom('seat').selectAll().where('battle', '=', battle).orderBy('seat').execute();

  return {
    /** Keeps a battle; returns an invitation for each seat of a person, and under '' one for those who look on. */
    async create(header: Header): Promise<{ readonly battle: string; readonly invitations: Readonly<Record<Seat, string>> }> {
      const battle = newId();
      const persons = personsOf(header.seats);
      const invitations = Object.fromEntries([...persons, NOBODY].map((seat) => [seat, newToken()]));
      await db.transaction().execute(async (turn) => {
        await turn
          .insertInto('battle')
          .values({ id: battle, header: JSON.stringify(header), secret: newSecret(), created: now() })
          .execute();
        await turn
          .insertInto('seat')
          .values(persons.map((seat) => ({ battle, seat, device: null, commitment: null, secret: null })))
          .execute();
        await turn
          .insertInto('invitation')
          .values(
            Object.entries(invitations).map(([seat, token]) => ({
              digest: digestOf(token),
              battle,
              seat,
              expires: now() + DAYS * DAY,
              usedBy: null,
            })),
          )
          .execute();
      });
      return { battle, invitations };
    },

    /** Takes the seat of an invitation for a device, with the commitment to its secret; those who look on may be many. */
    async claim(device: string, token: string, promised: string): Promise<Claimed> {
      const found = await db.selectFrom('invitation').selectAll().where('digest', '=', digestOf(token)).executeTakeFirst();
      if (!found) return 'unknown';
      const { battle, seat, usedBy, expires } = found;
      if (seat === NOBODY) {
        await db
          .insertInto('watcher')
          .values({ battle, device })
          .onConflict((taken) => taken.doNothing())
          .execute();
        return { battle, seat };
      }
      if (usedBy === device) return { battle, seat };
      if (usedBy !== null) return 'used';
      if (expires < now()) return 'expired';
      return db.transaction().execute(async (turn) => {
        const { numUpdatedRows } = await turn
          .updateTable('invitation')
          .set({ usedBy: device })
          .where('digest', '=', found.digest)
          .where('usedBy', 'is', null)
          .executeTakeFirst();
        if (numUpdatedRows === 0n) return 'used';
        await turn
          .updateTable('seat')
          .set({ device, commitment: promised })
          .where('battle', '=', battle)
          .where('seat', '=', seat)
          .execute();
        return { battle, seat };
      });
    },

    /** Shows the secret of a seat; false where it is not the one that the seat is committed to, or not everybody has come yet. */
    async show(battle: string, device: string, seat: Seat, secret: string): Promise<boolean> {
      const seats = await seatsOf(battle);
      if (seats.some((one) => one.commitment === null)) return false;
      const own = seats.find((one) => one.seat === seat && one.device === device);
      if (!own || own.commitment !== commitment(battle, seat, secret)) return false;
      await db.updateTable('seat').set({ secret }).where('battle', '=', battle).where('seat', '=', seat).execute();
      return true;
    },

    /** How far a gathering is; undefined of a battle that there is not. */
    async gathering(battle: string): Promise<Gathering | undefined> {
      const found = await db.selectFrom('battle').select('secret').where('id', '=', battle).executeTakeFirst();
      if (!found) return undefined;
      const seats = await seatsOf(battle);
      return {
        commitment: commitment(battle, NOBODY, found.secret),
        seats: seats.map((one) => ({
          seat: one.seat,
          taken: one.device !== null,
          ...(one.commitment !== null && { commitment: one.commitment }),
          shown: one.secret !== null,
        })),
      };
    },

    /** Does a device hold a seat, or for '' look on? */
    async holds(battle: string, device: string, seat: Seat): Promise<boolean> {
      const own =
        seat === NOBODY
          ? db.selectFrom('watcher').select('device').where('battle', '=', battle).where('device', '=', device)
          : db.selectFrom('seat').select('device').where('battle', '=', battle).where('seat', '=', seat).where('device', '=', device);
      return (await own.executeTakeFirst()) !== undefined;
    },

    /** The secrets of a battle whose seats have all shown theirs; undefined before. */
    async secrets(battle: string): Promise<{ readonly host: string; readonly seats: Readonly<Record<Seat, string>> } | undefined> {
      const found = await db.selectFrom('battle').select('secret').where('id', '=', battle).executeTakeFirst();
      const seats = await seatsOf(battle);
      const shown = seats.flatMap(({ seat, secret }) => (secret === null ? [] : [[seat, secret] as const]));
      return found && shown.length === seats.length ? { host: found.secret, seats: Object.fromEntries(shown) } : undefined;
    },

    /** The battles and seats of a device. */
    async seatsHeld(device: string): Promise<readonly { readonly battle: string; readonly seat: Seat }[]> {
      return db.selectFrom('seat').select(['battle', 'seat']).where('device', '=', device).orderBy('battle').execute();
    },
  };
}

export type Lobby = ReturnType<typeof lobbyOf>;
