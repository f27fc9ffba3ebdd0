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
  expect(found).toHaveLength(1);
  expect(Math.abs(areaOf(found[0] ?? []))).toBeGreaterThan(12.9e6);
  expect(Math.abs(areaOf(found[0] ?? []))).toBeLessThan(13.1e6);
  for (const { x, y } of found[0] ?? []) expect(x >= -60 && x <= 6060 && y >= -60 && y <= 3060).toBe(true);
});

test('what is left out in their midst is a hole, what lies apart an outline of its own', () => {
  const ring = [box(0, 0, 3000, 1000), box(0, 2000, 3000, 3000), box(0, 0, 1000, 3000), box(2000, 0, 3000, 3000)];
  const found = contours([...ring, box(8000, 0, 9000, 1000)]);
  expect(found).toHaveLength(3);
  const areas = found.map((points) => Math.round(areaOf(points) / 1e5) / 10).sort((a, b) => a - b);
  expect(areas.map(Math.sign)).toEqual([-1, 1, 1]);
  expect(areas[0]).toBeCloseTo(-1, 0);
  expect(areas[2]).toBeCloseTo(9, 0);
  expect(contours([])).toEqual([]);
});
