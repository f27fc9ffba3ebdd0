import { expect, test } from 'vitest';
import { abreast, decimal, labelled, signed, ticks } from './numbers.ts';

test('numbers are written as the language does, differences with their sign', () => {
  expect(decimal(3.14, 'fr')).toBe('3,1');
  expect(decimal(3, 'en')).toBe('3.0');
  expect(signed(-1.26, 'fr')).toBe('−1,3');
  expect(signed(2, 'en')).toBe('+2.0');
  expect(signed(-0.01, 'en')).toBe('0.0');
});

test('ticks are round and reach the greatest value', () => {
  expect(ticks(7)).toEqual([0, 2, 4, 6, 8]);
  expect(ticks(0)).toEqual([0, 1]);
  expect(ticks(48)).toEqual([0, 20, 40, 60]);
});

test('labels stand where the one before leaves them room', () => {
  expect([...labelled([0, 10, 25, 30, 55], 20)]).toEqual([0, 2, 4]);
  expect([...labelled([], 20)]).toEqual([]);
  expect([...labelled([0, 10, 25, 30, 55], 20, 60)]).toEqual([0, 2]);
});

test('equal values stand one below the other about their place, in their order', () => {
  const values = [3, 5, 3, 2, 3];
  expect(values.map((_, i) => abreast(values, i))).toEqual([-1, 0, 0, 0, 1]);
  expect([0, 1].map((i) => abreast([2, 2], i))).toEqual([-0.5, 0.5]);
});
