import { because, id, list, text, whole } from '@escarmouche/referee/schema';
import * as z from 'zod/mini';

/** Tables and places as they come from outside, in units. Types are inferred from here (`types.ts`). */

/** Largest coordinate: products of such stay exact. */
const FARTHEST = 1_000_000;
const MOST_FEATURES = 500;
const MOST_CORNERS = 200;
const SMALLEST_TABLE = 1000;

export const coordinate = whole(-FARTHEST, FARTHEST);
export const length = whole(0, FARTHEST);

const flat = { x: coordinate, y: coordinate };
export const point = z.readonly(z.strictObject(flat));
export const place = z.readonly(z.strictObject({ ...flat, z: coordinate }));
export const vector = point.check(z.refine(({ x, y }) => x !== 0 || y !== 0, because('direction nulle', 'a direction of no length')));

const polygon = z
  .strictObject({ type: z.literal('polygon'), points: list(point, MOST_CORNERS).check(z.minLength(3)) })
  .check(
    z.refine(({ points }) => isCounterClockwise(points), because('polygone à l’envers ou sans surface', 'polygon clockwise or empty')),
  );

function isCounterClockwise(points: readonly { readonly x: number; readonly y: number }[]): boolean {
  let area = 0;
  points.forEach((from, i) => {
    const to = points[(i + 1) % points.length] ?? from;
    area += from.x * to.y - to.x * from.y;
  });
  return area > 0;
}

/** Polygons are simple, counter-clockwise and not closed. */
export const shape = z.discriminatedUnion('type', [polygon, z.strictObject({ type: z.literal('disc'), ...flat, r: whole(1, FARTHEST) })]);

/**
 * - solid: blocks moves and sight, its top can be stood on; walls can be climbed unless `climbable` is false;
 * - linear: a low wall (at most 1 pace high and wide): crossed at a cost, never stood on, blocks sight as a volume;
 * - small: a small obstacle (used by the kit): blocks sight as a volume, walked over at no cost;
 * - opaque: what may be walked through and not seen through (smoke, a hedge): blocks sight as a volume and nothing else;
 * - difficult: ground that costs more; - water: deep water; - ladder: a ladder or rope from `base` to `top`;
 * - void: a hole in the ground whose floor lies at `base` (negative).
 */
export const featureKind = z.enum(['solid', 'linear', 'small', 'opaque', 'difficult', 'water', 'ladder', 'void']);

export const feature = z
  .strictObject({
    id,
    kind: featureKind,
    shape,
    base: coordinate,
    top: coordinate,
    /** Solids only; true when absent. */
    climbable: z.optional(z.boolean()),
    name: z.optional(text),
  })
  .check(z.refine(({ base, top }) => top >= base, because('le haut est sous le bas', 'the top lies below the base')));

export const table = z.strictObject({
  width: whole(SMALLEST_TABLE, FARTHEST),
  height: whole(SMALLEST_TABLE, FARTHEST),
  features: list(feature, MOST_FEATURES),
});
