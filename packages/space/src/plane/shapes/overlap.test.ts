import { array, assert, boolean, constantFrom, integer, oneof, pre, property, record } from 'fast-check';
import { expect, test } from 'vitest';
import { angleBetween } from './angle.ts';
import { areaInDisc } from './testing-area.ts';
import { overlapArea } from './overlap.ts';
import { depthWithin, rimOf } from './rim.ts';
import type { Shape } from '../types.ts';

const coordinate = integer({ min: -2000, max: 2000 });
const box = (x: number, y: number, w: number, h: number): Shape => ({
  type: 'polygon',
  points: [
    { x, y },
    { x: x + w, y },
    { x: x + w, y: y + h },
    { x, y: y + h },
  ],
});

test('angles without trigonometry are those of trigonometry', () => {
  assert(
    property(coordinate, coordinate, coordinate, coordinate, (ax, ay, bx, by) => {
      pre(ax * by - ay * bx !== 0);
      const expected = Math.atan2(ax * by - ay * bx, ax * bx + ay * by);
      expect(angleBetween({ x: ax, y: ay }, { x: bx, y: by })).toBeCloseTo(expected, 12);
    }),
  );
});

/** So far, as a share of the square round it, may integration be off where outlines of discs nearly touch. */
const same = (area: number, expected: number, r: number): void => expect(Math.abs(area - expected) / (r * r)).toBeLessThan(1e-6);

/** Shapes on a grid, so that many touch, share a part of a side, or are the same; some of them slanted. */
const step = integer({ min: -5, max: 5 }).map((n) => 250 * n);
const size = integer({ min: 1, max: 4 }).map((n) => 250 * n);
const slants = constantFrom([1, 0], [1, 0], [0.8, 0.6], [-0.6, 0.8]);
const polygon = record({ x: step, y: step, w: size, h: size, slant: slants, cut: boolean() }).map(({ x, y, w, h, slant, cut }): Shape => {
  const [cos = 1, sin = 0] = slant;
  const corners = [
    [0, 0],
    [w, 0],
    [w, h],
    [0, h],
  ].slice(0, cut ? 3 : 4);
  return { type: 'polygon', points: corners.map(([u = 0, v = 0]) => ({ x: x + u * cos - v * sin, y: y + u * sin + v * cos })) };
});
const round = record({ x: step, y: step, r: size }).map(({ x, y, r }): Shape => ({ type: 'disc', x, y, r }));
const shapes = (least: number) =>
  array(oneof({ weight: 3, arbitrary: polygon }, { weight: 1, arbitrary: round }), { minLength: least, maxLength: 4 });
const base = record({ x: oneof(step, coordinate), y: oneof(step, coordinate), r: constantFrom(300, 500, 750) });

test('UC-MOVE-FALL: a base has the same area over shapes less others as by integration, however they touch and overlap', () => {
  assert(
    property(base, shapes(1), shapes(0), (at, covers, except) => {
      const disc = { type: 'disc', ...at } as const;
      same(overlapArea(disc, covers, except), areaInDisc(disc, covers, except), at.r);
    }),
    { numRuns: 1000 },
  );
});

test('a base over a straight edge through its centre stands on exactly half', () => {
  const disc = { type: 'disc', x: 0, y: 0, r: 500 } as const;
  expect(overlapArea(disc, [box(0, -5000, 5000, 10000)], []) / (Math.PI * 500 * 500)).toBeCloseTo(0.5, 12);
});

test('UC-MOVE-FALL: the depth in holes that overlap is that of the widest base that has room in them', () => {
  assert(
    property(base, shapes(1), ({ x, y }, holes) => {
      const depth = depthWithin(rimOf(holes), { x, y });
      const share = (r: number): number => areaInDisc({ type: 'disc', x, y, r }, holes) / (Math.PI * r * r);
      const within = depth > 0;
      pre(Math.abs(depth) > 2);
      expect(share(Math.abs(depth) - 0.5)).toBeCloseTo(within ? 1 : 0, 6);
      expect(Math.abs(share(Math.abs(depth) + 40) - (within ? 1 : 0))).toBeGreaterThan(1e-7);
    }),
    { numRuns: 1000 },
  );
});
