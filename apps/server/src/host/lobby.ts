import { commitment } from '@escarmouche/online';
import type { Gathering, Header, Invited } from '@escarmouche/online/api';
import { NOBODY, type Seat } from '@escarmouche/referee';
import { personsOf } from '@escarmouche/session';
import { sql, type Transaction } from 'kysely';
import type { Engine } from '../store/engine.ts';
import type { Tables } from '../store/tables.ts';
import { DAY, DAYS, holdBattle } from './invitations.ts';
import { latestBattles } from './latest.ts';
import { holdPerson } from './persons.ts';
import { openBattles } from './rights.ts';
import { digestOf, newId, newSecret, newToken } from './tokens.ts';

/** Days for which a node that starts takes up the bots of a battle again by itself, and battles at most; others go on when they are looked at. */
const OF_LATE = 30;
const MOST_RESUMED = 100;

/** A new battle, with an invitation for each seat of a person, and under '' one for those who look on. */
export interface Created {
  readonly battle: string;
  readonly invitations: Readonly<Record<Seat, string>>;
}

export type Claimed = { readonly battle: string; readonly seat: Seat } | 'unknown' | 'used' | 'expired';

/** A battle of a device: the seats that it holds, and when something last happened. */
export interface Held extends Pick<Header, 'system' | 'title' | 'seats'> {
  readonly battle: string;
  readonly own: readonly Seat[];
  readonly since: number;
}

/** Battles from their set-up to the moment when everybody sits and has shown their secret. */
export function lobbyOf({ db }: Engine, now: () => number) {
  const seatsOf = (battle: string) => db.selectFrom('seat').selectAll().where('battle', '=', battle).orderBy('seat').execute();

  async function put(turn: Transaction<Tables>, header: Header, creator: string | null): Promise<Created> {
    const battle = newId();
    const persons = personsOf(header.seats);
    const invitations = Object.fromEntries([...persons, NOBODY].map((seat) => [seat, newToken()]));
    await turn
      .insertInto('battle')
      .values({ id: battle, header: JSON.stringify(header), secret: newSecret(), created: now(), creator })
      .execute();
    if (persons.length > 0)
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
    return { battle, invitations };
  }

  return {
    /** Keeps a battle that no device has made. */
    create: (header: Header): Promise<Created> => db.transaction().execute((turn) => put(turn, header, null)),

    /** Keeps a battle that a device has made; undefined where its person has so many open ones already, however many are made at once. */
    async createFor(device: string, header: Header, most: number): Promise<Created | undefined> {
      return db.transaction().execute(async (turn) => {
        const creator = await holdPerson(turn, device);
        return (await openBattles(turn, creator, now())) < most ? put(turn, header, creator) : undefined;
      });
    },

    /** An invitation, to whoever has it; undefined of one that there is not. */
    async invited(device: string, token: string): Promise<Invited | undefined> {
      const found = await db
        .selectFrom('invitation')
        .innerJoin('battle', 'battle.id', 'invitation.battle')
        .select(['battle', 'seat', 'usedBy', 'expires', 'header'])
        .where('digest', '=', digestOf(token))
        .executeTakeFirst();
      if (!found) return undefined;
      const isOpen = found.usedBy === null ? found.expires >= now() : found.usedBy === device;
      return { battle: found.battle, seat: found.seat, header: JSON.parse(found.header) as Header, open: isOpen };
    },

    /** Takes the seat of an invitation for a device, with the commitment to its secret; those who look on may be many. */
    async claim(asking: string, token: string, promised: string): Promise<Claimed> {
      return db.transaction().execute(async (turn): Promise<Claimed> => {
        const device = await holdPerson(turn, asking);
        const found = await turn.selectFrom('invitation').selectAll().where('digest', '=', digestOf(token)).executeTakeFirst();
        if (!found) return 'unknown';
        const { battle, seat, usedBy, expires } = found;
        if (seat === NOBODY) {
          const looks = turn.selectFrom('watcher').select('device').where('battle', '=', battle).where('device', '=', device);
          if (expires < now() && !(await looks.executeTakeFirst())) return 'expired';
          await turn
            .insertInto('watcher')
            .values({ battle, device })
            .onConflict((taken) => taken.doNothing())
            .execute();
          return { battle, seat };
        }
        if (usedBy === device) return { battle, seat };
        if (usedBy !== null) return 'used';
        if (expires < now()) return 'expired';
        const { numUpdatedRows } = await turn
          .updateTable('invitation')
          .set({ usedBy: device })
          .where('digest', '=', found.digest)
          .where('usedBy', 'is', null)
          .executeTakeFirst();
        if (numUpdatedRows === 0n) return 'used';
        await turn.updateTable('seat').set({ device }).where('battle', '=', battle).where('seat', '=', seat).execute();
        // The secret of a seat that is opened anew stays: dice have fallen by it.
        await turn
          .updateTable('seat')
          .set({ commitment: promised })
          .where('battle', '=', battle)
          .where('seat', '=', seat)
          .where('secret', 'is', null)
          .execute();
        return { battle, seat };
      });
    },

    /** Shows the secret of a seat; false where it is not the one that the seat is committed to, or not everybody has come yet. */
    async show(battle: string, device: string, seat: Seat, secret: string): Promise<boolean> {
      return db.transaction().execute(async (turn) => {
        await holdBattle(turn, battle);
        const seats = await turn.selectFrom('seat').selectAll().where('battle', '=', battle).execute();
        const own = seats.find((one) => one.seat === seat && one.device === device);
        const isPromised = own !== undefined && own.commitment === commitment(battle, seat, secret);
        if (!isPromised || seats.some((one) => one.commitment === null)) return false;
        await turn.updateTable('seat').set({ secret }).where('battle', '=', battle).where('seat', '=', seat).execute();
        return true;
      });
    },

    /** How far a gathering is; undefined of a battle that there is not. */
    async gathering(battle: string): Promise<Pick<Gathering, 'header' | 'commitment' | 'seats'> | undefined> {
      const found = await db.selectFrom('battle').select(['header', 'secret']).where('id', '=', battle).executeTakeFirst();
      if (!found) return undefined;
      const seats = await seatsOf(battle);
      return {
        header: JSON.parse(found.header) as Header,
        commitment: commitment(battle, NOBODY, found.secret),
        seats: seats.map((one) => ({
          seat: one.seat,
          taken: one.device !== null,
          ...(one.commitment !== null && { commitment: one.commitment }),
          shown: one.secret !== null,
        })),
      };
    },

    /** Does a device hold a seat? For '', what everybody may know: does the device hold any seat, or look on? */
    async holds(battle: string, device: string, seat: Seat): Promise<boolean> {
      if (seat !== NOBODY) {
        // Asked at every act: a statement takes longer to be built than to be answered.
        const held = sql`select device from seat where battle = ${battle} and seat = ${seat} and device = ${device}`;
        return (await held.execute(db)).rows.length > 0;
      }
      const seats = db.selectFrom('seat').select('device').where('battle', '=', battle).where('device', '=', device);
      const looks = db.selectFrom('watcher').select('device').where('battle', '=', battle).where('device', '=', device);
      return (await seats.union(looks).executeTakeFirst()) !== undefined;
    },

    /** The same of many devices at once. */
    async heldBy(devices: readonly string[]): Promise<(device: string, battle: string, seat: Seat) => boolean> {
      if (devices.length === 0) return () => false;
      const seats = await db.selectFrom('seat').select(['device', 'battle', 'seat']).where('device', 'in', devices).execute();
      const looks = await db.selectFrom('watcher').select(['device', 'battle']).where('device', 'in', devices).execute();
      const held = new Set(seats.map(({ device, battle, seat }) => `${device} ${battle} ${seat}`));
      for (const { device, battle } of [...seats, ...looks]) held.add(`${device} ${battle} ${NOBODY}`);
      return (device, battle, seat) => held.has(`${device} ${battle} ${seat}`);
    },

    /** The secrets of a battle whose seats have all shown theirs; undefined before. */
    async secrets(battle: string): Promise<{ readonly host: string; readonly seats: Readonly<Record<Seat, string>> } | undefined> {
      const found = await db.selectFrom('battle').select('secret').where('id', '=', battle).executeTakeFirst();
      const seats = await seatsOf(battle);
      const shown = seats.flatMap(({ seat, secret }) => (secret === null ? [] : [[seat, secret] as const]));
      return found && shown.length === seats.length ? { host: found.secret, seats: Object.fromEntries(shown) } : undefined;
    },

    /** Battles in which a device holds seats, or looks on, the latest first. */
    async battlesOf(device: string): Promise<readonly Held[]> {
      const seats = db.selectFrom('seat').select(['battle', 'seat']).where('device', '=', device);
      const looks = db
        .selectFrom('watcher')
        .select(['battle', sql.lit('').as('seat')])
        .where('device', '=', device);
      const all = await seats.unionAll(looks).execute();
      const ids = [...new Set(all.map(({ battle }) => battle))];
      if (ids.length === 0) return [];
      const battles = await latestBattles(db).where('id', 'in', ids).execute();
      return battles.map(({ id, header, created, last }) => {
        const { system, title, seats: holders } = JSON.parse(header) as Header;
        const own = all.flatMap(({ battle, seat }) => (battle === id && seat !== NOBODY ? [seat] : []));
        return { battle: id, system, title, seats: holders, own: own.toSorted(), since: last ?? created };
      });
    },

    /** Battles with bots, NPCs or answers in advance in which something has been done of late, the last first. */
    async ofMachines(): Promise<readonly string[]> {
      const last = sql<number>`(select at from "row" where battle = battle.id order by sequence desc limit 1)`;
      const found = await db
        .selectFrom('battle')
        .select(['id', last.as('last')])
        .where((either) =>
          either.or([
            ...['bot', 'npc'].map((by) => either('header', 'like', `%"by":"${by}"%`)),
            either('id', 'in', either.selectFrom('policy').select('policy.battle')),
          ]),
        )
        .where('ended', 'is', null)
        .where(last, '>', now() - OF_LATE * DAY)
        .orderBy('last', 'desc')
        .limit(MOST_RESUMED)
        .execute();
      return found.map(({ id }) => id);
    },
  };
}

export type Lobby = ReturnType<typeof lobbyOf>;
