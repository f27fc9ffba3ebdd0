import { expect, test } from 'vitest';
import { firstWhere, firstWithin, lengthOf, placeAt } from './along.ts';
import { distance } from '../measure.ts';
import type { Body, Place } from '../types.ts';

const way: readonly Place[] = [
  { x: 0, y: 0, z: 0 },
  { x: 6000, y: 0, z: 0 },
  { x: 6000, y: 0, z: 500 },
  { x: 6000, y: 8000, z: 500 },
];
const base = { r: 500, h: 1500 };
const watcher = (x: number, y: number, z = 0): Body => ({ x, y, z, ...base });

test('UC-MOVE-PATH: places along a way by length, a step adding none', () => {
  expect(lengthOf(way)).toBe(14000);
  expect(placeAt(way, 0)).toEqual({ x: 0, y: 0, z: 0 });
  expect(placeAt(way, 2500.4)).toEqual({ x: 2500, y: 0, z: 0 });
  expect(placeAt(way, 6000)).toEqual({ x: 6000, y: 0, z: 500 });
  expect(placeAt(way, 9000)).toEqual({ x: 6000, y: 3000, z: 500 });
  expect(placeAt(way, 99000)).toEqual({ x: 6000, y: 8000, z: 500 });
});

test('UC-ACT-ALERT-TRIGGER: the first point at less than 5 paces, and at most 5', () => {
  const eye = watcher(9000, 0);
  const strict = firstWithin(way, base, eye, 5000, true) ?? 0;
  expect(strict).toBeCloseTo(3002, 6);
  expect(distance({ ...placeAt(way, strict), ...base }, eye)).toBeLessThan(4999);
  expect(firstWithin(way, base, eye, 5000, false)).toBeCloseTo(3000, 6);
  expect(firstWithin(way, base, watcher(-9000, 0), 5000, true)).toBeUndefined();
  expect(firstWithin(way, base, watcher(11000, 8000), 5000, true)).toBeCloseTo(14000 - Math.sqrt(5998 * 5998 - 5000 * 5000), 6);
});

test('UC-ACT-ALERT-TRIGGER: the start does not count, what follows it at once does', () => {
  expect(firstWithin(way, base, watcher(-1000, 0), 5000, true)).toBe(1);
  expect(firstWithin(way.slice(0, 1), base, watcher(-1000, 0), 5000, true)).toBeUndefined();
});

test('UC-SYS-DISTANCE: height counts, also where a step brings a body near', () => {
  expect(firstWithin(way, base, watcher(6000, 0, 6000), 4000, false)).toBe(6000);
  expect(firstWithin(way, base, watcher(6000, 0, 6001), 4000, false)).toBeUndefined();
});

test('UC-ACT-ALERT-TRIGGER: the first point where any condition holds, to one unit', () => {
  expect(firstWhere(way, ({ y }) => y >= 3333, 500)).toBeGreaterThanOrEqual(9332);
  expect(firstWhere(way, ({ y }) => y >= 3333, 500)).toBeLessThanOrEqual(9334);
  expect(firstWhere(way, ({ x, y }) => x >= 6000 && y === 0, 5000)).toBeCloseTo(6000, 0);
  expect(firstWhere(way, ({ y }) => y > 9000, 500)).toBeUndefined();
  expect(firstWhere(way, () => true, 500)).toBeLessThanOrEqual(1);
});
