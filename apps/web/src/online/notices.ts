import type { Language } from '@escarmouche/referee';
import { ask as askHost } from './api.ts';

type Ask = typeof askHost;

/** Notices of a turn on this device, where its host and its browser have them. */
export interface Notices {
  readonly wanted: boolean;
  /** Asks the browser, and tells the host; after a click alone. False where the browser or the host refuses. */
  want(language: Language): Promise<boolean>;
  refuse(): Promise<void>;
}

/** The key of the host for push services; undefined where it tells nobody. */
async function hostKey(ask: Ask): Promise<string | undefined> {
  const reply = await ask<{ key: string | null }>('GET', 'push');
  return reply.ok ? (reply.value.key ?? undefined) : undefined;
}

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0));

const isSame = (key: ArrayBuffer | null, bytes: Uint8Array): boolean =>
  key !== null && bytes.length === key.byteLength && new Uint8Array(key).every((byte, i) => byte === bytes[i]);

/** Notices as they are on this device, once its service worker is there; undefined where host or browser has none. Tells the host again of those wanted before. */
export async function noticesHere(language: Language, ask: Ask = askHost): Promise<Notices | undefined> {
  if (!('serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis)) return undefined;
  const key = await hostKey(ask);
  if (key === undefined) return undefined;
  const { pushManager } = await navigator.serviceWorker.ready;
  const applicationServerKey = bytesOf(key);
  const tell = async (subscription: PushSubscription, as: Language): Promise<boolean> =>
    (await ask('PUT', 'push', { ...subscription.toJSON(), language: as })).ok;

  /** The subscription for this host; one that was made for another key is worth nothing. */
  async function current(): Promise<PushSubscription | undefined> {
    const found = await pushManager.getSubscription();
    if (!found || isSame(found.options.applicationServerKey, applicationServerKey)) return found ?? undefined;
    await found.unsubscribe();
    return undefined;
  }

  const before = await current();
  return {
    wanted: before !== undefined && (await tell(before, language)),
    async want(as) {
      if ((await Notification.requestPermission()) !== 'granted') return false;
      try {
        const subscription = (await current()) ?? (await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey }));
        return await tell(subscription, as);
      } catch {
        // The push service of the browser is not reached, or there is none.
        return false;
      }
    },
    async refuse() {
      await ask('DELETE', 'push');
      await (await current())?.unsubscribe();
    },
  };
}
