import { along, span, sub } from '../measure.ts';
import type { Point, Shape } from '../types.ts';

export interface Box {
  readonly minX: number;
  readonly minY: number;
  readonly maxX: number;
  readonly maxY: number;
}

export type Disc = Extract<Shape, { type: 'disc' }>;

/** A part of a segment by its parameter: 0 at its start, 1 at its end. */
export type Stretch = readonly [number, number];

/** Calls back for every edge of a polygon, from each corner to the next one round. By index: frozen lists, as a battle's table has, are slow to iterate. */
export const eachEdge = (points: readonly Point[], visit: (a: Point, b: Point) => void): void => {
  for (let i = 0, j = points.length - 1; i < points.length; j = i++) {
    const a = points[j];
    const b = points[i];
    if (a && b) visit(a, b);
  }
};

export const boxOf = (shape: Shape): Box => {
  if (shape.type === 'disc') {
    const { x, y, r } = shape;
    return { minX: x - r, minY: y - r, maxX: x + r, maxY: y + r };
  }
  let minX = Infinity;
  let minY = Infinity;
  let maxX = -Infinity;
  let maxY = -Infinity;
  for (const { x, y } of shape.points) {
    minX = Math.min(minX, x);
    minY = Math.min(minY, y);
    maxX = Math.max(maxX, x);
    maxY = Math.max(maxY, y);
  }
  return { minX, minY, maxX, maxY };
};

export const boxAround = (p: Point, reach: number): Box => ({ minX: p.x - reach, minY: p.y - reach, maxX: p.x + reach, maxY: p.y + reach });

/** Do the boxes round two shapes come nearer to each other than a distance? */
export const areNear = (a: Shape, b: Shape, distance: number): boolean => {
  const one = boxOf(a);
  const two = boxOf(b);
  return (
    one.minX - distance < two.maxX && two.minX < one.maxX + distance && one.minY - distance < two.maxY && two.minY < one.maxY + distance
  );
};

/** The largest horizontal dimension in units: a diameter, or the longest way between two corners. */
export const largestDimension = (shape: Shape): number => {
  if (shape.type === 'disc') return 2 * shape.r;
  let longest = 0;
  for (const a of shape.points) for (const b of shape.points) longest = Math.max(longest, span(a, b));
  return longest;
};

/** 1 inside, 0 on the boundary, -1 outside; exact for integer coordinates. */
export const sideOf = (shape: Shape, p: Point): -1 | 0 | 1 => {
  if (shape.type === 'disc') {
    const dx = p.x - shape.x;
    const dy = p.y - shape.y;
    const over = dx * dx + dy * dy - shape.r * shape.r;
    return over > 0 ? -1 : over < 0 ? 1 : 0;
  }
  const { points } = shape;
  let inside = false;
  for (let i = 0, j = points.length - 1; i < points.length; j = i++) {
    const a = points[j];
    const b = points[i];
    if (!a || !b) break;
    const turn = (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x);
    if (turn === 0 && (p.x - a.x) * (p.x - b.x) <= 0 && (p.y - a.y) * (p.y - b.y) <= 0) return 0;
    if (a.y > p.y !== b.y > p.y && turn > 0 === b.y > a.y) inside = !inside;
  }
  return inside ? 1 : -1;
};

/** Is a point in the shape, its boundary included? */
export const contains = (shape: Shape, p: Point): boolean => sideOf(shape, p) >= 0;

/** Is a point in the shape, its boundary left out? */
export const containsStrictly = (shape: Shape, p: Point): boolean => sideOf(shape, p) > 0;

const squareToSegment = (p: Point, a: Point, b: Point): number => {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const square = dx * dx + dy * dy;
  const t = square === 0 ? 0 : Math.min(1, Math.max(0, ((p.x - a.x) * dx + (p.y - a.y) * dy) / square));
  const offX = p.x - (a.x + t * dx);
  const offY = p.y - (a.y + t * dy);
  return offX * offX + offY * offY;
};

/** Distance from a point to a segment, in units. */
export const distanceToSegment = (p: Point, a: Point, b: Point): number => Math.sqrt(squareToSegment(p, a, b));

/** Distance from a point to the boundary of a shape in units, negative inside. */
export const signedDistance = (shape: Shape, p: Point): number => {
  if (shape.type === 'disc') return span(shape, p) - shape.r;
  const { points } = shape;
  let nearest = Infinity;
  for (let i = 0, j = points.length - 1; i < points.length; j = i++) {
    const a = points[j];
    const b = points[i];
    if (a && b) nearest = Math.min(nearest, squareToSegment(p, a, b));
  }
  return containsStrictly(shape, p) ? -Math.sqrt(nearest) : Math.sqrt(nearest);
};

/** Distance from a point to a shape in units: 0 in it. */
export const distanceToShape = (shape: Shape, p: Point): number => Math.max(0, signedDistance(shape, p));

/** Gap between a disc and a shape in units: negative when they overlap, -2r or less when the disc lies wholly inside. */
export const discGap = (center: Point, r: number, shape: Shape): number => signedDistance(shape, center) - r;

const clipToDisc = (disc: Disc, a: Point, b: Point): Stretch[] => {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const fx = a.x - disc.x;
  const fy = a.y - disc.y;
  const square = dx * dx + dy * dy;
  const half = fx * dx + fy * dy;
  const root = half * half - square * (fx * fx + fy * fy - disc.r * disc.r);
  if (square === 0 || root <= 0) return [];
  const t0 = Math.max(0, (-half - Math.sqrt(root)) / square);
  const t1 = Math.min(1, (-half + Math.sqrt(root)) / square);
  return t0 < t1 ? [[t0, t1]] : [];
};

/** The stretches of the segment a–b that run through the inside of a shape, in order; running along its boundary is not inside. */
export const segmentInside = (shape: Shape, a: Point, b: Point): readonly Stretch[] => {
  if (shape.type === 'disc') return clipToDisc(shape, a, b);
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const square = dx * dx + dy * dy;
  if (square === 0) return [];
  const cuts = [0, 1];
  const boundary: Stretch[] = [];
  const at = (p: Point): number => ((p.x - a.x) * dx + (p.y - a.y) * dy) / square;
  const cut = (t: number): void => {
    if (t > 0 && t < 1) cuts.push(t);
  };
  eachEdge(shape.points, (p, q) => {
    const sideP = dx * (p.y - a.y) - dy * (p.x - a.x);
    const sideQ = dx * (q.y - a.y) - dy * (q.x - a.x);
    if (sideP === 0) cut(at(p));
    if (sideP === 0 && sideQ === 0) boundary.push(at(p) < at(q) ? [at(p), at(q)] : [at(q), at(p)]);
    if (sideP * sideQ < 0) cut(at(along(p, sub(q, p), sideP / (sideP - sideQ))));
  });
  cuts.sort((s, t) => s - t);
  const stretches: [number, number][] = [];
  for (let i = 1; i < cuts.length; i++) {
    const t0 = cuts[i - 1] ?? 0;
    const t1 = cuts[i] ?? 1;
    const middle = (t0 + t1) / 2;
    // Stretches along an edge are told exactly, by its corners: the middle is rounded.
    if (t1 <= t0 || boundary.some(([from, to]) => from < middle && middle < to)) continue;
    if (!containsStrictly(shape, { x: a.x + middle * dx, y: a.y + middle * dy })) continue;
    const last = stretches.at(-1);
    if (last && last[1] === t0) last[1] = t1;
    else stretches.push([t0, t1]);
  }
  return stretches;
};
