import { gameOf } from '@escarmouche/games/game';
import { commitment } from '@escarmouche/online';
import { PERSON } from '@escarmouche/session';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deviceAt, testHost, type TestHost } from '../../testing.ts';

const { sample } = await gameOf('zombies');
const plan = { system: 'zombies', title: '', setup: sample(), seats: { a: PERSON, b: PERSON }, notes: {} };
const SECRET = 'cd'.repeat(32);

let host: TestHost;
beforeAll(async () => {
  host = await testHost();
});
afterAll(() => host.close());

test('what a seat has left in advance is its own affair, and changed at any time', async () => {
  const [ann, bob, eve] = [await deviceAt(host), await deviceAt(host), await deviceAt(host)];
  const { battle, invitations } = (await ann.post('battles', plan)).told as { battle: string; invitations: Record<string, string> };
  for (const [seat, device] of Object.entries({ a: ann, b: bob, '': eve }))
    await device.post('claims', { invitation: invitations[seat], commitment: commitment(battle, seat, SECRET) });
  for (const [seat, device] of Object.entries({ a: ann, b: bob })) await device.post(`battles/${battle}/secrets`, { seat, secret: SECRET });
  const path = `battles/${battle}/policy`;
  expect((await bob.post(path, { seat: 'b', policy: { pass: 'always', react: 30 } })).status).toBe(200);
  expect((await bob.post(path, { seat: 'b', policy: { pass: 'always' } })).status).toBe(200);
  expect((await bob.get(`${path}?seat=b`)).told).toEqual({ pass: 'always' });
  expect((await ann.get(`${path}?seat=a`)).told).toEqual({});
  expect((await ann.get(`${path}?seat=b`)).status).toBe(403);
  expect((await ann.post(path, { seat: 'b', policy: {} })).status).toBe(403);
  expect((await eve.post(path, { seat: '', policy: {} })).status).toBe(403);
  for (const policy of [{ react: 101 }, { react: 0.5 }, { pass: 'never' }, { forced: false }, { more: 1 }])
    expect((await bob.post(path, { seat: 'b', policy })).status).toBe(400);
});
