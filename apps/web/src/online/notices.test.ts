import { afterEach, expect, test, vi } from 'vitest';
import { noticesHere } from './notices.ts';

/** A host with this key, and what it was asked. */
function hostWith(key: string | undefined) {
  const asked: unknown[] = [];
  const ask = (async (...all: unknown[]) => {
    asked.push(all);
    return { ok: true, value: {} };
  }) as never;
  return { host: { ask, pushKey: async () => key }, asked };
}

/** A browser whose person allows notices or not. */
function browser(permission: NotificationPermission): { isSubscribed(): boolean } {
  let held: object | null = null;
  const subscribe = async ({ applicationServerKey }: { applicationServerKey: Uint8Array<ArrayBuffer> }) => {
    const unsubscribe = async () => void (held = null);
    return (held = { options: { applicationServerKey: applicationServerKey.buffer }, toJSON: () => ({ endpoint: 'x' }), unsubscribe });
  };
  const ready = Promise.resolve({ pushManager: { subscribe, getSubscription: async () => held } });
  vi.stubGlobal('navigator', { serviceWorker: { ready } });
  vi.stubGlobal('PushManager', {});
  vi.stubGlobal('Notification', { requestPermission: async () => permission });
  return { isSubscribed: () => held !== null };
}
afterEach(() => void vi.unstubAllGlobals());

const PUT = (language: string) => ['PUT', 'push', { endpoint: 'x', language }];

test('a device that wishes it tells its host where, again when the page comes back, and gives it up', async () => {
  const { isSubscribed } = browser('granted');
  const { host, asked } = hostWith('AQID');
  const notices = await noticesHere('fr', host);
  expect([notices?.wanted, await notices?.want('en')]).toEqual([false, true]);
  const again = await noticesHere('fr', host);
  expect(again?.wanted).toBe(true);
  await again?.refuse();
  expect(asked).toEqual([PUT('en'), PUT('fr'), ['DELETE', 'push']]);
  expect(isSubscribed()).toBe(false);
});

test('a subscription for a host with another key is given up', async () => {
  const { isSubscribed } = browser('granted');
  await (await noticesHere('fr', hostWith('AQID').host))?.want('fr');
  expect([(await noticesHere('fr', hostWith('BAUG').host))?.wanted, isSubscribed()]).toEqual([false, false]);
});

test('where the browser refuses nothing is kept; where it has no notices, or the host has none, there is nothing to choose', async () => {
  const { isSubscribed } = browser('denied');
  const { host, asked } = hostWith('AQID');
  expect(await (await noticesHere('fr', host))?.want('fr')).toBe(false);
  expect([asked, isSubscribed()]).toEqual([[], false]);
  expect(await noticesHere('fr', hostWith(undefined).host)).toBeUndefined();
  vi.stubGlobal('navigator', { serviceWorker: { ready: Promise.reject(new DOMException('no', 'SecurityError')) } });
  expect(await noticesHere('fr', host)).toBeUndefined();
  vi.stubGlobal('navigator', {});
  expect(await noticesHere('fr', host)).toBeUndefined();
});

test('the service worker shows a notice, and leads to its battle: in the window that has it, else in another', async () => {
  const listeners = new Map<string, (event: object) => void>();
  const shown: unknown[] = [];
  const windows = [{ url: 'https://a.example/#/', focus: () => shown.push('focus') }];
  const self = {
    location: { href: 'https://a.example/sw.js' },
    addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
    registration: { showNotification: (...notice: unknown[]) => shown.push(notice) },
    clients: { matchAll: async () => windows, openWindow: (url: string) => shown.push(url) },
  };
  vi.stubGlobal('self', self);
  const [run] = Object.values(import.meta.glob('../offline/sw.js'));
  await run?.();
  const sent = async (type: string, event: object): Promise<void> => {
    const waits: unknown[] = [];
    listeners.get(type)?.({ ...event, waitUntil: (until: unknown) => waits.push(until) });
    await Promise.all(waits);
  };
  await sent('push', { data: { json: () => ({ battle: 'b1', title: 'Essai', body: 'C’est à vous.' }) } });
  const options = { body: 'C’est à vous.', tag: 'b1', icon: 'https://a.example/icon-192.png', data: 'b1' };
  expect(shown.splice(0)).toEqual([['Essai', options]]);
  const click = { notification: { data: 'b1', close: () => shown.push('closed') } };
  await sent('notificationclick', click);
  expect(shown.splice(0)).toEqual(['closed', 'https://a.example/#/online/b1']);
  windows.push({ url: 'https://a.example/#/online/b1', focus: () => shown.push('focus') });
  await sent('notificationclick', click);
  expect(shown).toEqual(['closed', 'focus']);
});
