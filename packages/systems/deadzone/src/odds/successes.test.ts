import { expect, it } from 'vitest';
import { distribution } from '@escarmouche/referee';
import { differenceOf, successesOf, type Successes } from './successes.ts';

const total = (chances: Successes): number => chances.reduce((sum, one) => sum + one, 0);

it('DZ-DICE-EXPLODE: the same chances as the kernel’s pools, and they add up to one', () => {
  for (const need of [2, 4, 5, 7, 8]) {
    for (const dice of [1, 3, 5, 8]) {
      const own = successesOf(dice, need, 0);
      const pool = distribution({ dice, faces: 8, explode: 8, hit: need, modifiers: [] });
      expect(total(own)).toBeCloseTo(1, 12);
      own.forEach((chance, score) => expect(chance).toBeCloseTo(pool[score] ?? 0, 12));
    }
  }
});

it('DZ-DICE-NULL, DZ-DICE-MODIFIERS: no dice, no successes', () => {
  expect(successesOf(3, null, 0)).toEqual([1]);
  expect(successesOf(0, 4, 0)).toEqual([1]);
});

it('DZ-DICE-REROLL: failed dice thrown again, those of their eights with what is left of the allowance', () => {
  // One die at 8+ with one re-roll: at least one success is 1/8 + 7/8 * 1/8.
  const [none = 0] = successesOf(1, 8, 1);
  expect(none).toBeCloseTo((7 / 8) * (7 / 8), 12);
  // Two re-rolls and one die: the die is thrown again once at most; an extra die that fails then may be.
  const chances = successesOf(1, 8, 2);
  expect(chances[0]).toBeCloseTo((7 / 8) * (7 / 8), 12);
  expect(total(chances)).toBeCloseTo(1, 12);
  expect(chances[1]).toBeLessThan(successesOf(1, 8, 1)[1] ?? 0);
});

it('DZ-DICE-OPPOSED: the difference of two tests', () => {
  const { ahead, behind, tie } = differenceOf(successesOf(3, 4, 0), successesOf(3, 4, 0));
  expect(total(ahead)).toBeCloseTo(total(behind), 12);
  expect(total(ahead) + total(behind) + tie).toBeCloseTo(1, 12);
  expect([ahead[0], behind[0]]).toEqual([0, 0]);
  const sure = differenceOf([0, 0.5, 0.5], [0.25, 0.75]);
  expect(sure).toEqual({ ahead: [0, 0.125 + 0.375, 0.125], behind: [0, 0], tie: 0.375 });
});

/** Every course of a test, die by die: chances by successes. `fresh`: failed dice that were not thrown again; eights add dice down to a depth. */
function byHand(dice: number, need: number, rerolls: number): readonly number[] {
  const chances: number[] = [];
  const sides = [
    { chance: (need - 1) / 8, wins: 0, adds: 0 },
    { chance: (8 - need) / 8, wins: 1, adds: 0 },
    { chance: 1 / 8, wins: 1, adds: 1 },
  ];
  const again = (chance: number, wins: number, fresh: number, left: number): void => {
    const thrown = Math.min(fresh, left);
    if (thrown === 0) chances[wins] = (chances[wins] ?? 0) + chance;
    else go(chance, wins, thrown, 0, 0, left - thrown);
  };
  const go = (chance: number, wins: number, first: number, extra: number, fresh: number, left: number): void => {
    if (chance < 1e-9) return;
    if (first === 0 && extra === 0) return again(chance, wins, fresh, left);
    for (const side of sides) {
      // Extra dice are fresh; those of the first throw only where nothing was thrown again before.
      const isFresh = first === 0 || left === rerolls;
      const failed = side.wins === 0 && isFresh ? 1 : 0;
      go(chance * side.chance, wins + side.wins, Math.max(0, first - 1), extra - (first === 0 ? 1 : 0) + side.adds, fresh + failed, left);
    }
  };
  go(1, 0, dice, 0, 0, rerolls);
  return chances;
}

it('DZ-DICE-REROLL, DZ-DICE-EXPLODE: the chances of small pools are those of all their courses', () => {
  for (const [dice, need, rerolls] of [
    [1, 5, 0],
    [2, 4, 0],
    [3, 7, 0],
    [1, 8, 1],
    [1, 6, 2],
    [2, 5, 1],
    [2, 6, 2],
    [3, 5, 1],
  ] as const) {
    const chances = successesOf(dice, need, rerolls);
    byHand(dice, need, rerolls).forEach((chance = 0, wins) =>
      expect(chance, `${dice} ${need} ${rerolls}`).toBeCloseTo(chances[wins] ?? 0, 5),
    );
  }
});
