import { expect, it } from 'vitest';
import { distribution } from '@escarmouche/referee';
import { differenceOf, successesOf, type Successes } from './successes.ts';

const total = (chances: Successes): number => chances.reduce((sum, one) => sum + one, 0);

it('DZ-DICE-EXPLODE: the same chances as the kernel’s pools, and they add up to one', () => {
  for (const need of [2, 4, 5, 7, 8]) {
    for (const dice of [1, 3, 5, 8]) {
      const own = successesOf(dice, need);
      const pool = distribution({ dice, faces: 8, explode: 8, hit: need, modifiers: [] });
      expect(total(own)).toBeCloseTo(1, 12);
      own.forEach((chance, score) => expect(chance).toBeCloseTo(pool[score] ?? 0, 12));
    }
  }
});

it('DZ-DICE-NULL, DZ-DICE-MODIFIERS: no dice, no successes', () => {
  expect(successesOf(3, null)).toEqual([1]);
  expect(successesOf(0, 4)).toEqual([1]);
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
  const { ahead, behind, tie } = differenceOf(successesOf(3, 4), successesOf(3, 4));
  expect(total(ahead)).toBeCloseTo(total(behind), 12);
  expect(total(ahead) + total(behind) + tie).toBeCloseTo(1, 12);
});
