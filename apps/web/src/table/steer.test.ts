import { expect, test } from 'vitest';
import { nudged, turned } from './steer.ts';

test('a nudge is whole, of its length, and stays on the table', () => {
  const table = { width: 10_000, height: 8000 };
  expect(nudged({ x: 5000, y: 5000 }, { x: 0, y: 1 }, 500, table)).toEqual({ x: 5000, y: 5500 });
  expect(nudged({ x: 100, y: 7900 }, { x: -1, y: 1 }, 500, table)).toEqual({ x: 0, y: 8000 });
});

test('twenty-four turns come full circle, each way', () => {
  let facing = { x: 0, y: 1000 };
  for (let i = 0; i < 24; i++) facing = turned(facing, true);
  expect(facing).toEqual({ x: 0, y: 1000 });
  expect(turned(turned(facing, true), false)).toEqual(facing);
  expect(turned(facing, true).x).toBeGreaterThan(0);
});
