import { expect, test } from 'vitest';
import { battle, play, rolls, units, where } from '../testing.ts';
import { frightening } from './index.ts';

const towards = (x: number, y: number) => ({ type: 'move', path: [{ x: units(x, y).x, y: units(x, y).y }] }) as const;
const b = { at: [0, 3], rules: ['livre-saint'] } as const;

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
  const match = battle({ figures: { a: { like: 'zombi', at: [0, 0] }, b: both }, activation: 'a' });
  expect(rolls(play(match, towards(0, 3), '543'))).toEqual(['morale a 7']);
});
