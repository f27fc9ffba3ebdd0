import { assert, integer, pre, property } from 'fast-check';
import { expect, test } from 'vitest';
import { angleBetween } from './angle.ts';
import { areApart, liesWithin } from './apart.ts';
import { areaInDisc } from './area.ts';
import { simpleOverlap } from './overlap.ts';
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

test('UC-MOVE-FALL: a base has the same area in common with shapes as by integration', () => {
  const side = integer({ min: 50, max: 2000 });
  assert(
    property(coordinate, coordinate, side, side, coordinate, integer({ min: 100, max: 1200 }), (x, y, w, h, cx, r) => {
      const disc = { type: 'disc', x: cx, y: 0, r } as const;
      for (const shapes of [[box(x, y, w, h)], [box(x, y, w, h), box(x + w, y, 300, h)], [{ type: 'disc', x, y, r: w } as const]]) {
        expect(simpleOverlap(disc, shapes)).toBeDefined();
        expect(Math.abs((simpleOverlap(disc, shapes) ?? 0) - areaInDisc(disc, shapes)) / (r * r)).toBeLessThan(1e-6);
      }
    }),
  );
});

test('a base over a straight edge through its centre stands on exactly half', () => {
  const disc = { type: 'disc', x: 0, y: 0, r: 500 } as const;
  expect((simpleOverlap(disc, [box(0, -5000, 5000, 10000)]) ?? 0) / (Math.PI * 500 * 500)).toBeCloseTo(0.5, 12);
});

test('UC-MOVE-FALL: stairs within a pit are taken off its area as by integration', () => {
  const pit = box(-1000, -1000, 3000, 3000);
  const stairs = [box(-1000, -1000, 700, 900), box(-300, -1000, 700, 900), { type: 'disc', x: 800, y: 800, r: 300 } as const];
  assert(
    property(coordinate, coordinate, integer({ min: 100, max: 1200 }), (x, y, r) => {
      const disc = { type: 'disc', x, y, r } as const;
      expect(simpleOverlap(disc, [pit], stairs)).toBeDefined();
      expect(Math.abs((simpleOverlap(disc, [pit], stairs) ?? 0) - areaInDisc(disc, [pit], stairs)) / (r * r)).toBeLessThan(1e-6);
    }),
  );
  expect(simpleOverlap({ type: 'disc', x: -900, y: 0, r: 500 }, [pit], [box(-2000, 0, 1500, 100)])).toBeUndefined();
});

test('shapes that share an edge are apart, shapes that overlap are not', () => {
  expect(areApart(box(0, 0, 10, 10), box(10, 0, 10, 10))).toBe(true);
  expect(areApart(box(0, 0, 10, 10), box(9, 0, 10, 10))).toBe(false);
  expect(areApart(box(0, 0, 10, 10), box(0, 0, 10, 10))).toBe(false);
  expect(areApart(box(0, 0, 10, 10), box(2, 2, 3, 3))).toBe(false);
  expect(liesWithin(box(2, 2, 8, 3), box(0, 0, 10, 10))).toBe(true);
  expect(liesWithin(box(2, 2, 9, 3), box(0, 0, 10, 10))).toBe(false);
});
