import { expect, test } from 'vitest';
import { daring } from '../fear.ts';
import { battle, figure, play, rolls, units, where, type Battle, type FigureSpec } from '../testing.ts';
import { frightening } from './index.ts';

const towards = (x: number, y: number) => ({ type: 'move', path: [{ x: units(x, y).x, y: units(x, y).y }] }) as const;
const b = { at: [0, 3], rules: ['livre-saint'] } as const;
const against = (bearer: FigureSpec) => battle({ figures: { a: { like: 'zombi', at: [0, 0] }, b: bearer }, activation: 'a' });
const dare = (match: Battle): number => daring(match.state, figure(match, 'a'), figure(match, 'b'));

test('UC-ATTR-LIVRE-SAINT: a zombie overcomes its fear and charges', () => {
  const match = battle({ figures: { a: { like: 'zombi', at: [0, 0] }, b }, activation: 'a' });
  expect(rolls(play(match, towards(0, 3), '543'))).toEqual(['morale a 7']);
  expect(where(match, 'a')).toEqual([0, 2]);
});

test('UC-ATTR-LIVRE-SAINT: a zombie that fails does not charge', () => {
  const match = battle({ figures: { a: { like: 'zombi', at: [0, 0] }, b }, activation: 'a' });
  expect(rolls(play(match, towards(0, 3), '111'))).toEqual(['morale a 2']);
  expect(where(match, 'a')).toEqual([0, 0]);
});

test('UC-ATTR-LIVRE-SAINT: nobody else fears it', () => {
  const match = battle({ figures: { a: { at: [0, 0] }, b }, activation: 'a' });
  expect(rolls(play(match, towards(0, 3)))).toEqual([]);
  expect(where(match, 'a')).toEqual([0, 2]);
});

test('UC-ATTR-LIVRE-SAINT: a frightening bearer is one figure, and one test', () => {
  const both = { ...b, rules: [frightening.id, 'livre-saint'] } as const;
  const match = against(both);
  expect(dare(match)).toBe(dare(against(b)));
  expect(rolls(play(match, towards(0, 3), '543'))).toEqual(['morale a 7']);
});
