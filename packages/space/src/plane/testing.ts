import type { Body, Feature, FeatureKind, Mover, Other, Table } from './types.ts';

/** Terrain and figures for tests. All in units, a thousand to a pace. */

/** A box between two corners of the ground. */
export const box = (id: string, kind: FeatureKind, x0: number, y0: number, x1: number, y1: number, base = 0, top = 3000): Feature => ({
  id,
  kind,
  base,
  top,
  shape: {
    type: 'polygon',
    points: [
      { x: x0, y: y0 },
      { x: x1, y: y0 },
      { x: x1, y: y1 },
      { x: x0, y: y1 },
    ],
  },
});

/** A box over the whole depth of the table. */
export const band = (id: string, kind: FeatureKind, x0: number, x1: number, base: number, top: number): Feature =>
  box(id, kind, x0, 0, x1, 20000, base, top);

/** Tables of a width, twenty paces deep. */
export const tableWide =
  (width: number) =>
  (...features: readonly Feature[]): Table => ({ width, height: 20000, features });

/** A base one pace wide. */
export const at = (x: number, y: number, z = 0): Body => ({ x, y, z, r: 500, h: 1500 });

/** Somebody on foot. */
export const mover = (body: Body, others: readonly Other[] = [], more: Partial<Mover> = {}): Mover => ({
  body,
  difficultFactor: 2,
  linearCost: 2000,
  stepUp: 500,
  dropFree: 2000,
  medium: 'land',
  others,
  ...more,
});
