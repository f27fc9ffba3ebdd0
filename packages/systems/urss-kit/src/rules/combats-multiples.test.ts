import { expect, test } from 'vitest';
import { battle, blade, levels, play, type Choice, type FigureSpec, type SheetSpec } from '../testing.ts';
import { fightB } from '../testing-fights.ts';
import type { Options } from '../options.ts';
import { ambidextrous, countsAsUnarmed, multipleFights } from './index.ts';

const staff = blade('baton', -1, [multipleFights.id], 2);

/** The Combat level of a against so many assailants. */
function combat(assailants: number, a: FigureSpec, dice: string, options: Partial<Options> = {}, choices: readonly Choice[] = []) {
  const spots = [
    [0.5, 0.866],
    [-0.5, 0.866],
    [1, 0],
    [-1, 0],
  ] as const;
  const foes = spots.slice(0, assailants).map((at, i) => [i === 0 ? 'b' : `b${i}`, { at, weapons: ['lame'] } as FigureSpec] as const);
  const match = battle({ figures: { a: { at: [0, 0], ...a }, ...Object.fromEntries(foes) }, options, activation: 'a' });
  return levels(play(match, fightB, dice, choices), 'combat')[0];
}

test('UK-ATTR-COMBATS-MULTIPLES: two assailants do not weigh, the third does and each after it', () => {
  const rule = { rules: [multipleFights.id], weapons: ['lame'] } as const;
  expect(combat(2, rule, '6 1 1')).toBe(0);
  expect(combat(3, rule, '36 1 1')).toBe(-1);
  expect(combat(4, rule, '666 1 1')).toBe(-2);
  expect(combat(3, { weapons: [staff] }, '36 1 11')).toBe(-1);
  expect(combat(2, { weapons: [staff] }, '6 1 11')).toBe(0);
});

test('UK-MELEE-MULTI: each assailant beyond the first weighs one level', () => {
  expect(combat(1, { weapons: ['lame'] }, '6 1 1')).toBe(0);
  expect(combat(2, { weapons: ['lame'] }, '66 1 1')).toBe(-1);
  expect(combat(4, { weapons: ['lame'] }, '6666 1 1')).toBe(-3);
});

test('UK-ATTR-COMBATS-MULTIPLES: a weapon gives it while it is in hand, whatever is fought with', () => {
  const small = { ...staff, hands: 1 };
  const a: SheetSpec & { held: readonly string[] } = { weapons: [small, 'lame'], held: ['baton', 'lame'] };
  expect(combat(2, a, '6 1 1', { 'twoWeapons.combatsMultiples': 'no' }, [['meleeWeapon', 'lame']])).toBe(0);
  expect(combat(2, { ...a, held: ['lame'] }, '66 1 1')).toBe(-1);
});

test('UK-ATTR-COMBATS-MULTIPLES: two one-handed weapons in hand give it, by option they do not', () => {
  const a = { weapons: ['lame', 'lame2'], held: ['lame', 'lame2'] } as const;
  const choice = [['meleeWeapon', 'lame']] as const;
  expect(combat(2, a, '6 1 1', {}, choice)).toBe(0);
  expect(combat(2, a, '66 1 1', { 'twoWeapons.combatsMultiples': 'no' }, choice)).toBe(-1);
  expect(combat(2, { weapons: ['lame', 'pistolet'] }, '66 1 1')).toBe(-1);
  expect(combat(2, { weapons: ['lame', blade('poings', 1, [countsAsUnarmed.id], 0)] }, '66 1 1')).toBe(-1);
  expect(combat(2, { weapons: ['lame', blade('gant', 1, [countsAsUnarmed.id])], held: ['lame', 'gant'] }, '66 1 1')).toBe(-1);
  expect(combat(2, { ...a, rules: [ambidextrous.id] }, '66 1 1 1', {}, choice)).toBe(1);
});

/** The Combat level of a beside b and a second enemy, perhaps with others. */
const levelWith = (b2: FigureSpec, rest: Record<string, FigureSpec> = {}) => {
  const match = battle({
    figures: { a: { at: [0, 0], weapons: ['lame'] }, b: { at: [0, 1], weapons: ['lame'] }, b2: { at: [0, -1], ...b2 }, ...rest },
    activation: 'a',
  });
  return levels(play(match, fightB, (b2.posture ?? b2.stunned ?? rest.a2) ? '6 1 1' : '66 1 1'), 'combat')[0];
};

test('UK-MELEE-MULTI: assailants stand, are not stunned, and have the figure to themselves', () => {
  expect(levelWith({})).toBe(-1);
  expect(levelWith({ posture: 'prone' })).toBe(0);
  expect(levelWith({ stunned: true })).toBe(0);
  expect(levelWith({}, { a2: { at: [1, -1] } })).toBe(0);
});
