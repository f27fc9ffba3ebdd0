import { expect, test } from 'vitest';
import { levelOf } from '../dice.ts';
import { combatPool } from '../melee/pool.ts';
import { meleeWeapons } from '../melee/weapons.ts';
import { battle, figure, type FigureSpec } from '../testing.ts';

const around = [
  [0, 1],
  [0, -1],
  [1, 0],
  [-1, 0],
] as const;

const levelAgainst = (count: number, a: FigureSpec): string => {
  const foes = Object.fromEntries(around.slice(0, count).map((at, i) => [`b${i}`, { at, like: 'guerrier' } as FigureSpec]));
  const match = battle({ figures: { a: { at: [0, 0], ...a }, ...foes } });
  const one = figure(match, 'a');
  return levelOf(combatPool(match.state, one, figure(match, 'b0'), meleeWeapons(match.state, one)));
};

test('UC-ATTR-COMBATS-MULTIPLES: a fighting staff bears two assailants without penalty, the third weighs', () => {
  expect(levelAgainst(2, { weapons: ['baton'] })).toBe('normal');
  expect(levelAgainst(3, { weapons: ['baton'] })).toBe('malus');
  expect(levelAgainst(3, { weapons: ['baton'], combat: 'bonus' })).toBe('normal');
});

test('UC-ATTR-COMBATS-MULTIPLES: so does the double-bladed lightsaber', () => {
  expect(levelAgainst(2, { weapons: ['doubleSabre'] })).toBe('normal');
  expect(levelAgainst(3, { weapons: ['doubleSabre'] })).toBe('malus');
});

test('UC-ATTR-COMBATS-MULTIPLES: the figure may have it itself', () => {
  expect(levelAgainst(2, { weapons: ['epee'], rules: ['combats-multiples'] })).toBe('normal');
  expect(levelAgainst(2, { weapons: ['epee'] })).toBe('malus');
});

test('UC-ATTR-COMBATS-MULTIPLES: of two weapons only the one in use gives it', () => {
  const match = battle({
    figures: {
      a: { at: [0, 0], weapons: ['lourde', 'baton'] },
      b0: { at: [0, 1], like: 'guerrier' },
      b1: { at: [0, -1], like: 'guerrier' },
    },
  });
  const one = figure(match, 'a');
  const [lourde, baton] = meleeWeapons(match.state, one);
  if (!lourde || !baton) throw new Error('unarmed');
  expect(levelOf(combatPool(match.state, one, figure(match, 'b0'), [lourde]))).toBe('malus');
  expect(levelOf(combatPool(match.state, one, figure(match, 'b0'), [baton]))).toBe('normal');
});
