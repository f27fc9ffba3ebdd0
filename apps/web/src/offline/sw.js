/* The page's service worker: after the first visit everything is at hand without a network. The build fills in VERSION and FILES (see offline.ts). */

const VERSION = '__VERSION__';
/** Addresses, from the page's own folder, of all that the program is made of. */
const FILES = ['__FILES__'];

const NAME = `escarmouche-${VERSION}`;
const root = new URL('./', self.location.href).href;

/** What an older version has under the same name of content need not be fetched again. */
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

async function clean() {
  for (const name of await caches.keys()) if (name.startsWith('escarmouche-') && name !== NAME) await caches.delete(name);
  await self.clients.claim();
}

async function answer(request) {
  const cache = await caches.open(NAME);
  const page = request.mode === 'navigate' && new URL(request.url).pathname.endsWith('/');
  return (await cache.match(page ? root + 'index.html' : request.url, { ignoreSearch: page })) ?? fetch(request);
}

self.addEventListener('install', (event) => event.waitUntil(fill()));
self.addEventListener('activate', (event) => event.waitUntil(clean()));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method === 'GET' && request.url.startsWith(root)) event.respondWith(answer(request));
});
/** A new version waits until the player asks for it. */
self.addEventListener('message', (event) => {
  if (event.data === 'update') self.skipWaiting();
});
