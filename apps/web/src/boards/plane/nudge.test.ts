import { expect, test } from 'vitest';
import { nudged } from './nudge.ts';

test('a nudge is whole, of its length, and stays on the table', () => {
  const table = { width: 10_000, height: 8000 };
  expect(nudged({ x: 5000, y: 5000 }, { x: 0, y: 1 }, 500, table)).toEqual({ x: 5000, y: 5500 });
  expect(nudged({ x: 100, y: 7900 }, { x: -1, y: 1 }, 500, table)).toEqual({ x: 0, y: 8000 });
});
