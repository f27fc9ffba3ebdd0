import { expect, test } from 'vitest';
import { timeLeft } from './time.ts';

test.each([
  [0, '0:00', '0:00'],
  [65_000, '1:05', '1:05'],
  [3_600_000 * 2 + 60_000 * 7, '2 h 07', '2 h 07'],
  [86_400_000 * 3 + 3_600_000 * 5, '3 j 5 h', '3 d 5 h'],
])('%d ms are “%s”, “%s”', (milliseconds, fr, en) => {
  expect([timeLeft(milliseconds, 'fr'), timeLeft(milliseconds, 'en')]).toEqual([fr, en]);
});
