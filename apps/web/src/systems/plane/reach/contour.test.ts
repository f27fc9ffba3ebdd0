import type { Point } from '@escarmouche/space';
import { expect, test } from 'vitest';
import { contours } from './contour.ts';

const box = (x0: number, y0: number, x1: number, y1: number): readonly Point[] => [
  { x: x0, y: y0 },
  { x: x1, y: y0 },
  { x: x1, y: y1 },
  { x: x0, y: y1 },
];

function areaOf(points: readonly Point[]): number {
  return points.reduce((sum, a, i) => {
    const b = points[(i + 1) % points.length] ?? a;
    return sum + (a.x * b.y - a.y * b.x) / 2;
  }, 0);
}

test('polygons that overlap come out as one, with the area of their union', () => {
  const found = contours([box(0, 0, 4000, 2000), box(3000, 1000, 6000, 3000)]);
  expect(found.map(areaOf)).toEqual([13e6]);
  expect(found[0]).toHaveLength(8);
});

test('what is left out in their midst is a hole, what lies apart an outline of its own', () => {
  const ring = [box(0, 0, 3000, 1000), box(0, 2000, 3000, 3000), box(0, 0, 1000, 3000), box(2000, 0, 3000, 3000)];
  const found = contours([...ring, box(8000, 0, 9000, 1000)]);
  expect(found.map(areaOf).sort((a, b) => a - b)).toEqual([-1e6, 1e6, 9e6]);
  expect(contours([])).toEqual([]);
});

/** A square of three paces with a gap of some units in its middle, from wall to wall. */
const slit = (gap: number) => [box(0, 0, 1000, 3000), box(1000 + gap, 0, 3000, 3000), box(0, 0, 3000, 1000), box(0, 2000, 3000, 3000)];

test('a slit that is too narrow for anybody is closed, a corridor is not', () => {
  expect(contours(slit(20)).map(areaOf)).toEqual([9e6]);
  expect(contours(slit(200)).map(areaOf)).toHaveLength(2);
});
