import { expect, test } from 'vitest';
import { figure, play, refusal, rolls } from '../testing.ts';
import { healing, hurt, use } from '../testing-heal.ts';
import { layingOnHands } from './index.ts';

test('UK-ATTR-IMPOSITION: an ally in sight within a pace has two points back', () => {
  const match = healing(layingOnHands, [0, 1.5]);
  const events = play(match, use(layingOnHands), '4');
  expect(rolls(events)).toEqual(['power a 4']);
  expect([figure(match, 'a1').vitality, figure(match, 'a').left]).toEqual([3, 0]);
});

/** The refusal of a patient so far away. */
const refused = (at: readonly [number, number]) =>
  refusal(healing(layingOnHands, at, { options: { 'abilities.los': 'none' } }), use(layingOnHands));

test('UK-ATTR-IMPOSITION, UK-ATTR-GEN-TARGET: not farther, not behind it, whatever the option, and not itself', () => {
  expect([refused([0, 2]), refused([0, 2.01]), refused([0, -1.5])]).toEqual([undefined, 'UK-ATTR-GEN-TARGET', 'UK-ARC-LOS']);
  expect(refusal(healing(layingOnHands, [0, 1.5], {}, hurt, hurt), use(layingOnHands, 'a'))).toBe('UK-ATTR-GEN-HEAL');
});
