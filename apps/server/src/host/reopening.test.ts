import { gameOf } from '@escarmouche/games/game';
import type { Seat } from '@escarmouche/referee';
import { expect, test } from 'vitest';
import { begun, deviceAt, onEitherStore, planOf, type TestDevice } from '../testing.ts';

const zombies = await gameOf('zombies');
const DAY = 86_400_000;

onEitherStore({}, (host) => {
  /** A town that has begun, a device at each seat; the first has made it. */
  async function town(...seats: readonly Seat[]) {
    const setup = zombies.players?.setup(
      seats.map((seat) => ({ seat, name: seat })),
      {},
    );
    const { battle, at, claim } = await begun(host(), planOf(zombies, setup));
    const ask = (by: TestDevice, seat: Seat) => by.post(`battles/${battle}/invitations`, { seat });
    const agree = async (by: TestDevice, seat: Seat) => (await by.post(`battles/${battle}/reopenings`, { seat })).status;
    const plays = async (device: TestDevice, seat: Seat) => (await device.get(`battles/${battle}/welcome?seat=${seat}`)).status === 200;
    return { at, battle, claim, ask, agree, plays };
  }

  test('a seat whose device is lost is opened anew when the creator asks and a third seat agrees; dice stay those that were promised', async () => {
    const { at, battle, claim, ask, agree, plays } = await town('a', 'b', 'c');
    const before = (await at('a').get(`battles/${battle}`)).told['seats'];
    expect((await ask(at('b'), 'c')).status).toBe(403);
    expect(await agree(at('c'), 'b')).toBe(409);
    for (let i = 0; i < 2; i++) expect((await ask(at('a'), 'b')).status).toBe(202);
    expect((await at('c').get(`battles/${battle}`)).told).toMatchObject({ reopening: ['b'] });
    expect([await agree(at('a'), 'b'), await agree(at('b'), 'b'), await agree(await deviceAt(host()), 'b')]).toEqual([409, 409, 409]);
    expect(await plays(at('b'), 'b')).toBe(true);
    expect(await agree(at('c'), 'b')).toBe(200);
    expect((await at('c').get(`battles/${battle}`)).told).toMatchObject({ reopening: [] });
    const { status, told } = await ask(at('a'), 'b');
    expect(status).toBe(201);
    expect(await plays(at('b'), 'b')).toBe(false);
    const next = await deviceAt(host());
    expect((await claim('b', next, told['invitation'], 'f0'.repeat(32))).told).toEqual({ battle, seat: 'b' });
    expect(await plays(next, 'b')).toBe(true);
    expect((await at('a').get(`battles/${battle}`)).told).toMatchObject({ seats: before, reopening: [] });
    expect((await ask(at('a'), 'b')).status).toBe(202);
  });

  test('the only opponent keeps its seat as long as its device is there', async () => {
    const { at, claim, ask, plays } = await town('a', 'b');
    expect((await ask(at('a'), 'b')).status).toBe(409);
    host().wait(2 * DAY);
    await at('b').get('mine');
    host().wait(2 * DAY);
    expect((await ask(at('a'), 'b')).status).toBe(409);
    // A person is there with any of their devices.
    const phone = await deviceAt(host());
    const { code } = (await at('b').post('devices/codes', {})).told;
    await phone.post('devices/tokens', { code });
    host().wait(2 * DAY);
    await phone.get('mine');
    host().wait(2 * DAY);
    expect((await ask(at('a'), 'b')).status).toBe(409);
    host().wait(2 * DAY);
    const { status, told } = await ask(at('a'), 'b');
    expect(status).toBe(201);
    const next = await deviceAt(host());
    await claim('b', next, told['invitation']);
    expect([await plays(next, 'b'), await plays(at('b'), 'b')]).toEqual([true, false]);
  });

  test('a seat of the creator’s own goes to another device at once', async () => {
    const { at, claim, ask, plays } = await town('a', 'b', 'c');
    const { told } = await ask(at('a'), 'a');
    const next = await deviceAt(host());
    await claim('a', next, told['invitation']);
    expect([await plays(next, 'a'), await plays(at('a'), 'a')]).toEqual([true, false]);
    expect((await ask(at('a'), 'z')).status).toBe(409);
  });
});
