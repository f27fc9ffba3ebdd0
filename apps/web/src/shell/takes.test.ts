import { expect, test } from 'vitest';
import { needOf, takes } from './takes.ts';

test('what a roll takes is said in plain words', () => {
  expect(takes('2d6>=7', 7, 'fr')).toBe('7 ou plus avec 2 dés');
  expect(takes('3d6kh2>=7', 7, 'fr')).toBe('7 ou plus avec les 2 plus hauts de 3 dés');
  expect(takes('3d6kl2>=7', 7, 'en')).toBe('7 or more on the 2 lowest of 3 dice');
  expect(takes('3d6kh1', undefined, 'en')).toBe('the highest of 3 dice');
  expect(takes('1d3', undefined, 'fr')).toBe('1 dé à 3 faces');
});

test('what a roll has to come to is read from its notation, if it has to come to anything', () => {
  expect(needOf('3d6kh2>=7')).toBe(7);
  expect(needOf('1d6>=4')).toBe(4);
  expect(needOf('2d6')).toBeUndefined();
});
