import { gameOf } from '@escarmouche/games/game';
import { expect, test } from 'vitest';
import { begun, deviceAt, gathered, onEitherStore, planOf, streamAt, testHost, type TestDevice } from '../testing.ts';
import { devicesOf } from './devices.ts';

const zombies = await gameOf('zombies');
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const codeOf = async (device: TestDevice): Promise<string> => String((await device.post('devices/codes', {})).told['code']);
const known = async (device: TestDevice): Promise<boolean> => (await device.get('mine')).status === 200;
const end = async (by: TestDevice, { id }: TestDevice): Promise<number> => (await by.remove(`devices/${id}`)).status;

onEitherStore({ push: { subject: 'mailto:somebody@escarmouche.example', send: async () => 'sent' } }, (host) => {
  /** Two devices of one person, who holds a seat; the laptop has the id by which the person is known. */
  async function household() {
    const town = await begun(host(), planOf(zombies));
    const [laptop, phone] = [town.at('a'), await deviceAt(host())];
    await phone.post('devices/tokens', { code: await codeOf(laptop) });
    const plays = async (device: TestDevice) => (await device.get(`battles/${town.battle}/welcome?seat=a`)).status;
    return { ...town, laptop, phone, plays };
  }
  /** Subscribes a device to notices; returns whether it still is. */
  async function subscribed({ id }: TestDevice) {
    const { db } = host().engine;
    await db
      .insertInto('push')
      .values({ device: id, endpoint: `https://fcm.googleapis.com/${id}`, keys: '{}', language: 'fr' })
      .execute();
    return async () => (await db.selectFrom('push').select('device').where('device', '=', id).execute()).length === 1;
  }

  test('the devices of a person are listed to each of them, with the time at which each was last there', async () => {
    const { laptop, phone, at } = await household();
    const created = host().now();
    host().wait(2 * HOUR);
    const [first, second] = [
      { id: phone.id, created, seen: created + 2 * HOUR },
      { id: laptop.id, created, seen: created },
    ];
    expect((await phone.get('devices')).told).toEqual([
      { ...first, isThis: true },
      { ...second, isThis: false },
    ]);
    const { told } = await laptop.get('devices');
    expect(told).toHaveLength(2);
    expect(told).toContainEqual({ ...second, seen: created + 2 * HOUR, isThis: true });
    expect((await at('b').get('devices')).told).toHaveLength(1);
  });

  test('a lost device is taken away by another of its person: it is not known any more, its streams and notices end, seats stay', async () => {
    const other = await testHost({ engine: host().engine, close: async () => undefined });
    const { laptop, phone, plays } = await household();
    const streams = [await streamAt(host(), phone), await streamAt(other, phone), await streamAt(host(), laptop)];
    const [isPhoneTold, isLaptopTold] = [await subscribed(phone), await subscribed(laptop)];
    const code = await codeOf(phone);
    expect(await end(laptop, phone)).toBe(200);
    await expect.poll(() => streams.map(({ ended }) => ended)).toEqual([true, true, false]);
    expect([await isPhoneTold(), await isLaptopTold()]).toEqual([false, true]);
    expect([await plays(phone), await plays(laptop)]).toEqual([401, 200]);
    // A code that the lost device has made leads nowhere.
    const finder = await deviceAt(host());
    expect((await finder.post('devices/tokens', { code })).status).toBe(404);
    expect((await laptop.get('devices')).told).toHaveLength(1);
    await other.close();
  });

  test('the device by whose id a person is known may be taken away as well: the person keeps the id, and all that they have', async () => {
    const { laptop, phone, plays, battle, act } = await household();
    expect(await end(phone, laptop)).toBe(200);
    expect([await plays(laptop), await plays(phone)]).toEqual([401, 200]);
    expect((await phone.get(`battles/${battle}`)).told).toMatchObject({ isCreator: true });
    expect((await act('a', 1, { do: 'propose', kind: 'draw' })).status).toBe(401);
    // One more device joins the person, who then joins another: all of it goes along.
    const [tablet, desk] = [await deviceAt(host()), await deviceAt(host())];
    expect((await tablet.post('devices/tokens', { code: await codeOf(phone) })).told).toEqual({ id: laptop.id });
    await phone.post('devices/tokens', { code: await codeOf(desk) });
    expect(await Promise.all([tablet, desk, phone, laptop].map(plays))).toEqual([200, 200, 200, 401]);
  });

  test('nobody takes away a device of somebody else, nor the last of their own; of two that take each other away one stays', async () => {
    const { laptop, phone, at, plays } = await household();
    expect([await end(at('b'), phone), await end(phone, at('b')), await end(at('b'), at('b'))]).toEqual([404, 404, 409]);
    const ended = await Promise.all([end(laptop, phone), end(phone, laptop)]);
    expect(ended.filter((status) => status === 200)).toHaveLength(1);
    expect((await Promise.all([laptop, phone].map(plays))).toSorted()).toEqual([200, 401]);
    const [left = laptop, gone = phone] = ended[0] === 200 ? [laptop, phone] : [phone, laptop];
    expect([await end(left, gone), await end(left, left)]).toEqual([404, 409]);
  });

  test('a device that its person takes away itself is gone', async () => {
    const { laptop, phone, plays } = await household();
    expect(await end(phone, phone)).toBe(200);
    expect([await plays(phone), await plays(laptop)]).toEqual([401, 200]);
  });

  /** Takes away devices that nobody uses; returns how many. */
  const swept = (): Promise<number> => devicesOf(host().engine, host().now).sweep();
  /** Devices of a list that the store has. */
  async function kept(devices: readonly TestDevice[]): Promise<readonly TestDevice[]> {
    const found = await host().engine.db.selectFrom('device').select('id').execute();
    return devices.filter(({ id }) => found.some((one) => one.id === id));
  }

  test('a device that nobody has used for 400 days goes, unless it has a seat, looks on, has made a battle or is told of turns', async () => {
    const { laptop, phone, at, battle } = await household();
    const [lone, guest, told, late] = [await deviceAt(host()), await deviceAt(host()), await deviceAt(host()), await deviceAt(host())];
    const { at: gathering, invitations } = await gathered(host(), planOf(zombies));
    const creator = gathering('a');
    await guest.post('invitations', { invitation: invitations['b'] });
    await subscribed(told);
    host().wait(399 * DAY);
    expect([await swept(), await known(late)]).toEqual([0, true]);
    host().wait(2 * DAY);
    const idle = [lone, guest, gathering('b'), gathering('')];
    const used = [laptop, phone, at('b'), at(''), creator, told, late];
    await swept();
    expect(await kept([...idle, ...used])).toEqual(used);
    expect(await Promise.all([...idle, ...used].map(known))).toEqual([...idle.map(() => false), ...used.map(() => true)]);
    const { db } = host().engine;
    expect(await db.selectFrom('guest').selectAll().where('device', '=', guest.id).execute()).toEqual([]);
    expect((await phone.get(`battles/${battle}/welcome?seat=a`)).status).toBe(200);
  });

  test('of a person without battles devices go one by one, that by whose id they are known after the others', async () => {
    const [laptop, phone, tablet] = [await deviceAt(host()), await deviceAt(host()), await deviceAt(host())];
    for (const device of [phone, tablet]) await device.post('devices/tokens', { code: await codeOf(laptop) });
    host().wait(300 * DAY);
    await known(phone);
    host().wait(101 * DAY);
    await swept();
    expect(await kept([laptop, phone, tablet])).toEqual([laptop, phone]);
    expect([await known(phone), await known(tablet)]).toEqual([true, false]);
    host().wait(401 * DAY);
    await swept();
    expect(await kept([laptop, phone])).toEqual([laptop]);
    await swept();
    expect(await kept([laptop])).toEqual([]);
  });

  test('a device that comes back while others are taken away is known, and has what it is given, or is not known at all', async () => {
    const { invitations, battle } = await begun(host(), planOf(zombies));
    const back = await Promise.all(Array.from({ length: 12 }, () => deviceAt(host())));
    const { db } = host().engine;
    const statuses: number[] = [];
    for (const [i, device] of back.entries()) {
      await db.updateTable('device').set({ created: 0 }).where('id', '=', device.id).execute();
      const claim = device.post('claims', { invitation: invitations[''], commitment: '00'.repeat(32) });
      // Each time at another moment of the request.
      for (let step = 0; step < i; step++) await new Promise((resolve) => setImmediate(resolve));
      await swept();
      statuses.push((await claim).status);
    }
    const left = await kept(back);
    expect(statuses).toEqual(back.map((device) => (left.includes(device) ? 200 : 401)));
    const watchers = await db.selectFrom('watcher').select('device').where('battle', '=', battle).execute();
    const looking = back.filter(({ id }) => watchers.some(({ device }) => device === id));
    expect(looking).toEqual(left);
  });
});
