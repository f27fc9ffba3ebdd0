import type { Language } from '@escarmouche/referee';
import { pushFor } from '../browser/push.ts';
import { ask, pushKey } from './api.ts';

/** Notices of a turn on this device, where its host and its browser have them. */
export interface Notices {
  readonly wanted: boolean;
  /** Asks the browser, and tells the host; after a click alone. False where the browser or the host refuses. */
  want(language: Language): Promise<boolean>;
  refuse(): Promise<void>;
}

const HOST = { ask, pushKey };

/** Notices as they are on this device; undefined where host or browser has none. Tells the host again of those wanted before. */
export async function noticesHere(language: Language, host = HOST): Promise<Notices | undefined> {
  const key = await host.pushKey();
  const push = key === undefined ? undefined : await pushFor(key);
  if (!push) return undefined;
  const told = async (subscription: PushSubscriptionJSON | undefined, as: Language): Promise<boolean> =>
    subscription !== undefined && (await host.ask('PUT', 'push', { ...subscription, language: as })).ok;
  return {
    wanted: await told(await push.current(), language),
    want: async (as) => told(await push.subscribe(), as),
    async refuse() {
      await host.ask('DELETE', 'push');
      await push.unsubscribe();
    },
  };
}
