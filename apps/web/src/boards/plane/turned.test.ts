import { expect, test } from 'vitest';
import { turned } from './turned.ts';

test('twenty-four turns come full circle, each way', () => {
  let facing = { x: 0, y: 1000 };
  for (let i = 0; i < 24; i++) facing = turned(facing, true);
  expect(facing).toEqual({ x: 0, y: 1000 });
  expect(turned(turned(facing, true), false)).toEqual(facing);
  expect(turned(facing, true).x).toBeGreaterThan(0);
});
