import { describe, expect, test } from 'vitest';
import { distribution } from './pool.ts';
import { waysOf, type Dice } from './ways.ts';

const sum = (faces: readonly number[]): number => faces.reduce((all, face) => all + face, 0);

/** Every throw of some dice with its chance, dice that explode rolled on while the chance is above `least`: the oracle. */
function throwsOf({ faces, explode }: Dice, left: number, chance: number, least: number): { thrown: number[]; chance: number }[] {
  if (left === 0) return [{ thrown: [], chance }];
  if (chance < least) return [];
  return Array.from({ length: faces }, (_, i) => i + 1).flatMap((face) => {
    const more = explode !== undefined && face >= explode ? 1 : 0;
    return throwsOf({ dice: left, faces, explode }, left - 1 + more, chance / faces, least).map((rest) => ({
      thrown: [face, ...rest.thrown],
      chance: rest.chance,
    }));
  });
}

function byHand(dice: Dice, least = 1e-7): Map<number, number> {
  const { keep, hit } = dice;
  const chances = new Map<number, number>();
  for (const { thrown, chance } of throwsOf(dice, dice.dice, 1, least)) {
    const sorted = thrown.toSorted((a, b) => (keep?.which === 'lowest' ? a - b : b - a)).slice(0, keep?.count);
    const score = hit === undefined ? sum(sorted) : sorted.filter((face) => face >= hit).length;
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

test('the highest of many exploding dice is told apart from the highest of those thrown first', () => {
  const one = distribution({ dice: 1, faces: 6, explode: 6, keep: { count: 2, which: 'highest' }, modifiers: [] });
  // a single die: without a six it counts alone; after one six with whatever follows; after two both are sixes
  expect(one[3]).toBeCloseTo(1 / 6, 12);
  expect(one[9]).toBeCloseTo(1 / 36, 12);
  expect(one[12]).toBeCloseTo(1 / 36, 12);
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
