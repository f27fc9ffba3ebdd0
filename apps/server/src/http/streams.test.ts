import type { ServerResponse } from 'node:http';
import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import type { AnyBattle } from '../host/battles.ts';
import type { Lobby } from '../host/lobby.ts';
import { streams } from './streams.ts';

/** The connection of a reader who takes nothing unless the test does. */
const connection = () =>
  Object.assign(new PassThrough(), { writeHead: () => undefined, flushHeaders: () => undefined }) as unknown as ServerResponse &
    PassThrough;

/** A battle with news of so many characters at each act. */
function battleWith(characters: number) {
  const listeners = new Set<() => void>();
  let sequence = 0;
  const battle = {
    get sequence() {
      return sequence;
    },
    told: () => ({ sequence, text: 'x'.repeat(characters) }),
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  return {
    battle: battle as unknown as AnyBattle,
    act(): void {
      sequence++;
      for (const listener of listeners) listener();
    },
    listeners,
  };
}

const LIMITS = { device: 2, address: 3, node: 5 };
const silent = { after: () => Promise.resolve([]), subscribe: () => () => undefined };
const reader = (id: string, address: string, own = id) => ({ device: { id, own }, address });
/** Everybody may follow everything. */
const free = { heldBy: async () => () => true, endedOf: async () => new Set<string>() };

test('a device, an address and a node have so many streams, and room again when one ends', async () => {
  const open = streams(LIMITS, free, silent);
  const [own, ...others] = [
    ['a', '1'],
    ['a', '1'],
    ['b', '1'],
    ['c', '2'],
    ['c', '2'],
  ].map(([device = '', address = '']) => {
    expect(open.hasRoom(reader(device, address))).toBe(true);
    const response = connection();
    open.follow(response, reader(device, address), []);
    return response;
  });
  expect(open.hasRoom(reader('z', '9'))).toBe(false);
  others.at(-1)?.destroy();
  await expect.poll(() => open.count).toBe(4);
  expect(['a9', 'z1', 'c2'].map(([device = '', address = '']) => open.hasRoom(reader(device, address)))).toEqual([false, false, true]);
  own?.destroy();
  await expect.poll(() => open.count).toBe(3);
  expect(['a9', 'z1'].map(([device = '', address = '']) => open.hasRoom(reader(device, address)))).toEqual([true, true]);
});

test('a reader who does not keep up is dropped, and no longer told; one who reads hears everything', async () => {
  const { battle, act, listeners } = battleWith(100_000);
  const open = streams(LIMITS, free, silent);
  const [slow, quick] = [connection(), connection()];
  let heard = 0;
  quick.on('data', (piece: Buffer) => (heard += piece.length));
  for (const response of [slow, quick]) open.follow(response, reader('a', '1'), [{ id: 'x', battle, seat: 'a', since: 0 }]);
  for (let i = 1; i <= 12; i++) {
    act();
    await expect.poll(() => heard).toBeGreaterThan(i * 100_000);
  }
  await expect.poll(() => [slow.destroyed, quick.destroyed, open.count, listeners.size]).toEqual([true, false, 1, 1]);
  open.close();
});

test('whoever comes back to long battles hears them one after the other, and is not taken for slow', async () => {
  const battles = Array.from({ length: 8 }, () => battleWith(400_000));
  for (const { act } of battles) act();
  const open = streams(LIMITS, free, silent);
  const response = connection();
  open.follow(
    response,
    reader('a', '1'),
    battles.map(({ battle }, i) => ({ id: `${i}`, battle, seat: 'a', since: 0 })),
  );
  const heard: string[] = [];
  response.on('data', (piece: Buffer) => heard.push(...(String(piece).match(/"battle":"\d+"/g) ?? [])));
  await expect.poll(() => heard).toHaveLength(8);
  expect(response.destroyed).toBe(false);
  response.destroy();
  await expect.poll(() => battles.reduce((sum, { listeners }) => sum + listeners.size, 0)).toBe(0);
});

const told = (): never => {
  throw new Error('untold');
};

test('a reader who has gone before the first news, and one of a battle that cannot be told, leave nothing open', async () => {
  const { battle } = battleWith(10);
  const open = streams(LIMITS, free, silent);
  const gone = connection().destroy();
  await expect.poll(() => gone.closed).toBe(true);
  open.follow(gone, reader('a', '1'), []);
  expect(open.count).toBe(0);
  const broken = connection();
  open.follow(broken, reader('a', '1'), [{ id: 'x', battle: { ...battle, sequence: 1, told }, seat: 'a', since: 0 }]);
  await expect.poll(() => [broken.destroyed, open.count]).toEqual([true, 0]);
  open.close();
});

test('a device that has lost a seat is told no more of it; others are', async () => {
  const { battle, listeners } = battleWith(10);
  const open = streams(LIMITS, free, silent);
  const [lost, other] = [connection(), connection()];
  open.follow(lost, reader('a', '1'), [{ id: 'x', battle, seat: 'a', since: 0 }]);
  open.follow(other, reader('b', '2'), [{ id: 'x', battle, seat: 'b', since: 0 }]);
  open.leave('a');
  await expect.poll(() => [lost.destroyed, other.destroyed, listeners.size]).toEqual([true, false, 1]);
  open.close();
});

test('streams of devices that hold no longer what they follow end where nobody may have told of it, and where the right is lost as they begin', async () => {
  const { battle } = battleWith(10);
  let isLost = false;
  const heldBy: Lobby['heldBy'] = async (devices) => (device, id, seat) =>
    devices.includes(device) && id === 'x' && (seat === '' || !isLost);
  const endedOf = async (devices: readonly string[]) => new Set(devices.filter((one) => isLost && one === 'lost'));
  const open = streams(LIMITS, { heldBy, endedOf }, silent);
  const followed = (seat: string) => ({ id: 'x', battle, seat, since: 0 });
  const [lost, other, idle, ended] = [connection(), connection(), connection(), connection()];
  open.follow(lost, reader('a', '1'), [followed('a'), followed('')]);
  open.follow(other, reader('b', '1'), [followed('')]);
  open.follow(idle, reader('c', '1'), []);
  open.follow(ended, reader('c', '2', 'lost'), []);
  isLost = true;
  open.review();
  await expect.poll(() => [lost, other, idle, ended].map(({ destroyed }) => destroyed)).toEqual([true, false, false, true]);
  const late = connection();
  open.follow(late, reader('a', '1'), [followed('a')]);
  await expect.poll(() => late.destroyed).toBe(true);
  open.close();
});
