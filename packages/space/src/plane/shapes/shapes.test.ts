import { array, assert, integer, oneof, property, tuple } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { areaInDisc, discArea } from './testing-area.ts';
import {
  boxOf,
  contains,
  containsStrictly,
  discGap,
  distanceToShape,
  largestDimension,
  segmentInside,
  sideOf,
  signedDistance,
} from './shapes.ts';
import type { Disc } from './shapes.ts';
import type { Point, Shape } from '../types.ts';

const polygon = (...corners: [number, number][]): Shape => ({ type: 'polygon', points: corners.map(([x, y]) => ({ x, y })) });
const box = (x0: number, y0: number, x1: number, y1: number): Shape => polygon([x0, y0], [x1, y0], [x1, y1], [x0, y1]);
const disc = (x: number, y: number, r: number): Disc => ({ type: 'disc', x, y, r });
/** An L: the square 0..4 without its upper right quarter. */
const ell = polygon([0, 0], [4000, 0], [4000, 2000], [2000, 2000], [2000, 4000], [0, 4000]);
const inside = (shape: Shape, a: [number, number], b: [number, number]) => segmentInside(shape, { x: a[0], y: a[1] }, { x: b[0], y: b[1] });

describe('points and shapes', () => {
  test('UC-SYS-BASES: the boundary is exact: in the closed shape, not in the open one', () => {
    expect([sideOf(ell, { x: 1000, y: 3000 }), sideOf(ell, { x: 2000, y: 3000 }), sideOf(ell, { x: 2001, y: 3000 })]).toEqual([1, 0, -1]);
    const wedge = polygon([0, 0], [3000, 1000], [0, 2000]);
    expect(sideOf(wedge, { x: 1500, y: 500 })).toBe(0);
    expect(contains(disc(0, 0, 500), { x: 300, y: 400 })).toBe(true);
    expect(containsStrictly(disc(0, 0, 500), { x: 300, y: 400 })).toBe(false);
  });
  test('UC-SYS-BASES: distances to a shape are negative inside', () => {
    expect(signedDistance(ell, { x: 1000, y: 3500 })).toBe(-500);
    expect(distanceToShape(ell, { x: 1000, y: 3500 })).toBe(0);
    expect(distanceToShape(ell, { x: 5000, y: 1000 })).toBe(1000);
    expect(distanceToShape(ell, { x: 2300, y: 2400 })).toBe(300);
    expect(discGap({ x: 0, y: 5000 }, 500, disc(0, 0, 3000))).toBe(1500);
  });
  test('the width of a feature is its largest horizontal dimension', () => {
    expect(largestDimension(box(0, 0, 300, 400))).toBe(500);
    expect(largestDimension(disc(0, 0, 600))).toBe(1200);
    expect(boxOf(ell)).toEqual({ minX: 0, minY: 0, maxX: 4000, maxY: 4000 });
    expect(boxOf(disc(1, 2, 3))).toEqual({ minX: -2, minY: -1, maxX: 4, maxY: 5 });
  });
});

describe('segments through shapes', () => {
  test('UC-SYS-LOS: every stretch through the inside, in order', () => {
    expect(inside(ell, [-1000, 1000], [9000, 1000])).toEqual([[0.1, 0.5]]);
    expect(
      inside(
        polygon([0, 0], [5000, 0], [5000, 3000], [4000, 3000], [4000, 1000], [1000, 1000], [1000, 3000], [0, 3000]),
        [-5000, 2000],
        [15000, 2000],
      ),
    ).toEqual([
      [0.25, 0.3],
      [0.45, 0.5],
    ]);
    expect(inside(disc(0, 0, 500), [-1000, 300], [1000, 300])).toEqual([[0.3, 0.7]]);
    expect(inside(disc(0, 0, 500), [0, 0], [1000, 0])).toEqual([[0, 0.5]]);
  });
  test('UC-SYS-LOS: grazing an edge, a corner or a rim is not inside', () => {
    expect(inside(ell, [2000, 2000], [2000, 9000])).toEqual([]);
    expect(inside(ell, [-1000, 0], [9000, 0])).toEqual([]);
    expect(inside(polygon([0, 0], [7000, 3000], [0, 3000]), [-7000, -3000], [14000, 6000])).toEqual([]);
    expect(inside(ell, [3000, 5000], [5000, 3000])).toEqual([]);
    expect(inside(disc(0, 0, 500), [-1000, 500], [1000, 500])).toEqual([]);
    expect(inside(ell, [1000, 1000], [1000, 1000])).toEqual([]);
  });
});

describe('areas of a base', () => {
  const base = disc(130, -270, 500);
  const whole = Math.PI * 500 * 500;
  test('UC-MOVE-FALL: a whole disc, a half and a quarter of it are exact', () => {
    expect(discArea(base) / whole).toBeCloseTo(1, 10);
    expect(areaInDisc(base, [box(130, -2000, 2000, 2000)]) / whole).toBeCloseTo(0.5, 10);
    expect(areaInDisc(base, [polygon([130, -270], [1130, 730], [-870, 730])]) / whole).toBeCloseTo(0.25, 10);
  });
  test('UC-MOVE-FALL: a circular segment and a lens agree with their formulas', () => {
    const segment = 500 * 500 * Math.acos(0.6) - 300 * 400;
    expect(areaInDisc(base, [box(-2000, 30, 2000, 4000)]) / segment).toBeCloseTo(1, 9);
    expect(areaInDisc(base, [disc(130, -270 - 600, 500)]) / (2 * segment)).toBeCloseTo(1, 9);
    const slanted = polygon([130 + 180 + 4000, -270 + 240 - 3000], [4000, 7000], [130 + 180 - 4000, -270 + 240 + 3000]);
    expect(areaInDisc(base, [slanted]) / segment).toBeCloseTo(1, 9);
  });
  test('UC-MOVE-FALL: adjoining and overlapping shapes add up without counting twice', () => {
    const left = box(-3000, -3000, 100, 3000);
    const right = box(100, -3000, 3000, 3000);
    expect(areaInDisc(base, [left, right]) / whole).toBeCloseTo(1, 10);
    expect(areaInDisc(base, [left, right, box(-50, -400, 300, 200), disc(0, 0, 400)]) / whole).toBeCloseTo(1, 8);
    expect(areaInDisc(base, [left, left]) / areaInDisc(base, [left])).toBeCloseTo(1, 10);
    expect(areaInDisc(base, [left, right], [right]) / areaInDisc(base, [left])).toBeCloseTo(1, 10);
  });
  test('UC-MOVE-FALL: any union agrees with counting points of a fine grid', () => {
    const coordinate = integer({ min: -900, max: 900 });
    const triangle = tuple(coordinate, coordinate, coordinate, coordinate, coordinate, coordinate).map(([a, b, c, d, e, f]) =>
      polygon([a, b], [c, d], [e, f]),
    );
    const circle = tuple(coordinate, coordinate, integer({ min: 50, max: 700 })).map(([x, y, r]): Shape => disc(x, y, r));
    const shapes = array(oneof(triangle, circle), { maxLength: 4 });
    assert(
      property(shapes, shapes, (covers, except) => {
        const n = 150;
        let hits = 0;
        for (let i = 0; i < n; i++) {
          for (let j = 0; j < n; j++) {
            const p: Point = { x: base.x - 500 + (1000 * (i + 0.5)) / n, y: base.y - 500 + (1000 * (j + 0.5)) / n };
            if (!contains(base, p) || except.some((s) => contains(s, p))) continue;
            if (covers.some((s) => contains(s, p))) hits++;
          }
        }
        expect(Math.abs(areaInDisc(base, covers, except) - (hits * 1e6) / (n * n))).toBeLessThan(5000);
      }),
      { numRuns: 60 },
    );
  });
});
