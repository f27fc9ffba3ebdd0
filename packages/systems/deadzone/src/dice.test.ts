import { expect, test } from 'vitest';
import { diceOf, figureTest, modifier, worldTest } from './dice.ts';
import { frenzy } from './rules/frenesie.ts';
import { weightOfFire } from './rules/puissance-de-feu.ts';
import { suppression } from './rules/suppression.ts';
import { battle, rule, weapon } from './testing.ts';

const modified = (by: number) => worldTest('wall', 5, { modifiers: [modifier('DZ-SHOOT-MODIFIERS', by)] });

test('DZ-DICE-MODIFIERS, DZ-DICE-NULL: modifiers add and take dice, at most all of them; a "-" throws none', () => {
  expect([2, -2, -3, -4].map((by) => diceOf(modified(by)))).toEqual([5, 1, 0, 0]);
  expect(diceOf({ ...modified(2), need: null })).toBe(0);
});

test('DZ-DICE-TEST, DZ-DICE-REROLL, DZ-CMD-DIE: a test has three dice, those that are spent, and re-rolls by rules of the figure alone', () => {
  const blade = weapon('blade', 'fight', 0, rule(suppression.id));
  const { state } = battle({ figures: { a: { at: 'C1R1L1', rules: [rule(frenzy.id, 2)] }, b: { at: 'C8R8L1' } } });
  expect(figureTest(state, 'fight', 'a', { weapon: blade })).toMatchObject({ need: 5, dice: 3, modifiers: [], rerolls: 2 });
  expect(figureTest(state, 'fight', 'b', { weapon: blade, spent: 2 })).toMatchObject({
    modifiers: [{ rule: 'DZ-CMD-DIE', effect: '+2' }],
    rerolls: 0,
  });
  expect(figureTest(state, 'fight', 'b', { spent: 0 }).modifiers).toEqual([]);
});

test('DZ-ABIL-FRENZY, DZ-ABIL-WEIGHT-OF-FIRE: each re-rolls failed dice of its own test alone', () => {
  const { state } = battle({
    figures: {
      a: { at: 'C1R1L1', rules: [rule(frenzy.id, 2)] },
      a2: { at: 'C1R2L1', rules: [rule(weightOfFire.id)] },
      b: { at: 'C8R8L1' },
    },
  });
  const rerolls = (id: string) => (['shoot', 'fight', 'survive'] as const).map((kind) => figureTest(state, kind, id, {}).rerolls);
  expect([rerolls('a'), rerolls('a2'), rerolls('b')]).toEqual([
    [0, 2, 0],
    [1, 0, 0],
    [0, 0, 0],
  ]);
});
