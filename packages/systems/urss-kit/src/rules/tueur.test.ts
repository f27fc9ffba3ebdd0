import { expect, test } from 'vitest';
import { damagePool, pointsDie } from '../damage.ts';
import type { Attack } from '../attack.ts';
import { figure, levels, play, rolls, type FigureSpec } from '../testing.ts';
import { duel, fightB } from '../testing-fights.ts';
import { cutAndThrust, demonic, huge, lycan, slayer } from './index.ts';

const slays = (kind: string) => ({ id: slayer.id, kind });
const lycanthrope: FigureSpec = { rules: [lycan.id, huge.id], at: [1.5, 0] };

test('UK-ATTR-TUEUR: Combat +, Dégâts + and 1D3 points against its prey; the cut declined', () => {
  const match = duel({ rules: [slays('Lycan')], weapons: ['epee'] }, lycanthrope, { 'decisions.decline': 'ask' });
  expect(rolls(play(match, fightB, '25 4 34 5', [['use', false]]))).toEqual(['combat a 5', 'combat b 4', 'damage a 4', 'points a 5']);
  expect(figure(match, 'b').vitality).toBe(3);
});

/** The Combat level of a slayer of this kind against b. */
const against = (kind: string, b: FigureSpec, dice = '66 1 11') =>
  levels(play(duel({ rules: [slays(kind)] }, { character: true, ...b }), fightB, dice), 'combat')[0];

test('UK-ATTR-TUEUR, UK-ATTR-GEN-TYPES: who is of no type is Humain, and only then; a type or a rule may be named', () => {
  expect(against('Humain', {})).toBe(1);
  expect(against('Humain', { types: ['Droïde'] }, '6 1 1')).toBe(0);
  expect(against('Droïde', { types: ['Droïde'] })).toBe(1);
  expect(against('Démoniaque', { rules: [demonic.id] })).toBe(1);
  expect(against('droïdes', { types: ['Droïde'] })).toBe(1);
  expect(against('Énorme', { rules: [huge.id], at: [1.5, 0] })).toBe(1);
  expect(against(huge.id, { rules: [huge.id], at: [1.5, 0] })).toBe(1);
  expect(against('Énorme', { rules: [huge.id], at: [1.5, 0] })).toBe(1);
  expect(against('droide', { types: ['Droïde'] })).toBe(1);
});

test('UK-ATTR-TUEUR: two that fit one target count once', () => {
  const match = duel({ rules: [slays('Lycan'), slays(huge.id)] }, lycanthrope);
  const events = play(match, fightB, '66 1 11');
  expect([levels(events, 'combat')[0], levels(events, 'damage')[0]]).toEqual([1, 1]);
});

const attack = (kind: Attack['kind']): Attack => ({ kind, by: 'a', target: 'b', rule: 'test', arc: 'front', hidden: 0 });

test('UK-ATTR-TUEUR, UK-ATTR-GEN-MATRIX: in free attacks and shots too, not in powers; with a cut 1D6 points', () => {
  const { state } = duel({ rules: [slays('Lycan')], weapons: ['epee'] }, lycanthrope);
  const points = (['free', 'shot', 'power'] as const).map((kind) => pointsDie(state, attack(kind)).of);
  expect(points).toEqual([3, 3, 1]);
  const dice = (['shot', 'power'] as const).map((kind) => damagePool(state, { ...attack(kind), level: 0 }).dice);
  expect(dice).toEqual([2, 1]);
  expect(pointsDie(state, { ...attack('fight'), cut: true, rules: [{ id: cutAndThrust.id }] }).of).toBe(6);
});
