import { gameOf } from '@escarmouche/games/game';
import { afterAll, expect, test } from 'vitest';
import { begun, planOf, testHost } from '../../testing.ts';

const host = await testHost();
afterAll(() => host.close());

test('what a seat has left in advance is its own affair, and changed at any time', async () => {
  const { battle, at } = await begun(host, planOf(await gameOf('zombies')));
  const [ann, bob, eve] = [at('a'), at('b'), at('')];
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
