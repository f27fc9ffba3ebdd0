import { expect, test } from 'vitest';
import { grownBy } from './grown.ts';

test('words on a board grow with the text of the page, within reason', () => {
  expect(grownBy(15)).toBe(1);
  expect(grownBy(12)).toBe(1);
  expect(grownBy(22.5)).toBeCloseTo(1.3);
  expect(grownBy(30)).toBe(1.6);
  expect(grownBy(60)).toBe(1.6);
});
