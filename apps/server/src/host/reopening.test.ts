import { gameOf } from '@escarmouche/games/game';
import { commitment } from '@escarmouche/online';
import type { Seat } from '@escarmouche/referee';
import { PERSON } from '@escarmouche/session';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ENGINES, NO_POSTGRES } from '../store/testing-engines.ts';
import { deviceAt, testHost, type TestHost } from '../testing.ts';

const { players } = await gameOf('zombies');
const DAY = 86_400_000;

type Device = Awaited<ReturnType<typeof deviceAt>>;

describe.each(ENGINES)('$name', ({ open }) => {
  let host: TestHost;
  let isThere: boolean;
  beforeAll(async () => {
    const store = await open();
    isThere = store !== undefined;
    if (store) host = await testHost(store);
  });
  beforeEach(({ skip }) => skip(!isThere, NO_POSTGRES));
  afterAll(() => isThere && host.close());

  /** A town that has begun, a device at each seat; the first has made it. */
  async function begun(...seats: readonly Seat[]) {
    const setup = players?.setup(
      seats.map((seat) => ({ seat, name: seat })),
      {},
    );
    const devices: Record<Seat, Device> = {};
    for (const seat of seats) devices[seat] = await deviceAt(host);
    const at = (seat: Seat): Device => devices[seat] as Device;
    const holders = Object.fromEntries(seats.map((seat) => [seat, PERSON]));
    const { told } = await at('a').post('battles', { system: 'zombies', title: 'Essai', setup, seats: holders, notes: {} });
    const { battle, invitations } = told as { battle: string; invitations: Record<Seat, string> };
    const claim = (device: Device, seat: Seat, invitation: unknown, secret = seat.repeat(64)) =>
      device.post('claims', { invitation, commitment: commitment(battle, seat, secret) });
    for (const seat of seats) await claim(at(seat), seat, invitations[seat]);
    for (const seat of seats) await at(seat).post(`battles/${battle}/secrets`, { seat, secret: seat.repeat(64) });
    const ask = (by: Device, seat: Seat) => by.post(`battles/${battle}/invitations`, { seat });
    const agree = async (by: Device, seat: Seat) => (await by.post(`battles/${battle}/reopenings`, { seat })).status;
    const plays = async (device: Device, seat: Seat) => (await device.get(`battles/${battle}/welcome?seat=${seat}`)).status === 200;
    return { at, battle, claim, ask, agree, plays };
  }

  test('a seat whose device is lost is opened anew when the creator asks and a third seat agrees; dice stay those that were promised', async () => {
    const { at, battle, claim, ask, agree, plays } = await begun('a', 'b', 'c');
    const before = (await at('a').get(`battles/${battle}`)).told['seats'];
    expect((await ask(at('b'), 'c')).status).toBe(403);
    expect(await agree(at('c'), 'b')).toBe(409);
    for (let i = 0; i < 2; i++) expect((await ask(at('a'), 'b')).status).toBe(202);
    expect((await at('c').get(`battles/${battle}`)).told).toMatchObject({ reopening: ['b'] });
    expect([await agree(at('a'), 'b'), await agree(at('b'), 'b'), await agree(await deviceAt(host), 'b')]).toEqual([409, 409, 409]);
    expect(await plays(at('b'), 'b')).toBe(true);
    expect(await agree(at('c'), 'b')).toBe(200);
    const { status, told } = await ask(at('a'), 'b');
    expect(status).toBe(201);
    expect(await plays(at('b'), 'b')).toBe(false);
    const next = await deviceAt(host);
    expect((await claim(next, 'b', told['invitation'], 'f'.repeat(64))).told).toEqual({ battle, seat: 'b' });
    expect(await plays(next, 'b')).toBe(true);
    expect((await at('a').get(`battles/${battle}`)).told).toMatchObject({ seats: before, reopening: [] });
    expect((await ask(at('a'), 'b')).status).toBe(202);
  });

  test('the only opponent keeps its seat as long as its device is there', async () => {
    const { at, claim, ask, plays } = await begun('a', 'b');
    expect((await ask(at('a'), 'b')).status).toBe(409);
    host.wait(2 * DAY);
    await at('b').get('mine');
    host.wait(2 * DAY);
    expect((await ask(at('a'), 'b')).status).toBe(409);
    host.wait(2 * DAY);
    const { status, told } = await ask(at('a'), 'b');
    expect(status).toBe(201);
    const next = await deviceAt(host);
    await claim(next, 'b', told['invitation']);
    expect([await plays(next, 'b'), await plays(at('b'), 'b')]).toEqual([true, false]);
  });

  test('a seat of the creator’s own goes to another device at once', async () => {
    const { at, claim, ask, plays } = await begun('a', 'b', 'c');
    const { told } = await ask(at('a'), 'a');
    const next = await deviceAt(host);
    await claim(next, 'a', told['invitation']);
    expect([await plays(next, 'a'), await plays(at('a'), 'a')]).toEqual([true, false]);
    expect((await ask(at('a'), 'z')).status).toBe(409);
  });
});
