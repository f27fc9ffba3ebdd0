import { expect, test } from 'vitest';
import { battle, levels, play, rolls, type BattleSpec } from '../testing.ts';
import { leader, terrifying } from './index.ts';

/** a begins its activation near a terrifying enemy, with leaders around: it tests its Moral. */
const tests = (figures: BattleSpec['figures'], dice: string, more: Partial<BattleSpec> = {}) =>
  play(
    battle({ figures: { a: { at: [0, 0] }, b: { at: [0, 5], rules: [terrifying.id] }, ...figures }, plays: 'A', ...more }),
    { type: 'activate', figure: 'a' },
    dice,
  );
const chief = { rules: [leader.id] } as const;

/** A second figure, a leader in some state. */
const with2 = (state: object) => ({ a2: { at: [2, 0], ...chief, ...state } }) as BattleSpec['figures'];

test('UK-ATTR-CHEF: a soldier of its group at less than 5 paces has Moral +', () => {
  expect(rolls(tests({ a2: { at: [5.5, 0], ...chief } }, '24'))).toEqual(['morale a 4']);
});

test('UK-ATTR-CHEF: exactly 5 paces is too far, and so is another group', () => {
  expect(levels(tests({ a2: { at: [6, 0], ...chief } }, '4'), 'morale')).toEqual([0]);
  const other = tests({ c: { at: [2, 0], ...chief } }, '4', { sides: { A: 'us', C: 'us' } });
  expect(levels(other, 'morale')).toEqual([0]);
});

test('UK-ATTR-CHEF: not the leader itself, but another leader profits', () => {
  const alone = { a: { at: [0, 0], ...chief } } as const;
  expect(levels(tests(alone, '4'), 'morale')).toEqual([0]);
  expect(levels(tests({ ...alone, a2: { at: [2, 0], ...chief } }, '24'), 'morale')).toEqual([1]);
});

test('UK-ATTR-CHEF, UK-SKILL-MODIFIERS: two leaders count once, by option each', () => {
  const two = { a2: { at: [2, 0], ...chief }, a3: { at: [-2, 0], ...chief } } as const;
  expect(levels(tests(two, '24'), 'morale')).toEqual([1]);
  expect(levels(tests(two, '124', { options: { 'aura.sameName': 'each' } }), 'morale')).toEqual([2]);
});

test('UK-ATTR-CHEF: prone or stunned it leads, out of action or fleeing for good it does not', () => {
  expect(levels(tests(with2({ posture: 'prone', stunned: true }), '24'), 'morale')).toEqual([1]);
  expect(levels(tests(with2({ posture: 'out', vitality: 0 }), '4'), 'morale')).toEqual([0]);
  expect(levels(tests(with2({ fleeing: 'moved' }), '4'), 'morale')).toEqual([0]);
});

test('UK-ATTR-CHEF, UK-SKILL-DEFAULT: who has no Moral goes from 3- to 2-', () => {
  expect(levels(tests({ a: { at: [0, 0], skills: { morale: null } }, a2: { at: [2, 0], ...chief } }, '444'), 'morale')).toEqual([-2]);
});

test('UK-ATTR-CHEF, UK-TURN-ALT-INITIATIVE: Initiative + in the round, as things stand then', () => {
  const match = battle({
    options: { 'turn.activation': 'alternating' },
    figures: { a1: { at: [0, 0] }, a2: { at: [2, 0], ...chief, activated: true }, b: { at: [9, 9] } },
  });
  expect(levels(play(match, { type: 'pass' }, '14 3'), 'initiative')).toEqual([1, 0]);
});
