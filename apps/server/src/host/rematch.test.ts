import { gameOf } from '@escarmouche/games/game';
import { commitment } from '@escarmouche/online';
import { afterAll, expect, test } from 'vitest';
import { begun, deviceAt, planOf, secretOf, testHost } from '../testing.ts';

const plan = { ...planOf(await gameOf('zombies')), clock: { by: 'minutes', minutes: 5, seconds: 0 } };
const MINUTE = 60_000;

const host = await testHost();
afterAll(() => host.close());

const promise = (seat: string, of: string): string => commitment(of, seat, secretOf(seat));

test('a battle that is played once more has the same set-up and seats, and begins when all have promised and shown anew', async () => {
  const { battle, at, seats, act } = await begun(host, plan);
  const [ann, bob] = [at('a'), at('b')];
  expect((await ann.get(`battles/${battle}/welcome?seat=a`)).status).toBe(200);
  expect((await ann.post(`battles/${battle}/rematch`, { seat: 'a' })).status).toBe(409);
  await act('a', 1, { do: 'propose', kind: 'concession' });
  await act('b', 1, { do: 'consent', agrees: true });
  await act('a', 2, { do: 'propose', kind: 'rematch' });
  await act('b', 2, { do: 'consent', agrees: true });
  const { told } = await ann.post(`battles/${battle}/rematch`, { seat: 'a' });
  expect((await bob.post(`battles/${battle}/rematch`, { seat: 'b' })).told).toEqual(told);
  const next = String(told['battle']);
  expect(next).not.toBe(battle);
  for (const [device, isCreator] of [
    [ann, true],
    [bob, false],
  ] as const)
    expect((await device.get(`battles/${next}`)).told).toMatchObject({ isCreator });

  expect((await bob.post(`battles/${next}/commitments`, { seat: 'a', commitment: promise('a', next) })).status).toBe(409);
  for (const seat of seats) {
    const promised = { seat, commitment: promise(seat, next) };
    expect((await at(seat).post(`battles/${next}/commitments`, promised)).status).toBe(200);
    expect((await at(seat).post(`battles/${next}/commitments`, { seat, commitment: 'c2'.repeat(32) })).status).toBe(409);
  }
  for (const seat of seats) expect((await at(seat).post(`battles/${next}/secrets`, { seat, secret: secretOf(seat) })).status).toBe(200);
  expect(await bob.get(`battles/${next}/welcome?seat=b`)).toMatchObject({ status: 200, told: { viewer: 'b' } });
});

test('time is kept from the beginning of a battle on; when it is over the opponent may end the battle', async () => {
  const { battle, at, act } = await begun(host, plan);
  await at('a').get(`battles/${battle}/welcome?seat=a`);
  const end = { do: 'propose', kind: 'timeout', about: 'a' };
  host.wait(4 * MINUTE);
  expect((await act('b', 1, end)).told).toMatchObject({ status: 'refused' });
  host.wait(MINUTE);
  expect((await act('b', 1, end)).told).toMatchObject({ status: 'kept' });
});

test.each([
  { by: 'days', days: 0, hours: 1 },
  { by: 'hours', hours: 3 },
  { by: 'minutes', minutes: 1e6, seconds: 0 },
])('a battle with a clock like %j is refused', async (clock) => {
  const ann = await deviceAt(host);
  expect((await ann.post('battles', { ...plan, clock })).status).toBe(400);
});
