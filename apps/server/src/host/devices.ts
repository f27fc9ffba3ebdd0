import type { Engine } from '../store/engine.ts';
import { isFull } from '../store/open.ts';
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
    /** The device of a token; undefined of a token that nobody was given. */
    async of(token: string): Promise<Device | undefined> {
      const found = await db
        .selectFrom('device')
        .leftJoin('device as person', 'person.id', 'device.joined')
        .select(['device.id', 'device.joined', 'device.seen', 'person.seen as personSeen'])
        .where('device.digest', '=', digestOf(token))
        .executeTakeFirst();
      if (!found) return undefined;
      const id = found.joined ?? found.id;
      const seen = found.joined === null ? found.seen : found.personSeen;
      if ((seen ?? 0) < now() - HOUR) {
        const noted = db.updateTable('device').set({ seen: now() }).where('id', '=', id).execute();
        // A database that has no room is read all the same.
        await noted.catch((error: unknown) => {
          if (!isFull(error)) throw error;
        });
      }
      return { id, own: found.id };
    },
  };
}

export type Devices = ReturnType<typeof devicesOf>;
