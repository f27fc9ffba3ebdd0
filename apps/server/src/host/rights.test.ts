import { gameOf } from '@escarmouche/games/game';
import { randomFrom } from '@escarmouche/referee';
import { expect, test } from 'vitest';
import { NO_LIMITS } from '../http/limits.ts';
import { begun, deviceAt, gathered, onEitherStore, planOf, type TestDevice } from '../testing.ts';
import { invitationsOf } from './invitations.ts';
import { rightsOf } from './rights.ts';

const zombies = await gameOf('zombies');
const plan = planOf(zombies);
const DAY = 86_400_000;
const LIMITS = { ...NO_LIMITS, battles: { open: 2, rows: 4, bytes: 1_000_000 } };

const renew = (device: TestDevice, battle: string, seat: string) => device.post(`battles/${battle}/invitations`, { seat });
const readBy = async (device: TestDevice, battle: string) => (await device.get(`battles/${battle}`)).status;

onEitherStore({ limits: LIMITS }, (host) => {
  test('who is there is told to the device that invites, to those who were invited, and to nobody who guesses the battle', async () => {
    const { at, battle, invitations, claim } = await gathered(host(), plan);
    const [ann, bob] = [at('a'), at('b')];
    expect([await readBy(ann, battle), await readBy(bob, battle)]).toEqual([200, 404]);
    expect((await host().app.inject({ url: `/api/battles/${battle}` })).statusCode).toBe(401);
    await bob.post('invitations', { invitation: invitations['b'] });
    expect(await readBy(bob, battle)).toBe(200);
    expect((await ann.get(`battles/${battle}`)).told).toMatchObject({ isCreator: true });
    expect((await bob.get(`battles/${battle}`)).told).toMatchObject({ isCreator: false });
    const [cid, dan] = [await deviceAt(host()), await deviceAt(host())];
    await claim('b', cid);
    await claim('', dan);
    expect([await readBy(cid, battle), await readBy(dan, battle)]).toEqual([200, 200]);
  });

  test('before the start the device that invites frees a seat, and invites to it anew; the invitation before leads nowhere', async () => {
    const { at, battle, claim, show } = await gathered(host(), plan);
    const ann = at('a');
    await claim('b');
    expect((await renew(at('b'), battle, 'b')).status).toBe(403);
    expect((await renew(ann, battle, 'z')).status).toBe(409);
    const { status, told } = await renew(ann, battle, 'b');
    expect(status).toBe(201);
    expect((await ann.get(`battles/${battle}`)).told).toMatchObject({ seats: [{ seat: 'a' }, { seat: 'b', taken: false }] });
    expect((await claim('b')).status).toBe(404);
    const cid = await deviceAt(host());
    expect((await claim('b', cid, told['invitation'])).told).toEqual({ battle, seat: 'b' });
    await claim('a');
    expect([(await show('b')).status, (await show('a')).status, (await show('b', cid)).status]).toEqual([409, 200, 200]);
    expect((await renew(ann, battle, 'b')).status).toBe(409);
    expect((await cid.get(`battles/${battle}/welcome?seat=b`)).status).toBe(200);
  });

  test('a device has so many open battles at a time: one that is over, or left for two months, makes room', async () => {
    const { at, act } = await begun(host(), plan);
    const create = async () => (await at('a').post('battles', plan)).status;
    expect([await create(), await create()]).toEqual([201, 409]);
    await act('a', 1, { do: 'propose', kind: 'concession' });
    expect((await act('b', 1, { do: 'consent', agrees: true })).told).toMatchObject({ status: 'kept' });
    await expect.poll(create).toBe(201);
    expect(await create()).toBe(409);
    host().wait(61 * DAY);
    expect(await create()).toBe(201);
  });

  test('a battle has so many rows, and its seats are told so; what ends it is taken all the same', async () => {
    const { at, battle, act } = await begun(host(), plan);
    for (let n = 1; n <= 4; n++) {
      const deed = n % 2 === 1 ? { do: 'propose', kind: 'draw' } : { do: 'consent', agrees: false };
      expect((await act('a', n, deed)).told).toMatchObject({ status: 'kept' });
    }
    const { beginning } = (await at('a').get(`battles/${battle}/welcome?seat=a`)).told;
    const [active = 'a'] = zombies.system.active(beginning as never);
    const n = active === 'a' ? 5 : 1;
    const { command } = zombies.bots['random']?.().decide(beginning as never, active, randomFrom(1)) ?? {};
    const reply = (await act(active, n, { do: 'submit', command })).told;
    expect(reply).toMatchObject({ status: 'refused', refusal: { reason: { fr: expect.stringContaining('trop longue') } } });
    expect((await act('a', 5, { do: 'propose', kind: 'concession' })).told).toMatchObject({ status: 'kept' });
    expect((await act('b', 1, { do: 'consent', agrees: true })).told).toMatchObject({ status: 'kept' });
    expect((await at('b').get(`battles/${battle}/file`)).status).toBe(200);
  });

  test('an invitation to look on lapses, and the creator makes another in its place; whoever looks on may go on', async () => {
    const { at, battle, invitations, claim } = await begun(host(), plan);
    const [ann, bob, cid] = [at('a'), await deviceAt(host()), await deviceAt(host())];
    await claim('', bob);
    host().wait(15 * DAY);
    expect((await cid.post('invitations', { invitation: invitations[''] })).told).toMatchObject({ open: false });
    expect([(await claim('', bob)).status, (await claim('', cid)).status]).toEqual([200, 410]);
    expect((await renew(at('b'), battle, '')).status).toBe(403);
    const { told } = await renew(ann, battle, '');
    expect((await claim('', cid)).status).toBe(404);
    expect((await claim('', cid, told['invitation'])).status).toBe(200);
    await renew(ann, battle, '');
    const last = await claim('', await deviceAt(host()), told['invitation']);
    expect([last.status, (await cid.get(`battles/${battle}/welcome`)).status]).toEqual([404, 200]);
  });

  test('a battle that nobody has begun goes with its invitations; one that has begun stays', async () => {
    const sweep = () => rightsOf(host().engine, host().now).sweep();
    host().wait(15 * DAY);
    await sweep();
    const [lapsed, renewed, old] = [await gathered(host(), plan), await gathered(host(), plan), await begun(host(), plan)];
    host().wait(8 * DAY);
    await renew(renewed.at('a'), renewed.battle, 'b');
    await lapsed.claim('b');
    await lapsed.at('b').post(`battles/${lapsed.battle}/words`, { seat: 'b', id: 'x', say: 'hello' });
    // As of a node that has died between the last secret and the first row.
    const { db } = host().engine;
    await db.insertInto('reopening').values({ battle: lapsed.battle, seat: 'b', agreed: 0 }).execute();
    await db
      .insertInto('notice')
      .values({ battle: lapsed.battle, device: lapsed.at('b').id })
      .execute();
    const fresh = await gathered(host(), plan);
    expect(await sweep()).toBe(0);
    host().wait(7 * DAY);
    expect(await sweep()).toBe(1);
    expect(await Promise.all([lapsed, renewed, old, fresh].map(({ at, battle }) => readBy(at('a'), battle)))).toEqual([404, 200, 200, 200]);
    for (const table of ['seat', 'invitation', 'guest', 'word', 'reopening', 'notice'] as const)
      expect(await db.selectFrom(table).selectAll().where('battle', '=', lapsed.battle).execute()).toEqual([]);
  });

  test('a battle to which somebody is invited anew while lapsed ones are taken away stays', async () => {
    const { battle, at } = await gathered(host(), plan);
    host().wait(15 * DAY);
    const { engine, now } = host();
    const [, invitation] = await Promise.all([rightsOf(engine, now).sweep(), invitationsOf(engine, now).renew(battle, 'b')]);
    // On either store one of both comes first, and the other finds what it has done.
    expect(await readBy(at('a'), battle)).toBe(invitation === undefined ? 404 : 200);
  });
});
