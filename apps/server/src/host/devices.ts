import type { DeviceOfPerson } from '@escarmouche/online/api';
import { sql, type Selectable } from 'kysely';
import type { Engine } from '../store/engine.ts';
import { isFull } from '../store/open.ts';
import type { Tables } from '../store/tables.ts';
import { DAY } from './invitations.ts';
import { holdPerson, isOf } from './persons.ts';
import { digestOf, newId, newToken } from './tokens.ts';

/** A device, known by a token that it alone has. Devices that one person has joined have the same id. */
export interface Device {
  readonly id: string;
  /** The device itself among those of its person. */
  readonly own: string;
}

type Known = Pick<Selectable<Tables['device']>, 'id' | 'joined' | 'seen'>;

/** Milliseconds between two notes that a device was there. */
const HOUR = 3_600_000;
/** Days without a request after which a device that nobody uses is taken away. */
const UNUSED = 400;

export function devicesOf({ db }: Engine, now: () => number) {
  /** Notes that a device was there; false where it was taken away meanwhile. */
  async function note(device: string): Promise<boolean> {
    try {
      const { numUpdatedRows } = await db.updateTable('device').set({ seen: now() }).where('id', '=', device).executeTakeFirstOrThrow();
      return numUpdatedRows > 0n;
    } catch (error) {
      // A database that has no room is read all the same.
      if (!isFull(error)) throw error;
      return true;
    }
  }

  return {
    /** A new device; the token is told once. */
    async create(): Promise<Pick<Device, 'id'> & { readonly token: string }> {
      const [id, token] = [newId(), newToken()];
      await db
        .insertInto('device')
        .values({ id, digest: digestOf(token), created: now() })
        .execute();
      return { id, token };
    },
    /** The device of a token; undefined of a token that nobody was given, that was ended, or whose device was taken away. */
    async of(token: string): Promise<Device | undefined> {
      // Asked at every request: a statement takes longer to be built than to be answered.
      const asked = sql<Known>`select id, joined, seen from device where digest = ${digestOf(token)} and ended is null`;
      const [found] = (await asked.execute(db)).rows;
      if (!found || ((found.seen ?? 0) < now() - HOUR && !(await note(found.id)))) return undefined;
      return { id: found.joined ?? found.id, own: found.id };
    },

    /** The devices of the person of a device, the last seen first. */
    async ofPerson({ id: person, own }: Device): Promise<DeviceOfPerson[]> {
      const found = await living(db, person).select(['id', 'created', 'seen']).orderBy('created').execute();
      const told = found.map(({ id, created, seen }) => ({ id, created, seen: seen ?? created, isThis: id === own }));
      return told.toSorted((a, b) => b.seen - a.seen);
    },

    /**
     * Ends the token of a device of the same person: its seats stay with the person, its subscription to notices goes, and so do codes, since the device may be
     * in other hands. The last device stays, as nobody else could come to its seats.
     */
    async end({ id: known, own }: Device, device: string): Promise<'ended' | 'unknown' | 'last'> {
      return db.transaction().execute(async (turn) => {
        const person = await holdPerson(turn, known);
        const devices = (await living(turn, person).select('id').execute()).map(({ id }) => id);
        // Two devices may end each other at once.
        if (![own, device].every((one) => devices.includes(one))) return 'unknown';
        if (devices.length === 1) return 'last';
        await turn.updateTable('device').set({ ended: now() }).where('id', '=', device).execute();
        await turn.deleteFrom('push').where('device', '=', device).execute();
        await turn.deleteFrom('code').where('device', '=', person).execute();
        return 'ended';
      });
    },

    /** Devices of a list whose tokens were ended. */
    async endedOf(devices: readonly string[]): Promise<ReadonlySet<string>> {
      if (devices.length === 0) return new Set();
      const found = await db.selectFrom('device').select('id').where('id', 'in', devices).where('ended', 'is not', null).execute();
      return new Set(found.map(({ id }) => id));
    },

    /**
     * Takes away devices that have sent no request for 400 days, have no subscription to notices, and whose persons hold no seat, look on nowhere and have
     * made no battle that is kept; the device by whose id a person is known goes after the others. Returns how many. One statement decides: a device that
     * comes back has noted that in its own row, before or, once it is gone, in vain, and only then may be given a seat.
     */
    async sweep(): Promise<number> {
      const { numDeletedRows } = await db
        .deleteFrom('device')
        .where(({ fn }) => fn.coalesce('seen', 'created'), '<', now() - UNUSED * DAY)
        .where('id', 'not in', db.selectFrom('push').select('push.device'))
        .where('id', 'not in', db.selectFrom('device as other').select('other.joined').where('other.joined', 'is not', null))
        .where(({ fn }) => fn.coalesce('joined', 'id'), 'not in', withBattles(db))
        .executeTakeFirstOrThrow();
      if (numDeletedRows > 0n)
        for (const table of ['guest', 'notice'] as const)
          await db.deleteFrom(table).where('device', 'not in', db.selectFrom('device').select('device.id')).execute();
      return Number(numDeletedRows);
    },
  };
}

/** Persons who hold a seat of a battle, look on, or have made it. */
const withBattles = (db: Engine['db']) =>
  db
    .selectFrom('seat')
    .select('seat.device as person')
    .where('seat.device', 'is not', null)
    .unionAll(db.selectFrom('watcher').select('watcher.device as person'))
    .unionAll(db.selectFrom('battle').select('creator as person').where('creator', 'is not', null));

/** Devices of a person whose tokens were not ended. */
const living = (db: Engine['db'], person: string) => db.selectFrom('device').where(isOf(person)).where('ended', 'is', null);

export type Devices = ReturnType<typeof devicesOf>;
