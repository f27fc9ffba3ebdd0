import { expect, test } from 'vitest';
import { endingOf } from './ended.ts';

const side = (index: number, won: boolean) => ({ side: index, won });
const ROSTER = [
  { side: 0, seat: 'a' },
  { side: 1, seat: 'b' },
];

test('one person has won, lost, or neither', () => {
  const seats = { a: 'person', b: 'machine' };
  expect(endingOf([side(0, true), side(1, false)], ROSTER, seats)).toBe('won');
  expect(endingOf([side(0, false), side(1, true)], ROSTER, seats)).toBe('lost');
  expect(endingOf([side(0, false), side(1, false)], ROSTER, seats)).toBe('drawn');
});

test('of several persons nobody is told that they have lost, nor are those who only look on', () => {
  const sides = [side(0, true), side(1, false)];
  expect(endingOf(sides, ROSTER, { a: 'person', b: 'person' })).toBeUndefined();
  expect(endingOf(sides, ROSTER, { a: 'machine', b: 'machine' })).toBeUndefined();
});
