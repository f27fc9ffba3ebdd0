import { expect, test } from 'vitest';
import { createPacing } from './pacing.ts';

const after = (...times: readonly number[]): number => {
  const pacing = createPacing();
  for (const time of times) pacing.took(time);
  return pacing.share();
};

test('slow frames make the picture coarser, step by step and not without end', () => {
  expect(after(60, 60)).toBe(1);
  expect(after(60, 60, 60)).toBe(0.75);
  expect(after(...Array.from({ length: 40 }, () => 300))).toBe(0.4);
});

test('one slow frame among quick ones changes nothing; quick ones make it sharp again', () => {
  expect(after(16, 200, 16, 16)).toBe(1);
  expect(after(60, 60, 60, 16, 16, 16)).toBe(1);
  expect(after(60, 60, 60, 30, 30, 30)).toBe(0.75);
});
