import type { Header } from '@escarmouche/online/api';
import { BOT, PERSON, type Holders } from '@escarmouche/session';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ENGINES, NO_POSTGRES, type TestEngine } from '../store/testing-engines.ts';
import { devicesOf } from './devices.ts';
import { lobbyOf } from './lobby.ts';
import { policiesOf } from './policies.ts';
import { rematchesOf } from './rematch.ts';
import { wordsOf } from './words.ts';

const DAY = 86_400_000;
const NOW = 1_800_000_000_000;
const now = (): number => NOW;

describe.each(ENGINES)('$name', ({ open }) => {
  let held: TestEngine | undefined;
  beforeAll(async () => {
    held = await open();
  });
  afterAll(() => held?.close());
  beforeEach((context) => {
    if (!held) context.skip(NO_POSTGRES);
  });
  const engine = () => (held as TestEngine).engine;

  /** A battle in which something was done so many days ago. */
  async function battle(seats: Holders, days: number): Promise<string> {
    const header: Header = { system: 'zombies', version: '1', title: '', setup: {}, seats, notes: {} };
    const { battle: id } = await lobbyOf(engine(), now).create(header);
    for (const [i, at] of [NOW - 90 * DAY, NOW - days * DAY].entries())
      await engine().keep({ battle: id, sequence: i + 1, act: String(i), body: '{}', at });
    return id;
  }

  test('battles of bots, and those with answers in advance, are taken up again where something was done of late', async () => {
    const [older, newer] = [await battle({ a: PERSON, b: BOT }, 20), await battle({ a: BOT, b: BOT }, 3)];
    await battle({ a: PERSON, b: PERSON }, 1);
    await battle({ a: PERSON, b: BOT }, 40);
    const advance = await battle({ a: PERSON, b: PERSON }, 10);
    await policiesOf(engine()).leave(advance, 'a', { pass: 'always', entries: 0 });
    const over = await battle({ a: PERSON, b: BOT }, 1);
    await engine().db.updateTable('battle').set({ ended: NOW }).where('id', '=', over).execute();
    expect(await lobbyOf(engine(), now).ofMachines()).toEqual([newer, advance, older]);
  });

  test('what devices hold is known of all of them at once', async () => {
    const { db } = engine();
    const [one, other] = [await battle({ a: PERSON, b: PERSON }, 1), await battle({ a: PERSON, b: PERSON }, 1)];
    await db.updateTable('seat').set({ device: 'x' }).where('battle', '=', one).where('seat', '=', 'a').execute();
    await db.insertInto('watcher').values({ battle: other, device: 'y' }).execute();
    const lobby = lobbyOf(engine(), now);
    const holds = await lobby.heldBy(['x', 'y', 'z']);
    for (const device of ['x', 'y', 'z'])
      for (const id of [one, other])
        for (const seat of ['a', 'b', '']) expect(holds(device, id, seat)).toBe(await lobby.holds(id, device, seat));
    expect([holds('x', one, 'a'), holds('x', one, ''), holds('y', other, '')]).toEqual([true, true, true]);
    expect((await lobby.heldBy([]))('x', one, 'a')).toBe(false);
  });

  test('what a seat has left in advance takes the place of what it had left before', async () => {
    const policies = policiesOf(engine());
    const id = await battle({ a: PERSON, b: PERSON }, 1);
    await policies.leave(id, 'a', { react: 30, entries: 0 });
    await policies.leave(id, 'a', { forced: true, entries: 4 });
    expect(await policies.of(id)).toEqual(new Map([['a', { forced: true, entries: 4 }]]));
  });

  test('words said at once have numbers of their own, and one that is sent again has the same', async () => {
    const words = wordsOf(engine(), now);
    const id = await battle({ a: PERSON, b: PERSON }, 1);
    const said = await Promise.all(
      ['1', '2', '1'].flatMap((name) => ['a', 'b'].map((seat) => words.say(id, seat, name, { phrase: 'hello' }))),
    );
    expect(new Set(said)).toEqual(new Set([1, 2, 3, 4]));
    expect((await words.after(id, 1)).map(({ number }) => number)).toEqual([2, 3, 4]);
  });

  test('of thirty battles that a device makes at once, twenty at most are kept', async () => {
    const { id } = await devicesOf(engine(), now).create();
    const header: Header = { system: 'zombies', version: '1', title: '', setup: {}, seats: { a: PERSON }, notes: {} };
    const lobby = lobbyOf(engine(), now);
    const made = await Promise.all(Array.from({ length: 30 }, () => lobby.createFor(id, header, 20)));
    expect(made.filter((one) => one !== undefined)).toHaveLength(20);
    expect(await engine().db.selectFrom('battle').select('id').where('creator', '=', id).execute()).toHaveLength(20);
  });

  test('of two that ask for the next battle at once each is told the same', async () => {
    const rematches = rematchesOf(engine(), now);
    const id = await battle({ a: PERSON, b: PERSON }, 1);
    const [first, second] = await Promise.all([rematches.after(id), rematches.after(id)]);
    expect(first).toBe(second);
    const { db } = engine();
    expect(await db.selectFrom('seat').select('seat').where('battle', '=', first).execute()).toHaveLength(2);
  });
});
