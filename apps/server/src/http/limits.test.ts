import { expect, onTestFinished, test } from 'vitest';
import { sqliteEngine } from '../store/sqlite.ts';
import { deviceAt, testHost } from '../testing.ts';
import type { ServerOptions } from './server.ts';
import { NO_LIMITS, USUAL_LIMITS, type RateName } from './limits.ts';

const few = (name: RateName) => [name, { by: 'address', ...USUAL_LIMITS.rates[name], most: 2, within: 3_600_000 }] as const;

/** A host at which two requests of a kind are let through in an hour. */
async function hostWith(...names: readonly RateName[]) {
  return hostOf({ limits: { ...NO_LIMITS, rates: Object.fromEntries(names.map(few)) } });
}

async function hostOf(options: Partial<ServerOptions>) {
  const engine = await sqliteEngine(':memory:');
  const host = await testHost({ engine, close: () => engine.close() }, options);
  onTestFinished(() => host.close());
  return host;
}

const CLAIM = { invitation: 'x', commitment: '00'.repeat(32) };
const ACT = { seat: 'a', act: { id: 'x', n: 1, deed: { do: 'consent', agrees: true } } };

test.each([
  ['acts', 'battles/x/acts', ACT],
  ...['secrets', 'words', 'policy', 'rematch', 'commitments', 'reopenings'].map((path) => ['acts', `battles/x/${path}`, {}] as const),
  ['joining', 'claims', CLAIM],
  ['joining', 'invitations', { invitation: 'x' }],
  ['codes', 'devices/tokens', { code: 'x' }],
  ['battles', 'battles', {}],
  ['household', 'battles', {}],
] as const satisfies readonly (readonly [RateName, string, object])[])(
  'of %s more than the rate are refused, and told when to come again: %s',
  async (name, path, body) => {
    const device = await deviceAt(await hostWith(name));
    for (let i = 0; i < 2; i++) expect((await device.post(path, body)).status).not.toBe(429);
    const { status, told, headers } = await device.post(path, body);
    expect(status).toBe(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(3590);
    expect(told['reason']).toMatchObject({
      fr: expect.stringContaining('Trop de demandes'),
      en: expect.stringContaining('Too many requests'),
    });
    expect((await device.get('mine')).status).toBe(200);
  },
);

test('decisions, which take a while to find, are counted as acts are', async () => {
  const device = await deviceAt(await hostWith('acts'));
  const statuses = [];
  for (let i = 0; i < 3; i++) statuses.push((await device.get('battles/x/decision?seat=a')).status);
  expect(statuses).toEqual([403, 403, 429]);
});

test.each(['acts', 'battles'] as const)('%s are counted by device: another at the same address has its own', async (name) => {
  const host = await hostWith(name);
  const [ann, bob] = [await deviceAt(host), await deviceAt(host)];
  const path = name === 'acts' ? 'battles/x/acts' : 'battles';
  for (let i = 0; i < 3; i++) await ann.post(path, ACT);
  expect((await ann.post(path, ACT)).status).toBe(429);
  expect((await bob.post(path, ACT)).status).not.toBe(429);
});

test('devices, and requests of any kind, are counted by address', async () => {
  const host = await hostWith('devices', 'all');
  const ask = (url: string, remoteAddress: string) =>
    host.app.inject({ method: url === '/api/devices' ? 'POST' : 'GET', url, remoteAddress }).then(({ statusCode }) => statusCode);
  expect([await ask('/api/devices', '192.0.2.1'), await ask('/api/devices', '192.0.2.1')]).toEqual([201, 201]);
  expect([await ask('/api/devices', '192.0.2.1'), await ask('/api/host', '192.0.2.1')]).toEqual([429, 429]);
  expect(await ask('/api/devices', '192.0.2.2')).toBe(201);
});

test('an address of the sixth version is counted by its network: a household has as many as it likes', async () => {
  const host = await hostWith('devices');
  const ask = (remoteAddress: string) =>
    host.app.inject({ method: 'POST', url: '/api/devices', remoteAddress }).then(({ statusCode }) => statusCode);
  expect([await ask('2001:db8::1'), await ask('2001:db8::2'), await ask('2001:db8::3')]).toEqual([201, 201, 429]);
  expect(await ask('2001:db8:0:1::1')).toBe(201);
});

test('a host that is given no limits has the usual ones', async () => {
  const host = await hostOf({ limits: USUAL_LIMITS });
  const device = await deviceAt(host);
  const statuses = [];
  for (let i = 0; i < 11; i++) statuses.push((await device.post('battles', {})).status);
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 400), 429]);
});

test.each([
  ['believed where an option names them', { trustProxy: '192.0.2.0/24' }, '192.0.2.7', [201, 201, 201]],
  ['not believed from any other address', { trustProxy: '192.0.2.0/24' }, '198.51.100.7', [201, 201, 429]],
  ['not believed without the option', {}, '192.0.2.7', [201, 201, 429]],
])('proxies are %s', async (_how, trust, remoteAddress, statuses) => {
  const host = await hostOf({ ...trust, limits: { ...NO_LIMITS, rates: Object.fromEntries([few('devices')]) } });
  const found = [];
  for (const forwarded of ['203.0.113.1', '203.0.113.2', '203.0.113.3']) {
    const headers = { host: 'localhost', 'x-forwarded-for': forwarded };
    found.push((await host.app.inject({ method: 'POST', url: '/api/devices', remoteAddress, headers })).statusCode);
  }
  expect(found).toEqual(statuses);
});
