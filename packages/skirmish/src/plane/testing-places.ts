import type { Feature, FeatureKind, Place, Point, Vector } from '@escarmouche/space';

/** Places for the tests of a system on a plane, in paces from the middle of the table, x to the east, y to the north. */

export const ORIGIN = 30000;
const DIRECTIONS = { north: { x: 0, y: 1000 }, south: { x: 0, y: -1000 }, east: { x: 1000, y: 0 }, west: { x: -1000, y: 0 } } as const;

export type Facing = keyof typeof DIRECTIONS | readonly [number, number];
export type Spot = readonly [x: number, y: number, z?: number];

const scale = (paces: number): number => Math.round(paces * 1000) + 0;

/** A position in paces as units on the table. */
export function units(x: number, y: number, z = 0): Place {
  return { x: ORIGIN + scale(x), y: ORIGIN + scale(y), z: scale(z) };
}

/** The same without a level, as paths and runs take it. */
export function point(x: number, y: number): Point {
  return { x: ORIGIN + scale(x), y: ORIGIN + scale(y) };
}

export function facing(way: Facing): Vector {
  return typeof way === 'string' ? DIRECTIONS[way] : { x: scale(way[0]), y: scale(way[1]) };
}

/** A box of terrain; corners in paces from the middle, levels in paces. Solid walls are 5 paces high unless said otherwise. */
export function box(
  id: string,
  [x1, y1, x2, y2]: readonly [number, number, number, number],
  { kind = 'solid', base = 0, top = 5, climbable }: { kind?: FeatureKind; base?: number; top?: number; climbable?: boolean } = {},
): Feature {
  const corners = [point(x1, y1), point(x2, y1), point(x2, y2), point(x1, y2)];
  return {
    id,
    kind,
    shape: { type: 'polygon', points: corners },
    base: scale(base),
    top: scale(top),
    ...(climbable === undefined ? {} : { climbable }),
  };
}

export function disc(id: string, [x, y, r]: readonly [number, number, number], kind: FeatureKind, top = 0, base = 0): Feature {
  return { id, kind, shape: { type: 'disc', ...point(x, y), r: scale(r) }, base: scale(base), top: scale(top) };
}
