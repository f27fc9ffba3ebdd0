import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { boxAround } from '../shapes/shapes.ts';
import { featuresNear } from '../terrain.ts';
import { PACE } from '../types.ts';
import type { Body, Feature, FeatureKind, Other, Point, Table } from '../types.ts';
import { displace, mightFall } from '../displace.ts';
import { traceInOpen } from './open.ts';
import { legsOf, traceBySearch } from './trace.ts';
import type { Motion } from '../move/obstacles.ts';

const SIZE = 24_000;
/** Places on a coarse lattice, so that bases and walls often just touch. */
const at = (step: number): fc.Arbitrary<number> => fc.integer({ min: 0, max: SIZE / step }).map((n) => n * step);
const point = (step: number): fc.Arbitrary<Point> => fc.record({ x: at(step), y: at(step) });

const LEVELS: Record<FeatureKind, readonly (readonly [base: number, top: number])[]> = {
  solid: [
    [0, 500],
    [0, 2000],
    [1500, 2000],
    [-2000, 0],
  ],
  linear: [[0, 800]],
  small: [[0, 400]],
  opaque: [[0, 2000]],
  difficult: [[0, 0]],
  water: [[-2000, 0]],
  ladder: [[0, 3000]],
  void: [[-2000, 0]],
};

const feature = fc.constantFrom(...(Object.keys(LEVELS) as FeatureKind[])).chain((kind) =>
  fc
    .record({
      corner: point(500),
      w: fc.constantFrom(500, 2000, 6000),
      d: fc.constantFrom(500, 2000),
      level: fc.constantFrom(...LEVELS[kind]),
    })
    .map(({ corner: { x, y }, w, d, level: [base, top] }): Omit<Feature, 'id'> => {
      const points = [
        { x, y },
        { x: x + w, y },
        { x: x + w, y: y + d },
        { x, y: y + d },
      ];
      return { kind, base, top, shape: w === d ? { type: 'disc', x, y, r: w } : { type: 'polygon', points } };
    }),
);

const other = fc.record({
  spot: point(500),
  manner: fc.constantFrom<Other['manner']>('stop', 'block', 'pass'),
  clearance: fc.constantFrom(0, PACE),
});

const scene = fc.record({
  features: fc.array(feature, { maxLength: 6 }),
  others: fc.array(other, { maxLength: 3 }),
  start: point(500),
  path: fc.array(point(250), { minLength: 1, maxLength: 3 }),
  budget: fc.constantFrom(0, 2500, 5000, 5001, 10_000, 60_000),
  factor: fc.constantFrom(1, 2),
  crossesLinear: fc.boolean(),
});

test('UC-MOVE-PATH: a walk in the open is the one that is searched for, to the bit', () => {
  let open = 0;
  fc.assert(
    fc.property(scene, ({ features, others, start, path, budget, factor, crossesLinear }) => {
      const table: Table = { width: SIZE, height: SIZE, features: features.map((one, i) => ({ ...one, id: `f${i}` })) };
      const body: Body = { ...start, z: 0, r: 500, h: 1500 };
      const motion: Motion = {
        r: 500,
        h: 1500,
        stepUp: 500,
        crossesLinear,
        linearCost: 2 * PACE,
        medium: 'land',
        difficultFactor: factor,
        dropFree: 2 * PACE,
        atDrop: 'fall',
        settles: true,
        others: others.map(({ spot, manner, clearance }, i) => ({
          id: `o${i}`,
          body: { ...spot, z: 0, r: 500, h: 1500 },
          manner,
          clearance,
        })),
      };
      const legs = legsOf(body, path);
      const near = featuresNear(table, boxAround(start, 2 * SIZE));
      const quick = traceInOpen(table, body, motion, near, legs, budget);
      if (!quick) return;
      open++;
      expect(quick).toStrictEqual(traceBySearch(table, body, motion, near, legs, budget));
    }),
    { numRuns: 4000, seed: 7 },
  );
  expect(open).toBeGreaterThan(400);
});

test('UC-MOVE-FALL UC-SYS-FORCED: who is pushed falls only where it is said to be possible', () => {
  let falls = 0;
  fc.assert(
    fc.property(scene, fc.constantFrom(0, 500, 2000), ({ features, start, path: [to], budget }, z) => {
      const table: Table = { width: SIZE, height: SIZE, features: features.map((one, i) => ({ ...one, id: `f${i}` })) };
      const body: Body = { ...start, z, r: 500, h: 1500 };
      const direction = { x: (to?.x ?? 0) - start.x, y: (to?.y ?? 0) - start.y };
      if (budget === 0 || (direction.x === 0 && direction.y === 0)) return;
      if (!displace(table, body, direction, budget, []).fall) return;
      falls++;
      expect(mightFall(table, body, budget)).toBe(true);
    }),
    { numRuns: 4000, seed: 7 },
  );
  expect(falls).toBeGreaterThan(100);
});
