import { span } from '../measure.ts';
import { angleBetween } from './angle.ts';
import { areaInDisc } from './area.ts';
import { rimOf } from './rim.ts';
import { signedDistance } from './shapes.ts';
import type { Disc } from './shapes.ts';
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

/** Area that a disc has in common with some shapes together, in closed form; undefined where the outline of a disc goes in and out of another shape. */
const overlapWithAll = (disc: Disc, shapes: readonly Shape[]): number | undefined => {
  const { edges, arcs } = rimOf(shapes);
  let area = 0;
  for (const { disc: round, others, meetings } of arcs) {
    if (meetings.length > 0) return undefined;
    if (!others.some((other) => signedDistance(other, round) <= -round.r)) area += discOverlap(disc, round);
  }
  for (const [a, b] of edges) area += wedge({ x: a.x - disc.x, y: a.y - disc.y }, { x: b.x - disc.x, y: b.y - disc.y }, disc.r);
  return area;
};

/** Area of the part of a disc that lies in at least one of `covers` and in none of `except`. */
export const overlapArea = (disc: Disc, covers: readonly Shape[], except: readonly Shape[]): number => {
  const all = overlapWithAll(disc, [...covers, ...except]);
  const less = except.length === 0 ? 0 : overlapWithAll(disc, except);
  return all === undefined || less === undefined ? areaInDisc(disc, covers, except) : all - less;
};
