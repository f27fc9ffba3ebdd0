import { gameOf } from '@escarmouche/games/game';
import { expect, test } from 'vitest';
import { begun, deviceAt, onEitherStore, planOf, streamAt, testHost, type TestDevice } from '../testing.ts';

const zombies = await gameOf('zombies');
const HOUR = 3_600_000;

const codeOf = async (device: TestDevice): Promise<string> => String((await device.post('devices/codes', {})).told['code']);
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
});
