import { atLeast, distribution, notation, type Pool } from '@escarmouche/referee';
import { describe, expect, test } from 'vitest';
import { chainChance, contest, distributionOf, isFeasible, trialChance } from './dice.ts';
import { parseDice, type Sum, type Trial } from './dice-parse.ts';
import { reduced, value, written } from './fraction.ts';

function trials(text: string): readonly Trial[] {
  const parsed = parseDice(text);
  if (!parsed.ok) throw new Error(`${text}: ${parsed.reason.en} at ${parsed.at}`);
  return parsed.trials;
}

function sumOf(text: string): Sum {
  return trials(text)[0]?.sum ?? [];
}

const chance = (text: string): string => {
  const found = trialChance(trials(text)[0] ?? { text: '', negated: false, sum: [] });
  return found ? written(found) : 'none';
};

/** Every throw of some dice, one by one: the oracle. */
function everyThrow(dice: number, faces: number): number[][] {
  if (dice === 0) return [[]];
  return everyThrow(dice - 1, faces).flatMap((before) => Array.from({ length: faces }, (_, i) => [...before, i + 1]));
}

function tally(dice: number, faces: number, score: (thrown: number[]) => number): Map<number, bigint> {
  const ways = new Map<number, bigint>();
  for (const thrown of everyThrow(dice, faces)) ways.set(score(thrown), (ways.get(score(thrown)) ?? 0n) + 1n);
  return ways;
}

const add = (thrown: readonly number[]): number => thrown.reduce((sum, face) => sum + face, 0);
const sorted = (ways: ReadonlyMap<number, bigint>) => [...ways].sort(([a], [b]) => a - b);

test('UC-DICE-NORMAL, UC-DICE-BONUS, UC-DICE-MALUS: the chances of 7 or more are those of the rulebook', () => {
  expect(chance('2d6>=7')).toBe('21/36');
  expect(chance('3d6kh2>=7')).toBe('174/216');
  expect(chance('3d6kl2>=7')).toBe('69/216');
});

describe('distributions equal the count of every throw', () => {
  test.each([
    ['3d6kh2', 3, 6, (thrown: number[]) => add(thrown.toSorted((a, b) => b - a).slice(0, 2))],
    ['3d6kl2', 3, 6, (thrown: number[]) => add(thrown.toSorted((a, b) => a - b).slice(0, 2))],
    ['2d6kh1', 2, 6, (thrown: number[]) => Math.max(...thrown)],
    ['5d4kl3', 5, 4, (thrown: number[]) => add(thrown.toSorted((a, b) => a - b).slice(0, 3))],
    ['4d6kh4', 4, 6, add],
    ['4d8#>=4', 4, 8, (thrown: number[]) => thrown.filter((face) => face >= 4).length],
    [
      '3d8kh2#>=5',
      3,
      8,
      (thrown: number[]) =>
        thrown
          .toSorted((a, b) => b - a)
          .slice(0, 2)
          .filter((face) => face >= 5).length,
    ],
    ['3d6 - 2', 3, 6, (thrown: number[]) => add(thrown) - 2],
    ['2d6-d6', 3, 6, ([a = 0, b = 0, c = 0]: number[]) => a + b - c],
    ['4 - (d6 + 2d6)', 3, 6, (thrown: number[]) => 4 - add(thrown)],
  ])('%s', (text, dice, faces, score) => {
    const found = distributionOf(sumOf(text));
    expect(found.exact).toBe(true);
    expect(sorted(found.ways)).toEqual(sorted(tally(dice, faces, score)));
    expect(found.total).toBe(BigInt(faces) ** BigInt(dice));
  });
});

test('exploding dice are followed to a tail below 1e-12, and agree with the pools of the referee', () => {
  const pools: Pool[] = [
    { dice: 4, faces: 8, explode: 8, hit: 4, modifiers: [] },
    { dice: 2, faces: 6, explode: 6, modifiers: [] },
    { dice: 3, faces: 8, explode: 7, hit: 5, modifiers: [] },
  ];
  for (const pool of pools) {
    const mine = distributionOf(sumOf(notation(pool)));
    expect(mine.exact).toBe(false);
    distribution(pool).forEach((p, score) => {
      expect(value({ n: mine.ways.get(score) ?? 0n, d: mine.total })).toBeCloseTo(p, 10);
    });
    expect(1 - [...mine.ways.values()].reduce((sum, count) => sum + value({ n: count, d: mine.total }), 0)).toBeLessThan(1e-11);
  }
});

test('the notation of every pool reads back as the same dice', () => {
  const pools: Pool[] = [
    { dice: 2, faces: 6, need: 7, modifiers: [] },
    { dice: 3, faces: 6, keep: { count: 2, which: 'lowest' }, need: 7, modifiers: [] },
    { dice: 4, faces: 8, explode: 8, hit: 4, need: 2, modifiers: [] },
    { dice: 4, faces: 8, explode: 8, need: 20, modifiers: [] },
    { dice: 1, faces: 10, explode: 9, need: 12, modifiers: [] },
    { dice: 3, faces: 6, keep: { count: 2, which: 'highest' }, explode: 6, need: 11, modifiers: [] },
  ];
  for (const pool of pools) {
    const found = trialChance(trials(notation(pool))[0] ?? { text: '', negated: false, sum: [] });
    expect(found && value(found)).toBeCloseTo(atLeast(distribution(pool), pool.need ?? 0), 10);
  }
});

test('after an explosion the # may be left out: such dice count successes', () => {
  expect(sumOf('4d8!>=4')).toEqual(sumOf('4d8!#>=4'));
  expect(sumOf('4d8!>=4')).toEqual([{ type: 'dice', sign: 1, dice: 4, faces: 8, explode: 8, hit: 4 }]);
});

test('explosions are added up before the best is kept, whichever is written first', () => {
  for (const text of ['2d6kh1!', '2d6!kh1']) {
    const { ways, total } = distributionOf(sumOf(text));
    const chanceOf = (score: number): number => value({ n: ways.get(score) ?? 0n, d: total });
    expect(chanceOf(6)).toBe(0);
    expect(chanceOf(7)).toBeCloseTo((31 / 36) ** 2 - (5 / 6) ** 2, 10);
  }
  expect(sumOf('3d8!7+kl2')).toEqual(sumOf('3d8kl2!7+'));
  const [trial] = trials('2d6!kh1>=10');
  expect(trial && value(trialChance(trial) ?? { n: 0n, d: 1n })).toBeCloseTo(1 - (1 - 3 / 36) ** 2, 10);
});

test('a contest is won, tied or lost', () => {
  const [trial] = trials('2d6 vs 3d6kh2');
  const { win, tie, lose } = contest(trial?.sum ?? [], trial?.against ?? []);
  const all = everyThrow(2, 6).flatMap((a) => everyThrow(3, 6).map((b) => add(a) - add(b.toSorted((x, y) => y - x).slice(0, 2))));
  expect([win, tie, lose].map(({ n }) => Number(n))).toEqual([
    all.filter((d) => d > 0).length,
    all.filter((d) => d === 0).length,
    all.filter((d) => d < 0).length,
  ]);
  expect(win.d).toBe(BigInt(all.length));
});

test('a chain multiplies the chances of its rolls, some of them not to succeed', () => {
  const chain = chainChance(trials('2d6>=7 then 3d6kh2>=7 then not 3d6kl2>=7'));
  expect(written(chain)).toBe(`${21 * 174 * 147}/${36 * 216 * 216}`);
  expect(value(chain)).toBeCloseTo((21 / 36) * (174 / 216) * (1 - 69 / 216), 14);
  expect(written(reduced({ n: 21n, d: 36n }))).toBe('7/12');
});

test.each([
  ['2d6>7', '15/36'],
  ['2d6<7', '15/36'],
  ['2d6<=7', '21/36'],
  ['2d6=7', '6/36'],
  ['not 2d6>=7', '15/36'],
  ['pas 2d6≥7', '15/36'],
  ['D6 + 1 >= 7', '1/6'],
  ['2d6-7>=-1', '26/36'],
])('%s happens with %s', (text, expected) => {
  expect(chance(text)).toBe(expected);
});

test.each([
  '',
  '2d',
  'd',
  '2d6>=',
  '0d6',
  '101d6',
  '2d1001',
  '3d6kh4',
  '3d6kh2kl1',
  '3d6!!',
  '1d1!',
  '2d6 then 2d6>=7',
  'not 2d6',
  '(2d6',
  '2d6)',
  '2x6',
  '2d6>=7 vs 2d6',
])('refuses "%s" and says where', (text) => {
  const parsed = parseDice(text);
  expect(parsed.ok).toBe(false);
  if (!parsed.ok) {
    expect(parsed.reason.fr).not.toBe('');
    expect(parsed.at).toBeLessThanOrEqual(text.length);
  }
});

test('what would take for ever is known beforehand', () => {
  expect(isFeasible(sumOf('100d6'))).toBe(true);
  expect(isFeasible(sumOf('3d6kh2'))).toBe(true);
  expect(isFeasible(sumOf('10d8!>=4'))).toBe(true);
  expect(isFeasible(sumOf('100d1000'))).toBe(false);
  expect(isFeasible(sumOf('100d100kh50'))).toBe(false);
  expect(isFeasible(sumOf('10d20!2+'))).toBe(false);
});
