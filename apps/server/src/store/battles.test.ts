import type { Row } from '@escarmouche/online';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { battleStore } from './battles.ts';
import { ENGINES, NO_POSTGRES, type TestEngine } from './testing-engines.ts';

const row = (act: string): Row<unknown, unknown> => ({
  act,
  by: 'a',
  n: 1,
  left: 0,
  draw: { seat: 'a', n: 1, start: 0 },
  entries: [],
  agreements: [],
});

describe.each(ENGINES)('$name', ({ open }) => {
  let held: TestEngine | undefined;
  beforeAll(async () => {
    held = await open();
    for (const id of ['b', 'c', 'd', 'e', 'f'])
      await held?.engine.db.insertInto('battle').values({ id, header: '{}', secret: 's', created: 1_800_000_000_000 }).execute();
  });
  beforeEach(({ skip }) => skip(!held, NO_POSTGRES));
  afterAll(() => held?.close());

  const store = () => battleStore((held as TestEngine).engine, () => 5);

  test('rows come back in their order, from any number on', async () => {
    for (const [i, act] of ['x', 'y', 'z'].entries()) expect(await store().append('b', i + 1, row(act))).toBe('kept');
    expect((await store().rows('b', 1)).map(({ act }) => act)).toEqual(['y', 'z']);
    expect(await store().header('b')).toBe('{}');
    expect(await store().header('nothing')).toBeUndefined();
  });

  test('a number is taken once, and an act is kept once', async () => {
    await store().append('c', 1, row('x'));
    expect(await store().append('c', 1, row('y'))).toBe('conflict');
    expect(await store().append('c', 2, row('x'))).toBe('conflict');
    expect((await store().rows('c', 0)).map(({ act }) => act)).toEqual(['x']);
  });

  test('of two rows at once under one number, one is kept', async () => {
    const kept = await Promise.all(['x', 'y', 'z'].map((act) => store().append('f', 1, row(act))));
    expect(kept.toSorted()).toEqual(['conflict', 'conflict', 'kept']);
  });

  test('a row of a battle that there is not is an error, not a conflict', async () => {
    await expect(store().append('nothing', 1, row('x'))).rejects.toThrow();
  });

  test('the last number of each battle is known', async () => {
    for (const [i, act] of ['x', 'y'].entries()) await store().append('e', i + 1, row(act));
    expect(await store().latest(['e', 'nothing'])).toEqual(new Map([['e', 2]]));
  });

  test('others hear of a row when it is kept', async () => {
    const heard: [string, number][] = [];
    const end = store().listen({ kept: (...of) => of[0] === 'd' && heard.push(of), missed: () => undefined });
    await store().append('d', 1, row('x'));
    await store().append('d', 1, row('y'));
    await store().append('d', 2, row('z'));
    await expect
      .poll(() => heard)
      .toEqual([
        ['d', 1],
        ['d', 2],
      ]);
    end();
    await store().append('d', 3, row('w'));
    expect(heard).toHaveLength(2);
  });

  test('others hear of what is there beside the rows', async () => {
    const { tell, listenBeside } = (held as TestEngine).engine;
    const heard: (string | undefined)[] = [];
    const end = listenBeside((battle) => heard.push(battle));
    await tell('d');
    await expect.poll(() => heard).toContain('d');
    end();
  });

  test('times are numbers, of both stores', async () => {
    const { created } = await (held as TestEngine).engine.db.selectFrom('battle').select('created').executeTakeFirstOrThrow();
    expect(created).toBe(1_800_000_000_000);
  });
});
