import { gameOf } from '@escarmouche/games/game';
import { commitment } from '@escarmouche/online';
import { PERSON } from '@escarmouche/session';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { NO_LIMITS } from '../http/limits.ts';
import { ENGINES, NO_POSTGRES } from '../store/testing-engines.ts';
import { deviceAt, testHost, type TestHost } from '../testing.ts';
import { rightsOf } from './rights.ts';

const { sample } = await gameOf('zombies');
const plan = { system: 'zombies', title: 'Essai', setup: sample(), seats: { a: PERSON, b: PERSON }, notes: {} };
const DAY = 86_400_000;
const LIMITS = { ...NO_LIMITS, battles: { open: 2, rows: 4, bytes: 1_000_000 } };

const secretOf = (seat: string): string => seat.repeat(64);

type Device = Awaited<ReturnType<typeof deviceAt>>;

const claim = (device: Device, battle: string, seat: string, invitation: string | undefined) =>
  device.post('claims', { invitation, commitment: commitment(battle, seat, secretOf(seat)) });
const show = (device: Device, battle: string, seat: string) => device.post(`battles/${battle}/secrets`, { seat, secret: secretOf(seat) });

describe.each(ENGINES)('$name', ({ open }) => {
  let host: TestHost;
  let isThere: boolean;
  beforeAll(async () => {
    const store = await open();
    isThere = store !== undefined;
    if (store) host = await testHost(store, { limits: LIMITS });
  });
  beforeEach(({ skip }) => skip(!isThere, NO_POSTGRES));
  afterAll(() => isThere && host.close());

  async function created() {
    const [ann, bob] = [await deviceAt(host), await deviceAt(host)];
    const { battle, invitations } = (await ann.post('battles', plan)).told as { battle: string; invitations: Record<string, string> };
    return { ann, bob, battle, invitations };
  }
  /** a gives up, and b agrees. */
  async function end({ ann, bob, battle }: Awaited<ReturnType<typeof created>>): Promise<void> {
    const act = (device: Device, seat: string, deed: object) =>
      device.post(`battles/${battle}/acts`, { seat, act: { id: 'end', n: 1, deed } });
    await act(ann, 'a', { do: 'propose', kind: 'concession' });
    expect((await act(bob, 'b', { do: 'consent', agrees: true })).told).toMatchObject({ status: 'kept' });
  }

  async function begun() {
    const made = await created();
    const { ann, bob, battle, invitations } = made;
    await claim(ann, battle, 'a', invitations['a']);
    await claim(bob, battle, 'b', invitations['b']);
    for (const [device, seat] of [
      [ann, 'a'],
      [bob, 'b'],
    ] as const)
      expect((await show(device, battle, seat)).status).toBe(200);
    return made;
  }

  test('who is there is told to the device that invites, to those who were invited, and to nobody who guesses the battle', async () => {
    const { ann, bob, battle, invitations } = await created();
    const read = async (device: Device) => (await device.get(`battles/${battle}`)).status;
    expect([await read(ann), await read(bob)]).toEqual([200, 404]);
    expect((await host.app.inject({ url: `/api/battles/${battle}` })).statusCode).toBe(401);
    await bob.post('invitations', { invitation: invitations['b'] });
    expect(await read(bob)).toBe(200);
    expect((await ann.get(`battles/${battle}`)).told).toMatchObject({ isCreator: true });
    expect((await bob.get(`battles/${battle}`)).told).toMatchObject({ isCreator: false });
    const [cid, dan] = [await deviceAt(host), await deviceAt(host)];
    await claim(cid, battle, 'b', invitations['b']);
    await claim(dan, battle, '', invitations['']);
    expect([await read(cid), await read(dan)]).toEqual([200, 200]);
  });

  test('before the start the device that invites frees a seat, and invites to it anew; the invitation before leads nowhere', async () => {
    const { ann, bob, battle, invitations } = await created();
    const renew = (device: Device, seat: string) => device.post(`battles/${battle}/invitations`, { seat });
    await claim(bob, battle, 'b', invitations['b']);
    expect((await renew(bob, 'b')).status).toBe(403);
    expect((await renew(ann, 'z')).status).toBe(409);
    const { status, told } = await renew(ann, 'b');
    expect(status).toBe(201);
    expect((await ann.get(`battles/${battle}`)).told).toMatchObject({ seats: [{ seat: 'a' }, { seat: 'b', taken: false }] });
    expect((await claim(bob, battle, 'b', invitations['b'])).status).toBe(404);
    const cid = await deviceAt(host);
    expect((await claim(cid, battle, 'b', String(told['invitation']))).told).toEqual({ battle, seat: 'b' });
    await claim(ann, battle, 'a', invitations['a']);
    expect([(await show(bob, battle, 'b')).status, (await show(ann, battle, 'a')).status, (await show(cid, battle, 'b')).status]).toEqual([
      409, 200, 200,
    ]);
    expect((await renew(ann, 'b')).status).toBe(409);
    expect((await cid.get(`battles/${battle}/welcome?seat=b`)).status).toBe(200);
  });

  test('a device has so many open battles at a time: one that is over, or left for two months, makes room', async () => {
    const first = await begun();
    const { ann } = first;
    const create = async () => (await ann.post('battles', plan)).status;
    expect([await create(), await create()]).toEqual([201, 409]);
    await end(first);
    await expect.poll(create).toBe(201);
    expect(await create()).toBe(409);
    host.wait(61 * DAY);
    expect(await create()).toBe(201);
  });

  test('a battle has so many rows, and its seats are told so', async () => {
    const { ann, battle } = await begun();
    const replies = [];
    for (let n = 1; n <= 4; n++) {
      const deed = n % 2 === 1 ? { do: 'propose', kind: 'draw' } : { do: 'consent', agrees: false };
      replies.push((await ann.post(`battles/${battle}/acts`, { seat: 'a', act: { id: `${n}`, n, deed } })).told);
    }
    expect(replies.map(({ status }) => status)).toEqual(['kept', 'kept', 'kept', 'refused']);
    expect(replies[3]).toMatchObject({ refusal: { reason: { fr: expect.stringContaining('trop longue') } } });
  });

  test('a battle that nobody has begun goes with its invitations; one that has begun stays', async () => {
    const sweep = () => rightsOf(host.engine, host.now).sweep();
    const read = async ({ ann, battle }: Awaited<ReturnType<typeof created>>) => (await ann.get(`battles/${battle}`)).status;
    host.wait(15 * DAY);
    await sweep();
    const [lapsed, renewed, old] = [await created(), await created(), await begun()];
    host.wait(8 * DAY);
    await renewed.ann.post(`battles/${renewed.battle}/invitations`, { seat: 'b' });
    await claim(lapsed.bob, lapsed.battle, 'b', lapsed.invitations['b']);
    await lapsed.bob.post(`battles/${lapsed.battle}/words`, { seat: 'b', id: 'x', say: 'hello' });
    const fresh = await created();
    expect(await sweep()).toBe(0);
    host.wait(7 * DAY);
    expect(await sweep()).toBe(1);
    expect(await Promise.all([lapsed, renewed, old, fresh].map(read))).toEqual([404, 200, 200, 200]);
    for (const table of ['seat', 'invitation', 'guest', 'word'] as const)
      expect(await host.engine.db.selectFrom(table).selectAll().where('battle', '=', lapsed.battle).execute()).toEqual([]);
  });
});
