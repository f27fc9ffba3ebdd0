import { gameOf } from '@escarmouche/games/game';
import type { Seat } from '@escarmouche/referee';
import { expect, test } from 'vitest';
import { begun, deviceAt, gathered, onEitherStore, planOf, streamAt, testHost, type TestDevice } from '../testing.ts';
import { joiningOf } from './joining.ts';
import { lobbyOf } from './lobby.ts';
import { rightsOf } from './rights.ts';

const zombies = await gameOf('zombies');
const MINUTE = 60_000;
let acts = 0;

const codeOf = async (device: TestDevice): Promise<string> => String((await device.post('devices/codes', {})).told['code']);
const join = (device: TestDevice, code: string) => device.post('devices/tokens', { code });
const battlesOf = async (device: TestDevice): Promise<readonly unknown[]> => {
  const { told } = await device.get('mine');
  return (told as unknown as readonly { battle: string; own: readonly Seat[] }[]).map(({ battle, own }) => [battle, own]);
};

onEitherStore({}, (host) => {
  /** A battle of two persons, the first of whom has made it. */
  async function town() {
    const { battle, ...rest } = await begun(host(), planOf(zombies));
    const plays = async (device: TestDevice, seat: Seat) => (await device.get(`battles/${battle}/welcome?seat=${seat}`)).status === 200;
    const act = async (device: TestDevice, seat: Seat, n: number, deed: object) =>
      (await device.post(`battles/${battle}/acts`, { seat, act: { id: `x${++acts}`, n, deed } })).told['status'];
    return { ...rest, battle, plays, act };
  }

  test('a device that uses a code has all that both had; the battles that it made are theirs', async () => {
    const [one, other] = [await town(), await town()];
    const [laptop, phone] = [one.at('a'), other.at('a')];
    for (const device of [laptop, phone]) await one.claim('', device);
    await phone.post('invitations', { invitation: one.invitations[''] });
    await laptop.post('invitations', { invitation: one.invitations[''] });
    const { status, told } = await join(phone, await codeOf(laptop));
    expect(status).toBe(200);
    const both = [
      [one.battle, ['a']],
      [other.battle, ['a']],
    ];
    for (const device of [laptop, phone]) {
      expect(await battlesOf(device)).toEqual(expect.arrayContaining(both));
      expect([await one.plays(device, 'a'), await other.plays(device, 'a')]).toEqual([true, true]);
      expect((await device.get(`battles/${other.battle}`)).told).toMatchObject({ isCreator: true });
      expect((await other.claim('a', device)).status).toBe(200);
    }
    expect((await other.claim('a', one.at('b'))).status).toBe(409);
    const seats = host().engine.db.selectFrom('seat').select('device').where('battle', '=', other.battle).where('seat', '=', 'a');
    expect(await seats.execute()).toEqual([{ device: told['id'] }]);
  });

  test('a code serves once, within ten minutes, and until the next is made', async () => {
    const [laptop, phone, tablet] = [await deviceAt(host()), await deviceAt(host()), await deviceAt(host())];
    const first = await codeOf(laptop);
    const { told } = await laptop.post('devices/codes', {});
    expect(told).toEqual({ code: expect.stringMatching(/^\w{4}-\w{4}-\w{4}$/) as string, expires: host().now() + 10 * MINUTE });
    expect((await join(phone, first)).status).toBe(404);
    const code = String(told['code']);
    expect((await join(phone, ` ${code.toLowerCase().replaceAll('-', ' ')}`)).status).toBe(200);
    expect((await join(tablet, code)).status).toBe(404);
    const late = await codeOf(laptop);
    host().wait(10 * MINUTE + 1);
    expect((await join(tablet, late)).status).toBe(404);
    const kept = await host().engine.db.selectFrom('code').select('digest').execute();
    expect(kept).not.toContainEqual({ digest: late.replaceAll('-', '') });
  });

  test('devices of a device that joins come along; two that join each other at once are one person', async () => {
    const [laptop, phone, tablet] = [await deviceAt(host()), await deviceAt(host()), await deviceAt(host())];
    const { told } = await join(tablet, await codeOf(phone));
    expect((await join(phone, await codeOf(laptop))).told['id']).not.toBe(told['id']);
    const eve = await town();
    await join(eve.at('a'), await codeOf(tablet));
    for (const device of [laptop, phone, tablet]) expect(await eve.plays(device, 'a')).toBe(true);

    const [ann, bob] = [await town(), await town()];
    const codes = [await codeOf(ann.at('a')), await codeOf(bob.at('a'))];
    const joined = await Promise.all([join(ann.at('a'), codes[1] ?? ''), join(bob.at('a'), codes[0] ?? '')]);
    expect(joined.map(({ status }) => status).toSorted()).toEqual([200, 404]);
    for (const { at } of [ann, bob]) expect([await ann.plays(at('a'), 'a'), await bob.plays(at('a'), 'a')]).toEqual([true, true]);
  });

  test('a request that was under way while its device joined another has its effect for the person who has the device now', async () => {
    const { engine, now } = host();
    const [phone, laptop] = [await deviceAt(host()), await deviceAt(host())];
    const invited = await gathered(host(), planOf(zombies));
    await join(phone, await codeOf(laptop));
    // The host knew the phone by its own id when these requests came.
    const lobby = lobbyOf(engine, now);
    for (const seat of ['b', ''])
      expect(await lobby.claim(phone.id, invited.invitations[seat] ?? '', '00'.repeat(32))).toEqual({ battle: invited.battle, seat });
    expect(await lobby.holds(invited.battle, laptop.id, 'b')).toBe(true);
    const shown = await gathered(host(), planOf(zombies));
    await rightsOf(engine, now).show(shown.battle, phone.id);
    expect(await rightsOf(engine, now).mayRead(shown.battle, laptop.id)).toBe(true);
    const made = await lobby.createFor(phone.id, { ...planOf(zombies), version: '1', setup: {} } as never, 1);
    expect(await rightsOf(engine, now).isCreator(made?.battle ?? '', laptop.id)).toBe(true);
    const watchers = engine.db.selectFrom('watcher').select('device').where('battle', '=', invited.battle);
    expect(await watchers.execute()).toEqual([{ device: laptop.id }]);

    const { code } = await joiningOf(engine, now).invite(phone.id);
    const tablet = await deviceAt(host());
    expect((await join(tablet, code)).told).toEqual({ id: laptop.id });
    // The tablet has no id of its own any more when it joins once more.
    const desk = await deviceAt(host());
    expect(await joiningOf(engine, now).join(tablet.id, await codeOf(desk))).toBe(desk.id);
    expect(await lobby.holds(invited.battle, desk.id, 'b')).toBe(true);
  });

  test('of a claim and a joining at once the seat comes to the person, whichever is first', async () => {
    for (let i = 0; i < 5; i++) {
      const { battle, claim } = await gathered(host(), planOf(zombies));
      const [phone, laptop] = [await deviceAt(host()), await deviceAt(host())];
      const code = await codeOf(laptop);
      const [claimed, joined] = await Promise.all([claim('b', phone), join(phone, code)]);
      expect([claimed.status, joined.status]).toEqual([200, 200]);
      const held = host().engine.db.selectFrom('seat').select('device').where('battle', '=', battle).where('seat', '=', 'b');
      expect(await held.execute()).toEqual([{ device: laptop.id }]);
    }
  });

  test('of two devices that act at one seat at once one is kept; the other is told that it is stale, and goes on', async () => {
    const { at, act } = await town();
    const phone = await deviceAt(host());
    await join(phone, await codeOf(at('a')));
    const propose = { do: 'propose', kind: 'draw' };
    const replies = await Promise.all([act(at('a'), 'a', 1, propose), act(phone, 'a', 1, propose)]);
    expect(replies.toSorted()).toEqual(['kept', 'stale']);
    expect(await act(at('b'), 'b', 1, { do: 'consent', agrees: false })).toBe('kept');
    expect(await act(phone, 'a', 2, { do: 'propose', kind: 'abandonment' })).toBe('kept');
    expect(await act(at('a'), 'a', 2, { do: 'propose', kind: 'concession' })).toBe('stale');
    expect(await act(at('a'), 'a', 3, { do: 'propose', kind: 'concession' })).toBe('kept');
  });

  test('streams of a device that joins another, or loses a seat, end on every node', async () => {
    const other = await testHost({ engine: host().engine, close: async () => undefined });
    const { battle, at } = await town();
    const [phone, tablet] = [await deviceAt(host()), await deviceAt(host())];
    const streams = [
      await streamAt(host(), phone),
      await streamAt(other, phone),
      await streamAt(other, tablet),
      await streamAt(other, at('a')),
    ];
    await join(phone, await codeOf(tablet));
    await expect.poll(() => streams.map(({ ended }) => ended)).toEqual([true, true, false, false]);
    await at('a').post(`battles/${battle}/invitations`, { seat: 'a' });
    await expect.poll(() => streams.map(({ ended }) => ended)).toEqual([true, true, false, true]);
    await other.close();
  });
});
