import type { DeviceOfPerson } from '@escarmouche/online/api';
import type { Engine } from '../store/engine.ts';
import { isFull } from '../store/open.ts';
import { holdPerson, isOf } from './persons.ts';
import { digestOf, newId, newToken } from './tokens.ts';

/** A device, known by a token that it alone has. Devices that one person has joined have the same id. */
export interface Device {
  readonly id: string;
  /** The device itself among those of its person. */
  readonly own: string;
}

/** Milliseconds between two notes that a device was there. */
const HOUR = 3_600_000;

export function devicesOf({ db }: Engine, now: () => number) {
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
    /** The device of a token; undefined of a token that nobody was given, or that was ended. */
    async of(token: string): Promise<Device | undefined> {
      const found = await db
        .selectFrom('device')
        .select(['id', 'joined', 'seen'])
        .where('digest', '=', digestOf(token))
        .where('ended', 'is', null)
        .executeTakeFirst();
      if (!found) return undefined;
      if ((found.seen ?? 0) < now() - HOUR) {
        const noted = db.updateTable('device').set({ seen: now() }).where('id', '=', found.id).execute();
        // A database that has no room is read all the same.
        await noted.catch((error: unknown) => {
          if (!isFull(error)) throw error;
        });
      }
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
  };
}

/** Devices of a person whose tokens were not ended. */
const living = (db: Engine['db'], person: string) => db.selectFrom('device').where(isOf(person)).where('ended', 'is', null);

export type Devices = ReturnType<typeof devicesOf>;
