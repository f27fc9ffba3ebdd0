import type { Language } from '@escarmouche/referee';
import { isOf } from '../host/persons.ts';
import type { Engine } from '../store/engine.ts';
import { newHostKeys, type HostKeys, type Subscription } from './sending.ts';

const KEYS = 'push keys';

export function subscriptionsOf({ db }: Pick<Engine, 'db'>) {
  const read = (name: string) => db.selectFrom('setting').select('body').where('name', '=', name).executeTakeFirst();

  return {
    /** Keys of the host, made once for all nodes. */
    async keys(): Promise<HostKeys> {
      if (!(await read(KEYS)))
        await db
          .insertInto('setting')
          .values({ name: KEYS, body: JSON.stringify(await newHostKeys()) })
          .onConflict((there) => there.doNothing())
          .execute();
      return JSON.parse((await read(KEYS))?.body ?? '') as HostKeys;
    },

    /** Keeps the subscription of a device in the place of the one before; a browser that has become another device takes its own along. */
    async keep(device: string, { endpoint, keys, language }: Subscription): Promise<void> {
      await db.transaction().execute(async (turn) => {
        await turn
          .deleteFrom('push')
          .where((either) => either.or([either('device', '=', device), either('endpoint', '=', endpoint)]))
          .execute();
        await turn
          .insertInto('push')
          .values({ device, endpoint, keys: JSON.stringify(keys), language })
          .execute();
      });
    },

    async remove(device: string): Promise<void> {
      await db.deleteFrom('push').where('device', '=', device).execute();
    },

    /** Takes away a subscription that its push service knows no longer. */
    async drop(endpoint: string): Promise<void> {
      await db.deleteFrom('push').where('endpoint', '=', endpoint).execute();
    },

    /** Subscriptions of all devices of a person. */
    async of(person: string): Promise<readonly Subscription[]> {
      const found = await db
        .selectFrom('push')
        .innerJoin('device', 'device.id', 'push.device')
        .select(['endpoint', 'keys', 'language'])
        .where(isOf(person))
        .execute();
      return found.map(({ endpoint, keys, language }) => ({
        endpoint,
        keys: JSON.parse(keys) as Subscription['keys'],
        language: language as Language,
      }));
    },
  };
}

export type Subscriptions = ReturnType<typeof subscriptionsOf>;
