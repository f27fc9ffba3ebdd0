import { expect, test } from 'vitest';
import { toldApart } from './told-apart.ts';

test('names that several bear are numbered in their order, the others stay', () => {
  expect(toldApart(['Luke', 'Leia', 'Luke'])).toEqual(['Luke 1', 'Leia', 'Luke 2']);
  expect(toldApart(['Leia', 'Luke'])).toEqual(['Leia', 'Luke']);
});

test('no number makes the name of another', () => {
  expect(toldApart(['Luke', 'Luke', 'Luke 1'])).toEqual(['Luke 2', 'Luke 3', 'Luke 1']);
});

test('capitals tell no names apart', () => {
  expect(toldApart(['luke', 'LUKE '])).toEqual(['luke 1', 'LUKE 2']);
});
