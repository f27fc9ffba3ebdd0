import type { Engine } from '../store/engine.ts';
import { digestOf, newId, newToken } from './tokens.ts';

/** A device, known by a token that it alone has. */
export interface Device {
  readonly id: string;
}

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
      return db.selectFrom('device').select('id').where('digest', '=', digestOf(token)).executeTakeFirst();
    },
  };
}

export type Devices = ReturnType<typeof devicesOf>;
