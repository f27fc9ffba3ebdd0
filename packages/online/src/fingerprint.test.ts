import { freeze } from '@escarmouche/referee';
import { expect, test } from 'vitest';
import { fingerprint } from './fingerprint.ts';

const tree = { figures: [{ id: 'a', at: { x: 1.5, y: -2 } }, { id: 'b' }], turn: 3, hidden: null, isOver: false };

test('a tree keeps its name through a message, in whatever order its members stand', () => {
  const { figures, ...rest } = tree;
  for (const same of [JSON.parse(JSON.stringify(tree)), { ...rest, figures, gone: undefined }, freeze(structuredClone(tree))])
    expect(fingerprint(same)).toBe(fingerprint(tree));
  expect(fingerprint({ x: -0 })).toBe(fingerprint({ x: 0 }));
});

test('trees with a part in common have their own names, and the part is read once', () => {
  let reads = 0;
  const part = {
    get figures() {
      reads++;
      return [1, 2];
    },
  };
  const prints = new Map<object, number>();
  const names = [1, 2].map((turn) => fingerprint({ part, turn }, prints));
  expect(reads).toBe(1);
  expect(names).toEqual([1, 2].map((turn) => fingerprint({ part, turn })));
});

test.each([
  [1, '1'],
  [1, 1.5],
  [1, true],
  [null, false],
  [
    [1, 2],
    [2, 1],
  ],
  [
    [[1], 2],
    [1, [2]],
  ],
  [[], {}],
  [{ a: 1 }, { b: 1 }],
  [
    { a: 1, b: 2 },
    { a: 2, b: 1 },
  ],
  [{ a: { b: 1 } }, { b: { a: 1 } }],
  [{ a: null }, {}],
])('%j and %j have names of their own', (one, other) => {
  expect(fingerprint(one)).not.toBe(fingerprint(other));
});

test('of many like trees hardly two have one name', () => {
  const names = new Set(Array.from({ length: 20_000 }, (_, i) => fingerprint({ ...tree, turn: i, wounds: i % 7 })));
  expect(names.size).toBeGreaterThan(19_997);
});
