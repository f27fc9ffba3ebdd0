import { expect, test } from 'vitest';
import { histogramOf, luckOf, luckRank, passes } from './luck.ts';

/** Every way some rolls may fall, one after the other: how many pass, and how likely it is. */
function bruteForce(chances: readonly number[]): { passed: number; likely: number }[] {
  return Array.from({ length: 2 ** chances.length }, (_way, way) => {
    const fell = chances.map((_chance, i) => Math.floor(way / 2 ** i) % 2 === 1);
    return {
      passed: fell.filter(Boolean).length,
      likely: chances.reduce((product, chance, i) => product * (fell[i] ? chance : 1 - chance), 1),
    };
  });
}

const chances = [21 / 36, 26 / 36, 15 / 36, 1, 10 / 36, 0.5, 33 / 36];

test('chances of so many passes are those of all ways counted one by one', () => {
  const counted = new Array<number>(chances.length + 1).fill(0);
  for (const { passed, likely } of bruteForce(chances)) counted[passed] = (counted[passed] ?? 0) + likely;
  passes(chances).forEach((likely, n) => expect(likely).toBeCloseTo(counted[n] ?? 0, 12));
});

test('the expected number of passes is the mean over all ways', () => {
  const mean = bruteForce(chances).reduce((sum, { passed, likely }) => sum + passed * likely, 0);
  expect(luckOf(chances.map((chance) => ({ figure: 'a', chance, passed: true })))).toEqual({
    rolls: 7,
    passed: 7,
    expected: expect.closeTo(mean) as number,
  });
});

test('luck ranks among all ways the same rolls may fall', () => {
  const attempts = chances.map((chance, i) => ({ figure: 'a', chance, passed: i < 4 }));
  const ways = bruteForce(chances);
  const below = ways.filter(({ passed }) => passed < 4).reduce((sum, { likely }) => sum + likely, 0);
  const level = ways.filter(({ passed }) => passed === 4).reduce((sum, { likely }) => sum + likely, 0);
  expect(luckRank(attempts)).toBeCloseTo(below + level / 2, 12);
  expect(luckRank([])).toBeUndefined();
  expect(luckRank([{ figure: 'a', chance: 1, passed: true }])).toBeUndefined();
});

test('dice of the most thrown kind are counted by face', () => {
  const histogram = histogramOf([
    { faces: 6, values: [1, 6, 6] },
    { faces: 10, values: [10] },
    { faces: 6, values: [3] },
  ]);
  expect(histogram).toEqual({ faces: 6, counts: [1, 0, 1, 0, 0, 2], thrown: 4, mean: 4 });
  expect(histogramOf([])).toBeUndefined();
});
