import { expect, test } from 'vitest';
import { placeAt } from './along.ts';
import type { Place } from '../types.ts';

const way: readonly Place[] = [
  { x: 0, y: 0, z: 0 },
  { x: 6000, y: 0, z: 0 },
  { x: 6000, y: 0, z: 500 },
  { x: 6000, y: 8000, z: 500 },
];

test('UC-MOVE-PATH: places along a way by length, a step adding none', () => {
  expect(placeAt(way, 0)).toEqual({ x: 0, y: 0, z: 0 });
  expect(placeAt(way, 2500.4)).toEqual({ x: 2500, y: 0, z: 0 });
  expect(placeAt(way, 6000)).toEqual({ x: 6000, y: 0, z: 500 });
  expect(placeAt(way, 9000)).toEqual({ x: 6000, y: 3000, z: 500 });
  expect(placeAt(way, 99000)).toEqual({ x: 6000, y: 8000, z: 500 });
});
