import { gameOf } from '@escarmouche/games/game';
import { commitment } from '@escarmouche/online';
import { PERSON } from '@escarmouche/session';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deviceAt, testHost, type TestHost } from '../testing.ts';

const { sample } = await gameOf('zombies');
const plan = {
  system: 'zombies',
  title: 'Essai',
  setup: sample(),
  seats: { a: PERSON, b: PERSON },
  notes: {},
  clock: { by: 'minutes', minutes: 5, seconds: 0 },
};
const secret = (digit: string): string => digit.repeat(64);
const MINUTE = 60_000;

let host: TestHost;
beforeAll(async () => {
  host = await testHost();
});
afterAll(() => host.close());

const promise = (seat: string, of: string): string => commitment(of, seat, secret('1'));

async function begun() {
  const [ann, bob] = [await deviceAt(host), await deviceAt(host)];
  const { battle, invitations } = (await ann.post('battles', plan)).told as {
    battle: string;
    invitations: Record<string, string>;
  };
  const players = [
    [ann, 'a'],
    [bob, 'b'],
  ] as const;
  for (const [device, seat] of players) await device.post('claims', { invitation: invitations[seat], commitment: promise(seat, battle) });
  for (const [device, seat] of players) await device.post(`battles/${battle}/secrets`, { seat, secret: secret('1') });
  let acts = 0;
  const act = (device: typeof ann, seat: string, n: number, deed: object) =>
    device.post(`battles/${battle}/acts`, { seat, act: { id: `x${++acts}`, n, deed } });
  return { ann, bob, battle, act };
}

test('a battle that is played once more has the same set-up and seats, and begins when all have promised and shown anew', async () => {
  const { ann, bob, battle, act } = await begun();
  expect((await ann.get(`battles/${battle}/welcome?seat=a`)).status).toBe(200);
  expect((await ann.post(`battles/${battle}/rematch`, { seat: 'a' })).status).toBe(409);
  await act(ann, 'a', 1, { do: 'propose', kind: 'concession' });
  await act(bob, 'b', 1, { do: 'consent', agrees: true });
  await act(ann, 'a', 2, { do: 'propose', kind: 'rematch' });
  await act(bob, 'b', 2, { do: 'consent', agrees: true });
  const { told } = await ann.post(`battles/${battle}/rematch`, { seat: 'a' });
  expect((await bob.post(`battles/${battle}/rematch`, { seat: 'b' })).told).toEqual(told);
  const next = String(told['battle']);
  expect(next).not.toBe(battle);

  expect((await bob.post(`battles/${next}/commitments`, { seat: 'a', commitment: promise('a', next) })).status).toBe(409);
  for (const [device, seat] of [
    [ann, 'a'],
    [bob, 'b'],
  ] as const) {
    const promised = { seat, commitment: promise(seat, next) };
    expect((await device.post(`battles/${next}/commitments`, promised)).status).toBe(200);
    expect((await device.post(`battles/${next}/commitments`, { seat, commitment: secret('2') })).status).toBe(409);
  }
  for (const [device, seat] of [
    [ann, 'a'],
    [bob, 'b'],
  ] as const)
    expect((await device.post(`battles/${next}/secrets`, { seat, secret: secret('1') })).status).toBe(200);
  expect(await bob.get(`battles/${next}/welcome?seat=b`)).toMatchObject({ status: 200, told: { viewer: 'b' } });
});

test('time is kept from the beginning of a battle on; when it is over the opponent may end the battle', async () => {
  const { ann, bob, battle, act } = await begun();
  await ann.get(`battles/${battle}/welcome?seat=a`);
  const end = { do: 'propose', kind: 'timeout', about: 'a' };
  host.wait(4 * MINUTE);
  expect((await act(bob, 'b', 1, end)).told).toMatchObject({ status: 'refused' });
  host.wait(MINUTE);
  expect((await act(bob, 'b', 1, end)).told).toMatchObject({ status: 'kept' });
});

test.each([
  { by: 'days', days: 0, hours: 1 },
  { by: 'hours', hours: 3 },
  { by: 'minutes', minutes: 1e6, seconds: 0 },
])('a battle with a clock like %j is refused', async (clock) => {
  const ann = await deviceAt(host);
  expect((await ann.post('battles', { ...plan, clock })).status).toBe(400);
});
