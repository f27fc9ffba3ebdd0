import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { gap } from '../measure.ts';
import { placeAt } from '../move/along.ts';
import { canStand } from '../place.ts';
import { featureGap } from '../terrain.ts';
import type { Body, Feature, FeatureKind, Mover, Other, Point, Table } from '../types.ts';
import { walk } from './walk.ts';

const SIZE = 16000;

const shape = (): fc.Arbitrary<Feature['shape']> =>
  fc.oneof(
    fc
      .record({ x: fc.integer({ min: 0, max: SIZE }), y: fc.integer({ min: 0, max: SIZE }), r: fc.integer({ min: 200, max: 1800 }) })
      .map(({ x, y, r }) => ({ type: 'disc', x, y, r }) as const),
    fc
      .record({
        x: fc.integer({ min: 0, max: SIZE }),
        y: fc.integer({ min: 0, max: SIZE }),
        w: fc.integer({ min: 200, max: 3000 }),
        d: fc.integer({ min: 200, max: 3000 }),
        skew: fc.integer({ min: -1500, max: 1500 }),
      })
      .map(({ x, y, w, d, skew }) => ({
        type: 'polygon' as const,
        points: [
          { x, y },
          { x: x + w, y: y + Math.round((w * skew) / 3000) },
          { x: x + w - Math.round((d * skew) / 3000), y: y + Math.round((w * skew) / 3000) + d },
          { x: x - Math.round((d * skew) / 3000), y: y + d },
        ],
      })),
  );

const tops: Partial<Record<FeatureKind, readonly number[]>> = { solid: [400, 500, 1500, 3000], linear: [800], difficult: [0], water: [0] };

const feature = (): fc.Arbitrary<Omit<Feature, 'id'>> =>
  fc
    .constantFrom<FeatureKind>('solid', 'solid', 'linear', 'difficult', 'water')
    .chain((kind) =>
      fc.record({ kind: fc.constant(kind), shape: shape(), base: fc.constant(0), top: fc.constantFrom(...(tops[kind] ?? [0])) }),
    );

const figure = (): fc.Arbitrary<Point & { manner: Other['manner'] }> =>
  fc.record({
    x: fc.integer({ min: 500, max: SIZE - 500 }),
    y: fc.integer({ min: 500, max: SIZE - 500 }),
    manner: fc.constantFrom<Other['manner']>('stop', 'block', 'pass'),
  });

interface Scene {
  readonly table: Table;
  readonly mover: Mover;
  readonly path: readonly Point[];
}

const point = (): fc.Arbitrary<Point> => fc.record({ x: fc.integer({ min: 0, max: SIZE }), y: fc.integer({ min: 0, max: SIZE }) });

const scene = (): fc.Arbitrary<Scene> =>
  fc
    .record({
      features: fc.array(feature(), { maxLength: 12 }),
      figures: fc.array(figure(), { maxLength: 8 }),
      start: point(),
      path: fc.array(point(), { minLength: 1, maxLength: 4 }),
    })
    .map(({ features, figures, start, path }) => {
      const table: Table = { width: SIZE, height: SIZE, features: features.map((f, i) => ({ ...f, id: `f${String(i)}` })) };
      const body: Body = { ...start, z: 0, r: 500, h: 1500 };
      const others = figures
        .map(({ x, y, manner }, i): Other => ({ id: `o${String(i)}`, manner, body: { x, y, z: 0, r: 500, h: 1500 } }))
        .filter((other) => canStand(table, other.body, []) === undefined && gap(other.body, body) > 0);
      const mover: Mover = { body, difficultFactor: 2, linearCost: 2000, stepUp: 500, dropFree: 2000, medium: 'land', others };
      return { table, mover, path };
    })
    .filter(({ table, mover }) => canStand(table, mover.body, []) === undefined);

const RUNS = { numRuns: 200 };

test('UC-MOVE-PATH UC-SYS-BASES: a walk ends where the base can stand', () => {
  fc.assert(
    fc.property(scene(), fc.integer({ min: 0, max: 20000 }), ({ table, mover, path }, budget) => {
      const trace = walk(table, mover, path, budget);
      const clashes = canStand(table, { ...mover.body, ...trace.end }, mover.others);
      expect(clashes).toBeUndefined();
      expect(Number.isInteger(trace.end.x) && Number.isInteger(trace.end.y)).toBe(true);
    }),
    RUNS,
  );
});

test('UC-ACT-MOVE UC-MOVE-DIFFICULT: a walk costs at least its length and at most the budget', () => {
  fc.assert(
    fc.property(scene(), fc.integer({ min: 0, max: 20000 }), ({ table, mover, path }, budget) => {
      const { length, cost, complete, stop } = walk(table, mover, path, budget);
      expect(cost).toBeGreaterThanOrEqual(length - 1e-6);
      expect(cost).toBeLessThanOrEqual(budget + 1 + 1e-6);
      expect(complete).toBe(stop === undefined);
      if (stop?.reason === 'budget') expect(cost).toBeCloseTo(budget, 6);
    }),
    RUNS,
  );
});

test('UC-MOVE-PATH: nowhere on its way does the base overlap a wall or a figure that blocks', () => {
  fc.assert(
    fc.property(scene(), ({ table, mover, path }) => {
      const trace = walk(table, mover, path, 15000);
      for (let s = 0; s < trace.length; s += 90) {
        const body: Body = { ...mover.body, ...placeAt(trace.points, s) };
        for (const f of table.features) {
          if (f.kind !== 'solid' || f.top <= body.z + 500) continue;
          // Beside the edge of a small drop it has just come down from, the base still overlaps what it came from.
          if (trace.points.some((p) => p.z >= f.top)) continue;
          expect(featureGap(body, f)).toBeGreaterThan(-2);
        }
        for (const other of mover.others) {
          if (other.manner !== 'pass' && Math.abs(other.body.z - body.z) < 1000) expect(gap(body, other.body)).toBeGreaterThan(-2);
        }
      }
    }),
    RUNS,
  );
});

test('UC-MOVE-PATH: walking a part of the way gives the same part', () => {
  fc.assert(
    fc.property(scene(), fc.double({ min: 0.05, max: 0.95, noNaN: true }), ({ table, mover, path }, share) => {
      const whole = walk(table, mover, path, 15000);
      const part = walk(table, mover, path, whole.cost * share);
      if (part.stop?.reason !== 'budget') return;
      const there = placeAt(whole.points, part.length);
      expect(Math.abs(part.end.x - there.x)).toBeLessThan(3);
      expect(Math.abs(part.end.y - there.y)).toBeLessThan(3);
    }),
    RUNS,
  );
});
