import { describe, expect, test } from 'vitest';
import { distribution } from './pool.ts';
import { waysOf, type Dice } from './ways.ts';

const sum = (faces: readonly number[]): number => faces.reduce((all, face) => all + face, 0);

/** Every chain of one die with its chance, rolled on while the chance is above `least`: the oracle. */
function chainsOf({ faces, explode }: Dice, chance: number, least: number): { chain: number[]; chance: number }[] {
  if (chance < least) return [];
  return Array.from({ length: faces }, (_, i) => i + 1).flatMap((face) => {
    if (explode === undefined || face < explode) return [{ chain: [face], chance: chance / faces }];
    return chainsOf({ dice: 1, faces, explode }, chance / faces, least).map((rest) => ({
      chain: [face, ...rest.chain],
      chance: rest.chance,
    }));
  });
}

function throwsOf(dice: Dice, left: number, least: number): { scores: number[]; chance: number }[] {
  if (left === 0) return [{ scores: [], chance: 1 }];
  const { hit } = dice;
  const chains = chainsOf(dice, 1, least).map(({ chain, chance }) => ({
    score: hit === undefined ? sum(chain) : chain.filter((face) => face >= hit).length,
    chance,
  }));
  return throwsOf(dice, left - 1, least).flatMap(({ scores, chance }) =>
    chains.map((one) => ({ scores: [one.score, ...scores], chance: chance * one.chance })),
  );
}

function byHand(dice: Dice, least = 1e-5): Map<number, number> {
  const { keep } = dice;
  const chances = new Map<number, number>();
  for (const { scores, chance } of throwsOf(dice, dice.dice, least)) {
    const score = sum(scores.toSorted((a, b) => (keep?.which === 'lowest' ? a - b : b - a)).slice(0, keep?.count));
    chances.set(score, (chances.get(score) ?? 0) + chance);
  }
  return chances;
}

const KEPT: readonly Dice[] = [
  { dice: 3, faces: 6, keep: { count: 2, which: 'highest' } },
  { dice: 5, faces: 4, keep: { count: 3, which: 'lowest' } },
  { dice: 4, faces: 8, keep: { count: 2, which: 'highest' }, hit: 5 },
  { dice: 4, faces: 6, keep: { count: 1, which: 'lowest' } },
  { dice: 4, faces: 6, keep: { count: 4, which: 'highest' } },
  { dice: 2, faces: 6, keep: { count: 3, which: 'highest' } },
  { dice: 3, faces: 6, keep: { count: 0, which: 'highest' } },
  { dice: 0, faces: 6, keep: { count: 2, which: 'highest' } },
];

test.each(KEPT)('dice of which some count have the chances of all their throws: %j', (dice) => {
  const found = distribution({ ...dice, modifiers: [] });
  const wanted = byHand(dice, 0);
  found.forEach((chance, score) => expect(Math.abs(chance - (wanted.get(score) ?? 0))).toBeLessThan(1e-12));
  expect(waysOf(dice).exact).toBe(true);
});

const EXPLODING: readonly Dice[] = [
  { dice: 2, faces: 6, explode: 6 },
  { dice: 2, faces: 6, explode: 6, keep: { count: 1, which: 'highest' } },
  { dice: 2, faces: 6, explode: 6, keep: { count: 2, which: 'highest' } },
  { dice: 2, faces: 6, explode: 6, keep: { count: 3, which: 'highest' } },
  { dice: 2, faces: 6, explode: 5, keep: { count: 2, which: 'lowest' } },
  { dice: 2, faces: 6, explode: 5, keep: { count: 3, which: 'lowest' } },
  { dice: 2, faces: 8, explode: 8, keep: { count: 2, which: 'highest' }, hit: 5 },
];

test.each(EXPLODING)('dice that explode, kept or not, have the chances of all their throws: %j', (dice) => {
  const found = distribution({ ...dice, modifiers: [] });
  const wanted = byHand(dice);
  const unfollowed = 1 - sum([...wanted.values()]);
  for (const [score, chance] of wanted) expect(Math.abs((found[score] ?? 0) - chance)).toBeLessThan(unfollowed + 1e-12);
  expect(unfollowed).toBeLessThan(1e-3);
  expect(Math.abs(1 - sum(found))).toBeLessThan(1e-12);
  expect(waysOf(dice).exact).toBe(false);
});

test('of dice that explode each counts with all that it added, before the best is kept', () => {
  const best = distribution({ dice: 2, faces: 6, explode: 6, keep: { count: 1, which: 'highest' }, modifiers: [] });
  // one die reaches 7 with 1/6, 8 with 5/36, 10 with 3/36
  const one = [...Array(6).fill(0), 1 / 6, 1 / 6, 5 / 36, 4 / 36, 3 / 36] as number[];
  const least = (score: number): number => 1 - (1 - (one[score] ?? 0)) ** 2;
  expect(best[6]).toBe(0);
  expect(best[7]).toBeCloseTo(least(7) - least(8), 12);
  expect(best[7]).toBeCloseTo(0.0471, 4);
  expect(best.slice(10).reduce((all, chance) => all + chance, 0)).toBeCloseTo(0.1597, 4);
});

function timed(dice: Dice): number {
  const begun = performance.now();
  distribution({ ...dice, modifiers: [] });
  return performance.now() - begun;
}

describe('large pools', () => {
  test('are exact to 1e-12, however many dice', () => {
    const dice: Dice = { dice: 20, faces: 6, keep: { count: 2, which: 'highest' } };
    const found = distribution({ ...dice, modifiers: [] });
    expect(found[12]).toBeCloseTo(1 - (5 / 6) ** 20 - 20 * (1 / 6) * (5 / 6) ** 19, 13);
    expect(found[2]).toBeCloseTo(6 ** -20, 20);
    const many = distribution({ dice: 40, faces: 100, keep: { count: 1, which: 'highest' }, modifiers: [] });
    expect(many[100]).toBeCloseTo(1 - 0.99 ** 40, 13);
    const counted = distribution({ dice: 100, faces: 8, explode: 8, hit: 4, modifiers: [] });
    expect(Math.abs(1 - sum(counted))).toBeLessThan(1e-12);
  });

  test('of which few count are worked out at once', () => {
    expect(timed({ dice: 19, faces: 6, keep: { count: 2, which: 'lowest' } })).toBeLessThan(100); // bench: well below 5 ms
  });
});

test.each([
  [{ dice: 2, faces: 6, explode: 1 }, 'no end'],
  [{ dice: 2, faces: 6, explode: 1, keep: { count: 1, which: 'highest' } }, 'no end'],
  [{ dice: 1.5, faces: 6 }, 'whole numbers'],
  [{ dice: -1, faces: 6 }, 'whole numbers'],
  [{ dice: 1, faces: 0 }, '1 face'],
  [{ dice: 2, faces: 6, keep: { count: -1, which: 'highest' } }, 'whole numbers'],
] satisfies [Dice, string][])('what are no dice is refused with a sentence: %j', (dice, sentence) => {
  expect(() => distribution({ ...dice, modifiers: [] })).toThrow(sentence);
});
