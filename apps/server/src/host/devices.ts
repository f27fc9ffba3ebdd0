import type { Engine } from '../store/engine.ts';
import { digestOf, newId, newToken } from './tokens.ts';

/** A device, known by a token that it alone has. */
export interface Device {
  readonly id: string;
}

/** Milliseconds between two notes that a device was there. */
const HOUR = 3_600_000;

export function devicesOf({ db }: Engine, now: () => number) {
  return {
    /** A new device; the token is told once. */
    async create(): Promise<Device & { readonly token: string }> {
      const [id, token] = [newId(), newToken()];
      await db
        .insertInto('device')
        .values({ id, digest: digestOf(token), created: now() })
        .execute();
      return { id, token };
    },
    /** The device of a token; undefined of a token that nobody was given. */
    async of(token: string): Promise<Device | undefined> {
      const found = await db.selectFrom('device').select(['id', 'seen']).where('digest', '=', digestOf(token)).executeTakeFirst();
      if (!found) return undefined;
      const { id, seen } = found;
      if ((seen ?? 0) < now() - HOUR) await db.updateTable('device').set({ seen: now() }).where('id', '=', id).execute();
      return { id };
    },
  };
}

export type Devices = ReturnType<typeof devicesOf>;
