import { boxOf } from '../shapes/shapes.ts';
import { newMemo } from './memo.ts';
import type { SightMemo } from './memo.ts';
import type { Body, Feature, Point, Shape, Table } from '../types.ts';

/** A corner of a footprint in a ring; `ahead` and `right` are its place seen from the eye of the query at hand (times the distance). */
export interface Corner {
  readonly x: number;
  readonly y: number;
  next: Corner;
  ahead: number;
  right: number;
}

/** A volume that blocks sight, made ready for queries: a prism over a ring of corners, or a cylinder. */
export interface Blocker {
  readonly id: string;
  readonly shape: Shape;
  readonly base: number;
  readonly top: number;
  /** A disc around the footprint (for a cylinder the footprint itself). */
  readonly x: number;
  readonly y: number;
  readonly reach: number;
  /** Undefined for a cylinder. */
  readonly ring: Corner | undefined;
  readonly convex: boolean;
  /** Place of the centre seen from the eye of the query at hand, as with corners. */
  ahead: number;
  right: number;
  /** Square of the distance from that eye to the axis less the square of the radius: above 0 when the eye is outside of a cylinder. */
  outside: number;
}

const turnAt = (a: Point, b: Point, c: Point): number => (b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x);

const ringOf = (points: readonly Point[]): Corner | undefined => {
  let first: Corner | undefined;
  let last: Corner | undefined;
  for (const { x, y } of points) {
    const corner = { x, y, ahead: 0, right: 0 } as Corner;
    if (last) last.next = corner;
    first ??= corner;
    corner.next = first;
    last = corner;
  }
  return first;
};

const isConvex = (ring: Corner): boolean => {
  let corner = ring;
  do {
    if (turnAt(corner, corner.next, corner.next.next) < 0) return false;
    corner = corner.next;
  } while (corner !== ring);
  return true;
};

const blockerOf = (id: string, shape: Shape, base: number, top: number): Blocker => {
  if (shape.type === 'disc') return standing(id, shape, base, top, shape, shape.r, undefined);
  const box = boxOf(shape);
  const x = (box.minX + box.maxX) / 2;
  const y = (box.minY + box.maxY) / 2;
  let square = 0;
  for (const p of shape.points) square = Math.max(square, (p.x - x) * (p.x - x) + (p.y - y) * (p.y - y));
  return standing(id, shape, base, top, { x, y }, Math.sqrt(square), ringOf(shape.points));
};

const standing = (
  id: string,
  shape: Shape,
  base: number,
  top: number,
  { x, y }: Point,
  reach: number,
  ring: Corner | undefined,
): Blocker => {
  const convex = ring === undefined || isConvex(ring);
  return { id, shape, base, top, ahead: 0, right: 0, outside: 0, x, y, reach, ring, convex };
};

/** Does the feature stand up and hide what is behind? */
export const blocksSight = ({ kind }: Pick<Feature, 'kind'>): boolean =>
  kind === 'solid' || kind === 'linear' || kind === 'small' || kind === 'opaque';

/** Numbers a blocker has in the sieve: centre x and y, reach, base, top. */
export const SIEVE_STEP = 5;

/** The volumes of a table that block sight. */
export interface Blockers {
  readonly list: readonly Blocker[];
  /** Tests that put most blockers out of the way, in one row: see SIEVE_STEP. */
  readonly sieve: Float64Array;
  /** Answers lately given for the table. */
  readonly memo: SightMemo;
}

const cache = new WeakMap<Table, Blockers>();

/** The terrain of a table that blocks sight: solid volumes of any kind; neither the ground nor what lies on it does. */
export const blockersOf = (table: Table): Blockers => {
  let blockers = cache.get(table);
  if (!blockers) {
    const list = table.features.filter(blocksSight).map((feature) => blockerOf(feature.id, feature.shape, feature.base, feature.top));
    blockers = { list, sieve: Float64Array.from(list.flatMap(({ x, y, reach, base, top }) => [x, y, reach, base, top])), memo: newMemo() };
    cache.set(table, blockers);
  }
  return blockers;
};

/** A figure as a volume that blocks sight. */
export const blockerOfBody = ({ id, x, y, z, r, h }: Body & { readonly id: string }): Blocker =>
  blockerOf(id, { type: 'disc', x, y, r }, z, z + h);
