import { expect, test } from 'vitest';
import { numbersOf, randomPair, randomTable } from '../../../test/rays.ts';
import { hiddenShare } from './sight.ts';
import type { Body, Table } from '../types.ts';

test('UC-SYS-LOS: the same share whether it is remembered or found anew, of whatever height, level or table', () => {
  const random = numbersOf(11);
  const tables = [randomTable(random, 40, 20), randomTable(random, 40, 20)];
  const twins = tables.map((table): Table => ({ ...table }));
  const asked = Array.from({ length: 120 }, () => randomPair(random)).flatMap(({ eye, target }) => [
    { eye, target },
    { eye, target: { ...target, h: target.h / 2 } satisfies Body },
    { eye, target: { ...target, r: target.r / 2 } satisfies Body },
    { eye: { ...eye, z: eye.z + 500 }, target },
    { eye, target: { ...target, z: target.z + 500 } satisfies Body },
  ]);
  const first = asked.map(({ eye, target }) => tables.map((table) => hiddenShare(table, eye, target)));
  asked.forEach(({ eye, target }, i) => {
    // Each twin is asked once, in another order: nothing is remembered of it.
    const again = tables.map((table) => [hiddenShare(table, eye, target), hiddenShare(table, eye, target)]);
    const anew = twins.map((table) => hiddenShare({ ...table }, eye, target));
    expect(again).toEqual((first[i] ?? []).map((share) => [share, share]));
    expect(anew).toEqual(first[i]);
  });
});
