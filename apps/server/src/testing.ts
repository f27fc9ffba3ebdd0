import type { Game } from '@escarmouche/games/game';
import { commitment, provenDice } from '@escarmouche/online';
import { refused, ROUTES, type Route } from '@escarmouche/online/api';
import { NOBODY, type Seat } from '@escarmouche/referee';
import { PERSON, verifyMatch, type Holders, type Verified } from '@escarmouche/session';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe } from 'vitest';
import { NO_LIMITS } from './http/limits.ts';
import { serverOf, type ServerOptions } from './http/server.ts';
import type { Engine } from './store/engine.ts';
import { ENGINES, NO_POSTGRES, sqliteForTest, type TestEngine } from './store/testing-engines.ts';

/** A host of its own for a test, in a folder of its own. */
export interface TestHost {
  readonly app: FastifyInstance;
  readonly engine: Engine;
  /** The time of the host. */
  now(): number;
  /** Lets time pass. */
  wait(milliseconds: number): void;
  close(): Promise<void>;
}

const isOurHost = (name: string): boolean => /^(?:localhost|127\.0\.0\.1)(?::\d+)?$/.test(name);

/** A host that does not listen yet, on a store of its own; requests are injected. */
export async function testHost(store?: TestEngine, options: Partial<ServerOptions> = {}): Promise<TestHost> {
  const { engine, close } = store ?? (await sqliteForTest());
  let time = 1_800_000_000_000;
  const app = serverOf({ engine, isOurHost, now: () => time, limits: NO_LIMITS, ...options });
  const wrong = wrongReplies(app);
  return {
    app,
    engine,
    now: () => time,
    wait(milliseconds) {
      time += milliseconds;
    },
    async close() {
      await app.close();
      await close();
      if (wrong.length > 0) throw new Error(`replies unlike their schemas: ${wrong.join('; ')}`);
    },
  };
}

const routes: readonly Route[] = Object.values(ROUTES);

/** Replies of a host that are not as their schemas say, as they come. */
function wrongReplies(app: FastifyInstance): readonly string[] {
  const wrong: string[] = [];
  app.addHook('onSend', async ({ method, routeOptions: { url } }, { statusCode }, payload) => {
    const route = routes.find((one) => one.method === method && one.path === url);
    if (!route || typeof payload !== 'string' || route.type) return;
    const schema = statusCode < 400 ? route.replies[statusCode] : refused;
    const read = schema?.safeParse(JSON.parse(payload));
    if (!read?.success) wrong.push(`${method} ${url} ${statusCode}: ${read?.error.message ?? 'no schema'}`);
  });
  return wrong;
}

/** Tests of a host on either store; those on PostgreSQL are skipped where the machine has none. */
export function onEitherStore(options: Partial<ServerOptions>, tests: (host: () => TestHost) => void): void {
  describe.each(ENGINES)('$name', ({ open }) => {
    let host: TestHost | undefined;
    beforeAll(async () => {
      const store = await open();
      host = store && (await testHost(store, options));
    });
    beforeEach(({ skip }) => skip(!host, NO_POSTGRES));
    afterAll(() => host?.close());
    tests(() => host as TestHost);
  });
}

/** A device at a host: its requests, each with its status and what it is told. */
export async function deviceAt({ app }: Pick<TestHost, 'app'>) {
  const { id, token } = (await app.inject({ method: 'POST', url: '/api/devices' })).json<{ id: string; token: string }>();
  const ask = async (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => {
    const options: InjectOptions = {
      method,
      url: `/api/${path}`,
      headers: { authorization: `Bearer ${token}` },
      ...(body && { payload: body }),
    };
    const { statusCode, headers, json } = await app.inject(options);
    return { status: statusCode, told: json<Record<string, unknown>>(), headers };
  };
  return {
    id,
    token,
    get: (path: string) => ask('GET', path),
    remove: (path: string) => ask('DELETE', path),
    post: (path: string, body: object) => ask('POST', path, body),
  };
}

export type TestDevice = Awaited<ReturnType<typeof deviceAt>>;

/** A stream of a device at a host, and whether it has ended. */
export async function streamAt({ app }: Pick<TestHost, 'app'>, { token }: TestDevice): Promise<{ readonly ended: boolean }> {
  const reply = await app.inject({ url: '/api/stream', headers: { authorization: `Bearer ${token}` }, payloadAsStream: true });
  if (reply.statusCode !== 200) throw new Error(`no stream: ${reply.statusCode}`);
  const stream = { ended: false };
  const end = (): void => void (stream.ended = true);
  reply.stream().once('error', end).once('close', end).resume();
  return stream;
}

/** A battle that is asked for. */
interface Plan {
  readonly system: string;
  readonly title: string;
  readonly setup: object;
  readonly seats: Holders;
  readonly notes: Readonly<Record<string, string>>;
  readonly clock?: object;
}

/** A plan of a game with a person at every seat. */
export function planOf({ system, sample, seats }: Game, setup = sample()): Plan {
  const holders = Object.fromEntries(seats(system.setup(setup)).map((seat) => [seat, PERSON]));
  return { system: system.id, title: 'Essai', setup, seats: holders, notes: {} };
}

/** The secret that a seat promises, for the tests' own dice. */
export const secretOf = (seat: Seat): string => (seat === NOBODY ? 'ff' : seat.charCodeAt(0).toString(16)).repeat(32);

/** A battle that the device of its first seat has made, with a device for each seat and one to look on; nobody has come yet. */
export async function gathered(host: TestHost, plan: Plan, devices = new Map<Seat, TestDevice>()) {
  const seats = Object.keys(plan.seats);
  for (const seat of [...seats, NOBODY]) if (!devices.has(seat)) devices.set(seat, await deviceAt(host));
  const at = (seat: Seat): TestDevice => devices.get(seat) as TestDevice;
  const { told } = await at(seats[0] ?? NOBODY).post('battles', plan);
  const { battle, invitations } = told as { readonly battle: string; readonly invitations: Readonly<Record<Seat, string>> };
  return {
    battle,
    invitations,
    seats,
    at,
    claim: (seat: Seat, device = at(seat), invitation: unknown = invitations[seat], secret = secretOf(seat)) =>
      device.post('claims', { invitation, commitment: commitment(battle, seat, secret) }),
    show: (seat: Seat, device = at(seat), secret = secretOf(seat)) => device.post(`battles/${battle}/secrets`, { seat, secret }),
    act: (seat: Seat, n: number, deed: object) => at(seat).post(`battles/${battle}/acts`, { seat, act: { id: `${seat}${n}`, n, deed } }),
  };
}

/** The same, once everybody has come and the battle has begun. */
export async function begun(...asked: Parameters<typeof gathered>) {
  const gathering = await gathered(...asked);
  for (const seat of [...gathering.seats, NOBODY]) await gathering.claim(seat);
  for (const seat of gathering.seats) await gathering.show(seat);
  return gathering;
}

/** The dice of a match file, found again by its proof. Throws where the file cannot be read. */
export function verified({ system, parseSetup }: Game, file: string): Verified {
  const result = verifyMatch(system, file, parseSetup as never, undefined, undefined, provenDice);
  if (!result.ok) throw new Error(result.problem.reason.en);
  return result.verified;
}
