import { span } from '../measure.ts';
import { angleBetween } from './angle.ts';
import { areApart, liesWithin } from './apart.ts';
import { eachEdge, signedDistance, type Disc } from './shapes.ts';
import type { Point, Shape } from '../types.ts';

/** Area between the centre of a disc at the origin and a piece of an edge, within the disc; negative where the edge turns clockwise. */
const wedge = (p: Point, q: Point, r: number): number => {
  const dx = q.x - p.x;
  const dy = q.y - p.y;
  const size = dx * dx + dy * dy;
  if (size === 0) return 0;
  const middle = -(p.x * dx + p.y * dy) / size;
  const nearX = p.x + middle * dx;
  const nearY = p.y + middle * dy;
  const room = r * r - nearX * nearX - nearY * nearY;
  if (room <= 0) return (r * r * angleBetween(p, q)) / 2;
  const half = Math.sqrt(room / size);
  const t0 = Math.min(1, Math.max(0, middle - half));
  const t1 = Math.min(1, Math.max(0, middle + half));
  const a = { x: p.x + t0 * dx, y: p.y + t0 * dy };
  const b = { x: p.x + t1 * dx, y: p.y + t1 * dy };
  const within = a.x * b.y - a.y * b.x;
  const before = t0 > 0 ? r * r * angleBetween(p, a) : 0;
  const after = t1 < 1 ? r * r * angleBetween(b, q) : 0;
  return (before + within + after) / 2;
};

const discOverlap = (a: Disc, b: Disc): number => {
  const d = span(a, b);
  if (d >= a.r + b.r) return 0;
  const least = Math.min(a.r, b.r);
  if (d <= Math.abs(a.r - b.r)) return Math.PI * least * least;
  const x = (d * d + a.r * a.r - b.r * b.r) / (2 * d);
  const y = Math.sqrt(Math.max(0, a.r * a.r - x * x));
  const segment = (r: number, depth: number): number => r * r * angleBetween({ x: 1, y: 0 }, { x: depth, y }) - depth * y;
  return segment(a.r, x) + segment(b.r, d - x);
};

const overlap = (disc: Disc, shape: Shape): number => {
  if (shape.type === 'disc') return discOverlap(disc, shape);
  let area = 0;
  eachEdge(shape.points, (a, b) => {
    area += wedge({ x: a.x - disc.x, y: a.y - disc.y }, { x: b.x - disc.x, y: b.y - disc.y }, disc.r);
  });
  return area;
};

/** Area that a disc has in common with shapes none of which overlap, in closed form; undefined when some may overlap. */
const overlapWithApart = (disc: Disc, shapes: readonly Shape[]): number | undefined => {
  for (let i = 1; i < shapes.length; i++) {
    for (let j = 0; j < i; j++) {
      const shape = shapes[i];
      const other = shapes[j];
      if (shape && other && !areApart(shape, other)) return undefined;
    }
  }
  let area = 0;
  for (const shape of shapes) area += overlap(disc, shape);
  return area;
};

/**
 * Area of a disc over `covers` less `except`, in closed form; undefined where it is not known that no two covers overlap, no two exceptions do, and
 * each exception is beside every cover or within one, as the whole disc may be.
 */
export const simpleOverlap = (disc: Disc, covers: readonly Shape[], except: readonly Shape[] = []): number | undefined => {
  const taken = except.filter((shape) => covers.some((cover) => !areApart(shape, cover)));
  const inside = taken.every((shape) => covers.some((cover) => liesWithin(shape, cover)));
  if (!inside && !covers.some((cover) => signedDistance(cover, disc) <= -disc.r)) return undefined;
  const whole = overlapWithApart(disc, covers);
  const less = taken.length === 0 ? 0 : overlapWithApart(disc, taken);
  return whole === undefined || less === undefined ? undefined : whole - less;
};
