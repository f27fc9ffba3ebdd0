import { describe, expect, test } from 'vitest';
import { seededDice, seedNumber } from './sources.ts';
import { textDice } from './text-dice.ts';

const SEED = '0123456789abcdef0123456789abcdef';

/** The faces of one roll. */
function thrown(seed: string, entry: number, question: number, faces: readonly number[]): readonly number[] {
  return textDice(seed, entry)({ kind: 'roll', purpose: 'test', faces }, question, undefined) as readonly number[];
}
const sixes = (count: number): readonly number[] => Array.from({ length: count }, () => 6);

describe('dice from the text of a seed', () => {
  test('are the same for ever: match files depend on it', () => {
    expect(thrown(SEED, 0, 0, sixes(6))).toEqual([2, 2, 6, 5, 3, 6]);
    expect(thrown(SEED, 0, 1, sixes(6))).toEqual([6, 4, 3, 2, 4, 6]);
    expect(thrown(SEED, 1, 0, sixes(6))).toEqual([2, 4, 3, 3, 6, 5]);
    expect(thrown('', 0, 0, sixes(6))).toEqual([6, 1, 4, 6, 1, 6]);
  });

  test('depend on all of it, where 32 bits are too few to tell seeds apart', () => {
    const [one, other] = ['graine 42209', 'graine 124446'];
    const roll = { kind: 'roll', purpose: 'test', faces: sixes(20) } as const;
    expect(seededDice(seedNumber(one), 3)(roll, 0, undefined)).toEqual(seededDice(seedNumber(other), 3)(roll, 0, undefined));
    expect(thrown(one, 3, 0, sixes(20))).not.toEqual(thrown(other, 3, 0, sixes(20)));
  });

  test('leave choices to others', () => {
    expect(textDice(SEED, 0)({ kind: 'choice', purpose: 'test', seat: 'a', options: [1, 2] }, 0, undefined)).toBeUndefined();
  });
});

/** How far counts are from even, squared and summed: about their number when nothing but chance is in them. */
const unevenness = (counts: readonly number[]): number => {
  const even = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - even) ** 2 / even, 0);
};

const NEIGHBOURS: readonly [string, (throwNumber: number) => readonly number[]][] = [
  ['of one roll', (i) => thrown(SEED, i, 0, [6, 6])],
  ['of questions of one entry', (i) => [...thrown(SEED, 0, 2 * i, [6]), ...thrown(SEED, 0, 2 * i + 1, [6])]],
  ['of entries one after the other', (i) => [...thrown(SEED, 2 * i, 0, [6]), ...thrown(SEED, 2 * i + 1, 0, [6])]],
  ['of seeds that end otherwise', (i) => [...thrown(`${SEED}${2 * i}`, 0, 0, [6]), ...thrown(`${SEED}${2 * i + 1}`, 0, 0, [6])]],
];

test.each(NEIGHBOURS)('two dice %s fall to all pairs of faces alike', (_, pairOf) => {
  const counts = Array.from({ length: 36 }, () => 0);
  for (let i = 0; i < 7200; i++) {
    const [one = 1, other = 1] = pairOf(i);
    const pair = (one - 1) * 6 + other - 1;
    counts[pair] = (counts[pair] ?? 0) + 1;
  }
  expect(unevenness(counts)).toBeLessThan(70);
});
