/** Notices by the push service of the browser, for the host that has a key. A browser without, or that forbids them, has none. */
export interface Push {
  /** Where notices reach this browser; undefined where nobody has asked for any. */
  current(): Promise<PushSubscriptionJSON | undefined>;
  /** Asks the person, and the push service; after a click alone. Undefined where either refuses. */
  subscribe(): Promise<PushSubscriptionJSON | undefined>;
  unsubscribe(): Promise<void>;
}

/** Bytes of a key of a host in base64url. */
const bytesOf = (key: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0));

const isSame = (key: ArrayBuffer | null, bytes: Uint8Array): boolean =>
  key !== null && bytes.length === key.byteLength && new Uint8Array(key).every((byte, i) => byte === bytes[i]);

function isThere(): boolean {
  try {
    return 'PushManager' in globalThis && 'Notification' in globalThis && 'serviceWorker' in navigator;
  } catch {
    return false;
  }
}

const attempt = <T>(asked: () => Promise<T | undefined>): Promise<T | undefined> => asked().catch(() => undefined);

/** Notices of this browser, once its service worker is there. */
export async function pushFor(key: string): Promise<Push | undefined> {
  if (!isThere()) return undefined;
  const manager = await attempt(async () => (await navigator.serviceWorker.ready).pushManager);
  if (!manager) return undefined;
  const applicationServerKey = bytesOf(key);

  /** The subscription for this host; one that was made for another key is worth nothing. */
  async function held(): Promise<PushSubscription | undefined> {
    const found = await manager?.getSubscription();
    if (!found || isSame(found.options.applicationServerKey, applicationServerKey)) return found ?? undefined;
    await found.unsubscribe();
    return undefined;
  }

  return {
    current: () => attempt(async () => (await held())?.toJSON()),
    subscribe: () =>
      attempt(async () => {
        if ((await Notification.requestPermission()) !== 'granted') return undefined;
        return ((await held()) ?? (await manager.subscribe({ userVisibleOnly: true, applicationServerKey }))).toJSON();
      }),
    async unsubscribe() {
      await attempt(async () => (await held())?.unsubscribe());
    },
  };
}
