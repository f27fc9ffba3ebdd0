/* The page's service worker: after the first visit everything is at hand without a network. The build fills in VERSION and FILES (see offline.ts). */

const VERSION = '__VERSION__';
/** Addresses of all files of the program, from the page's own folder. */
const FILES = ['__FILES__'];

const NAME = `escarmouche-${VERSION}`;
const root = new URL('./', self.location.href).href;

/** Fetches the files of this version; files named by their content come from an older version where it has them. */
async function fill() {
  const cache = await caches.open(NAME);
  await Promise.all(
    FILES.map(async (file) => {
      const url = new URL(file, root).href;
      const hashed = file.startsWith('assets/');
      const response = (hashed && (await caches.match(url))) || (await fetch(url, { cache: hashed ? 'default' : 'reload' }));
      if (!response.ok) throw new Error(`${url}: ${response.status}`);
      await cache.put(url, response.clone());
    }),
  );
}

/** Milliseconds in which a window may name its version. */
const PATIENCE = 5000;

/**
 * Whether a window runs this version: the window's first script is one of this version's files. A silent window may be of a version that
 * knew no such question.
 */
function runsThis(window) {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', ({ data }) => resolve(FILES.some((file) => data === root + file)));
    port1.start();
    setTimeout(() => resolve(false), PATIENCE);
    window.postMessage('which', [port2]);
  });
}

/** Clears older versions away once no window runs one: until then the settings, rules and dialogs of such a window come from there. */
async function clean() {
  const older = (await caches.keys()).filter((name) => name.startsWith('escarmouche-') && name !== NAME);
  if (older.length === 0) return;
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const current = await Promise.all(windows.map(runsThis));
  if (current.every(Boolean)) await Promise.all(older.map((name) => caches.delete(name)));
}

/** Names of built files change with their content: a file that this version lacks may be in an older one that is still open. */
async function answer(request) {
  const cache = await caches.open(NAME);
  const page = request.mode === 'navigate' && new URL(request.url).pathname.endsWith('/');
  const own = await cache.match(page ? root + 'index.html' : request.url, { ignoreSearch: page });
  return own ?? (page ? undefined : await caches.match(request)) ?? fetch(request);
}

self.addEventListener('install', (event) => event.waitUntil(fill()));
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method === 'GET' && request.url.startsWith(root)) event.respondWith(answer(request));
});
/** A new version waits until the player asks for it. A window that has been opened sends `opened`. */
self.addEventListener('message', (event) => {
  if (event.data === 'update') self.skipWaiting();
  if (event.data === 'opened') event.waitUntil(clean());
});

/** Says that a battle waits for this device; always, because some browsers take it amiss when nothing is shown. */
function notify({ battle, title, body }) {
  return self.registration.showNotification(title, { body, tag: battle, icon: root + 'icon-192.png', data: battle });
}

/** Shows a battle: in its window where one is open, else in another. */
async function show(battle) {
  const url = `${root}#/online/${encodeURIComponent(battle)}`;
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = windows.find((window) => window.url === url);
  return open ? open.focus() : self.clients.openWindow(url);
}

self.addEventListener('push', (event) => event.waitUntil(notify(event.data.json())));
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data));
});
