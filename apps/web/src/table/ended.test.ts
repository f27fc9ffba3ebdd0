import { BOT, PERSON } from '@escarmouche/session';
import { expect, test } from 'vitest';
import { endingOf, resultOf } from './ended.ts';

const side = (index: number, won: boolean) => ({ side: index, won });
const ROSTER = [
  { side: 0, seat: 'a' },
  { side: 1, seat: 'b' },
];

test('one person has won, lost, or neither', () => {
  const seats = { a: PERSON, b: BOT };
  expect(endingOf([side(0, true), side(1, false)], ROSTER, seats)).toBe('won');
  expect(endingOf([side(0, false), side(1, true)], ROSTER, seats)).toBe('lost');
  expect(endingOf([side(0, false), side(1, false)], ROSTER, seats)).toBe('drawn');
});

test('of several persons nobody is told that they have lost, nor are those who only look on', () => {
  const sides = [side(0, true), side(1, false)];
  expect(endingOf(sides, ROSTER, { a: PERSON, b: PERSON })).toBeUndefined();
  expect(endingOf(sides, ROSTER, { a: BOT, b: BOT })).toBeUndefined();
});

test('a list says who has won, in the words of the page', () => {
  const game = {
    roster: () => [group('red', 0), group('blue', 1)],
    system: { sides: () => ({ r: ['red'], b: ['blue'] }) },
  };
  const reason = { fr: '', en: '' };
  expect(resultOf(game, undefined, { winners: ['b'], reason }, 'fr')).toBe('victoire\u00A0: blue');
  expect(resultOf({ ...game, system: {} }, undefined, { winners: ['red'], reason }, 'en')).toBe('victory: red');
  expect(resultOf(game, undefined, { winners: [], reason }, 'en')).toBe('no winner');
});

const group = (seat: string, of: number) => ({ id: seat, name: seat, side: of, seat, playing: false, figures: [] });
