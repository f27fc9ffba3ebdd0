import { expect, test } from 'vitest';
import { waysOf } from './odds.ts';

test('UC-TEST-BASIC: chances are told as ways of the fewest dice, or in lowest terms; never as a fraction that they are not', () => {
  expect(waysOf(21 / 36, 6)).toEqual({ of: 21, all: 36 });
  expect(waysOf(175 / 216, 6)).toEqual({ of: 175, all: 216 });
  expect(waysOf(1, 6)).toEqual({ of: 6, all: 6 });
  const chain = (7 / 12) * (20 / 27) * (13 / 36);
  expect(waysOf(1 - (1 - chain) ** 2, 6)).toEqual({ of: 2_446_535, all: 8_503_056 });
  expect(waysOf(Math.PI / 10, 6)).toBeUndefined();
});
