import { createServer, type RequestListener, type Server } from 'node:http';
import { isIP } from 'node:net';
import { networkInterfaces } from 'node:os';
import type { Text } from '@escarmouche/referee';
import { headers as policy } from '../../web/policy.mjs';
import { frontOf } from './http/front.ts';
import { USUAL_LIMITS } from './http/limits.ts';
import { tellUnread } from './http/unread.ts';
import type { HostOptions } from './options.ts';
import { builtPage } from './page.ts';
import { listen, staticHandler } from './static.mjs';
import { listenIn } from './admin/control.ts';
import type { Engine } from './store/engine.ts';
import { closedBecause, openEngine } from './store/open.ts';
import { MEMORY } from './store/place.ts';

/** A page and a host of online battles that are reached at one port. */
export interface Serving {
  readonly port: number;
  /** The address to open. */
  readonly address: string;
  /** Addresses of this machine in its networks, where it listens there. */
  readonly networks: readonly string[];
  readonly hasPage: boolean;
  /** Settled a moment later: whether battles are hosted, or why not. */
  readonly online: Promise<{ readonly ok: true } | { readonly ok: false; readonly reason: Text }>;
  /** Says goodbye to streams, finishes what is under way and closes the database. */
  close(): Promise<void>;
}

/** Milliseconds that a connection is kept for the next request: longer than proxies keep theirs. */
const KEPT_ALIVE = 72_000;
/** Milliseconds for requests that are under way when the server closes. */
const FINISHING = 3000;
/** Milliseconds after which connections are looked over for those that have finished. */
const LOOKING = 50;

/** Serves a page and hosts battles. The page is there before the host. Throws where no port can be had. */
export async function serve(options: HostOptions): Promise<Serving> {
  const { host, port, publicAddress } = options;
  const page = options.page ?? builtPage();
  const always = { ...policy, ...(publicAddress?.startsWith('https:') && { 'strict-transport-security': 'max-age=31536000' }) };
  const server = createServer({ ...(options.limits ?? USUAL_LIMITS).arrival, keepAliveTimeout: KEPT_ALIVE });
  tellUnread(server);
  // A proxy looks for the server at one port.
  const used = await listen(server, port, host, publicAddress === undefined);
  const hosting = hostOf(options);
  const handler = hosting.then((found) => (found.ok ? found.app.routing : undefined));
  server.on('request', frontOf(page === undefined ? noPage : staticHandler(page, always), handler, always));

  const everywhere = EVERYWHERE.has(host);
  return {
    port: used,
    address: publicAddress ?? urlOf(everywhere ? '127.0.0.1' : host, used),
    networks: everywhere ? networkAddresses().map((one) => urlOf(one, used)) : [],
    hasPage: page !== undefined,
    online: hosting.then((found) => (found.ok ? { ok: true } : found)),
    async close() {
      const found = await hosting;
      if (found.ok) await found.app.close();
      await closed(server);
      if (!found.ok) return;
      if (found.control) await closed(found.control);
      await found.engine.close();
    },
  };
}

/** Opens the database and the host on it. Modules of the host come when the page is there already. */
async function hostOf(options: HostOptions) {
  const { database, data } = options;
  let engine: Engine | undefined;
  try {
    const { serverOf } = await import('./http/server.ts');
    const { operationsOf } = await import('./admin/operations.ts');
    engine = await openEngine(database, data);
    const app = serverOf({ engine, ...settingsOf(options) });
    await app.ready();
    const control = database === undefined && data !== MEMORY ? await listenIn(data, operationsOf(engine, Date.now)) : undefined;
    return { ok: true as const, app, engine, control };
  } catch (error) {
    // A host that could not start leaves the folder to another process.
    await engine?.close();
    return { ok: false as const, reason: closedBecause(error, data) };
  }
}

function settingsOf({ names, publicAddress, trustProxy, limits, hasOpenMetrics = false, logLevel, push }: HostOptions) {
  const [name] = names;
  const ours = publicAddress === undefined ? names : [...names, new URL(publicAddress).host];
  return {
    hasOpenMetrics,
    isOurHost: (given: string): boolean => isOurs(given, ours),
    about: { ...(name !== undefined && { name }), ...(publicAddress !== undefined && { publicAddress }) },
    ...(trustProxy !== undefined && { trustProxy }),
    ...(limits && { limits }),
    ...(push !== undefined && { push: { subject: push } }),
    log: { to: process.stderr, level: logLevel },
  };
}

/** Closes a server: connections as soon as their request is finished, and those that take too long after a while. */
async function closed(server: Server): Promise<void> {
  const looking = setInterval(() => server.closeIdleConnections(), LOOKING);
  const late = setTimeout(() => server.closeAllConnections(), FINISHING);
  await new Promise((resolve) => server.close(resolve));
  clearInterval(looking);
  clearTimeout(late);
}

const noPage: RequestListener = (_request, response) => response.writeHead(404).end();

/** Names of this machine, numbers, and those given: any other name that leads here is somebody else's. */
function isOurs(name: string, names: readonly string[]): boolean {
  const bare = name.replace(/:\d+$/, '').replace(/^\[|\]$/g, '');
  return bare === 'localhost' || isIP(bare) > 0 || names.includes(name) || names.includes(bare);
}

const EVERYWHERE: ReadonlySet<string> = new Set(['0.0.0.0', '::']);

/** Numbers of this machine in the networks that it is in. */
function networkAddresses(): readonly string[] {
  const found = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
  return found.filter(({ internal, family }) => !internal && family === 'IPv4').map(({ address }) => address);
}

const urlOf = (host: string, port: number): string => `http://${host.includes(':') ? `[${host}]` : host}:${port}/`;
