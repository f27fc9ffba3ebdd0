import { connect } from 'node:net';
import { gameOf } from '@escarmouche/games/game';
import { ROUTES, type Route } from '@escarmouche/online/api';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { begun, deviceAt, onEitherStore, planOf, secretOf, testHost, type TestDevice } from '../testing.ts';
import { NO_LIMITS } from './limits.ts';

const plan = planOf(await gameOf('zombies'));
const host = await testHost();
afterAll(() => host.close());

const ACT = { id: 'x', n: 1, deed: { do: 'propose', kind: 'concession' } };

/** Bodies of requests about a battle, beside the seat in whose name they are made. */
const BODIES: Readonly<Record<string, object>> = {
  newInvitation: {},
  agreeToReopening: {},
  showSecret: { secret: secretOf('a') },
  act: { act: ACT },
  rematch: {},
  promise: { commitment: 'c0'.repeat(32) },
  leavePolicy: { policy: { pass: 'always' } },
  say: { id: 'x', say: 'bonjour' },
};

/** The statuses of all requests about a battle that a device makes in the name of a seat. */
async function statuses(device: TestDevice, battle: string, seat: string): Promise<Readonly<Record<string, number>>> {
  const found: Record<string, number> = {};
  for (const [name, { method, path }] of Object.entries<Route>(ROUTES)) {
    if (!path.startsWith('/api/battles/:id')) continue;
    const at = path.replace('/api/', '').replace(':id', battle);
    const body = BODIES[name];
    if (method === 'POST' && !body) throw new Error(`no body for ${name}`);
    const { status } = await (method === 'GET' ? device.get(`${at}?seat=${seat}`) : device.post(at, { seat, ...body }));
    found[name] = status;
  }
  found['stream'] = (await device.get(`stream?follow=${battle}~${seat}~0`)).status;
  return found;
}

test('nothing is done or told in the name of another’s seat', async () => {
  const { battle, at, act } = await begun(host, plan);
  const { gathering, file, ...others } = await statuses(at('b'), battle, 'a');
  expect({ gathering, file }).toEqual({ gathering: 200, file: 409 });
  for (const [name, status] of Object.entries(others))
    expect({ name, status }).toEqual({ name, status: name === 'newInvitation' ? 403 : expect.toBeOneOf([403, 409]) });
  expect((await at('a').get(`battles/${battle}/policy?seat=a`)).told).toEqual({});
  expect((await act('a', 1, ACT.deed)).told).toEqual({ status: 'kept', sequence: 2 });
});

test.each([
  ['a battle that they have no part in', (battle: string) => battle],
  ['a battle that they guess', (battle: string) => battle.split('').toReversed().join('')],
])('strangers are told nothing of %s, by whatever name of a seat', async (_which, idOf) => {
  const { battle } = await begun(host, plan);
  const stranger = await deviceAt(host);
  for (const seat of ['a', '', 'constructor', '__proto__', 'a~b', '%00', 'a%00'])
    for (const [name, status] of Object.entries(await statuses(stranger, idOf(battle), seat)))
      expect({ seat, name, status }).toEqual({ seat, name, status: expect.toBeOneOf([400, 403, 404, 409]) });
});

test('an act is done once, however often and by whomever it is sent', async () => {
  const { battle, at, act } = await begun(host, plan);
  const draw = { do: 'propose', kind: 'draw' };
  const first = await Promise.all(Array.from({ length: 5 }, () => act('a', 1, draw)));
  for (const { told } of first) expect(told).toEqual({ status: 'kept', sequence: 2 });
  const send = async (seat: string, given: object) => (await at(seat).post(`battles/${battle}/acts`, { seat, act: given })).told;
  // Under a name that is taken, or a number that is past or to come, nothing else is done.
  expect(await send('a', { id: 'a1', n: 2, deed: ACT.deed })).toEqual({ status: 'kept', sequence: 2 });
  for (const n of [1, 3, Number.MAX_SAFE_INTEGER])
    expect(await send('a', { id: `other${n}`, n, deed: ACT.deed })).toEqual({ status: 'stale' });
  // Names and numbers of one seat are not those of another.
  expect(await send('b', { id: 'a1', n: 1, deed: { do: 'consent', agrees: false } })).toEqual({ status: 'kept', sequence: 3 });
  expect((await at('').get(`battles/${battle}/decision`)).told).toMatchObject({ sequence: 3 });
});

onEitherStore({}, (either) => {
  test.each(['\0', '\0x', '\uD800'])('names that end in signs which a database does not keep (%j) are no names', async (end) => {
    const { battle, at, act } = await begun(either(), plan);
    const draw = { do: 'propose', kind: 'draw' };
    const send = (seat: string, id: string, n: number) => at('a').post(`battles/${battle}/acts`, { seat, act: { id, n, deed: draw } });
    expect((await act('a', 1, draw)).told).toEqual({ status: 'kept', sequence: 2 });
    expect((await send('a', `a1${end}`, 2)).status).toBe(400);
    expect((await send(`a${end}`, 'x', 1)).status).toBe(400);
    expect((await at('a').post(`battles/${battle}/words`, { seat: `a${end}`, id: 'x', say: 'bonjour' })).status).toBe(400);
    if (end.startsWith('\0')) {
      const written = encodeURIComponent(end);
      const paths = [`battles/${battle}${written}`, `battles/${battle}/decision?seat=a${written}`, `stream?follow=${battle}~a${written}~0`];
      for (const path of paths) expect({ path, status: (await at('a').get(path)).status }).toEqual({ path, status: 400 });
    }
    expect((await act('a', 2, draw)).told).toEqual({ status: 'kept', sequence: 3 });
  });
});

test.each([null, [], 'x', { type: 'constructor' }])(
  'a command that is none (%j) is refused by the rules, in the form that was agreed',
  async (command) => {
    const { act } = await begun(host, plan);
    expect((await act('a', 1, { do: 'submit', command })).told).toEqual({
      status: 'refused',
      refusal: expect.objectContaining({ reason: expect.anything() }),
    });
  },
);

test.each([
  ['a prototype deep within', '{"seat":"a","act":{"id":"x","n":1,"deed":{"do":"submit","command":{"a":[{"__proto__":{"b":1}}]}}}}'],
  ['a number that is none', '{"seat":"a","act":{"id":"x","n":1e999,"deed":{"do":"consent","agrees":true}}}'],
  ['a deed of another kind', '{"seat":"a","act":{"id":"x","n":1,"deed":{"do":"constructor"}}}'],
  ['a list for a body', '[]'],
  ['nothing for a body', 'null'],
])('an act with %s is refused, and the host lives', async (_what, payload) => {
  const { battle, at } = await begun(host, plan);
  const headers = { authorization: `Bearer ${at('a').token}`, 'content-type': 'application/json' };
  expect((await host.app.inject({ method: 'POST', url: `/api/battles/${battle}/acts`, headers, payload })).statusCode).toBe(400);
  expect((await at('a').get(`battles/${battle}/decision?seat=a`)).told).toMatchObject({ sequence: 1, acts: 0 });
});

test('a seat that is named twice is nobody’s', async () => {
  const { battle, at } = await begun(host, plan);
  for (const path of ['welcome', 'decision', 'policy'])
    expect((await at('a').get(`battles/${battle}/${path}?seat=a&seat=b`)).status).toBe(400);
});

/** A host that listens, with one stream for a device. */
async function listening() {
  const own = await testHost(undefined, { limits: { ...NO_LIMITS, streams: { device: 1, address: 9, node: 9 } } });
  onTestFinished(() => own.close());
  const { port } = new URL(await own.app.listen({ host: '127.0.0.1', port: 0 }));
  const { token } = await deviceAt(own);
  const head = (method: string, path: string) => `${method} /api/${path} HTTP/1.1\r\nhost: 127.0.0.1\r\nauthorization: Bearer ${token}\r\n`;
  /** A connection on which something is sent; everything that comes back on it. */
  function sending(text: string) {
    const told: string[] = [];
    const socket = connect({ port: Number(port), host: '127.0.0.1', allowHalfOpen: true });
    socket.write(text);
    let isClosed = false;
    socket.on('data', (piece) => told.push(String(piece)));
    socket.on('error', () => undefined);
    socket.on('end', () => (isClosed = true));
    return { socket, told: () => told.join(''), isClosed: () => isClosed };
  }
  return { head, sending };
}

test('a device has no more streams than it may, and room again when it hangs up, or half of it', async () => {
  const { head, sending } = await listening();
  const follow = () => sending(`${head('GET', 'stream')}\r\n`);
  for (const hangUp of ['end', 'destroy'] as const) {
    const open = follow();
    await expect.poll(open.told).toContain('text/event-stream');
    const second = follow();
    await expect.poll(second.told).toMatch(/^HTTP\/1\.1 429 [\s\S]*retry-after: 30/);
    second.socket.destroy();
    open.socket[hangUp]();
    const again = async (): Promise<string> => {
      const next = follow();
      await expect.poll(next.told).toContain('HTTP/1.1');
      next.socket.destroy();
      return next.told();
    };
    await expect.poll(again).toContain('text/event-stream');
    open.socket.destroy();
  }
});

test('a body without an end is cut off at its limit', async () => {
  const { head, sending } = await listening();
  const { socket, told, isClosed } = sending(
    `${head('POST', 'battles')}content-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n`,
  );
  onTestFinished(() => void socket.destroy());
  const piece = `4000\r\n${'x'.repeat(0x40_00)}\r\n`;
  for (let i = 0; i < 8; i++) socket.write(piece);
  await expect.poll(told).toMatch(/^HTTP\/1\.1 413 /);
  await expect.poll(isClosed).toBe(true);
});
