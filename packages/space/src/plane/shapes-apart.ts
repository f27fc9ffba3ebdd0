import { span } from './measure.ts';
import { eachEdge, signedDistance } from './shapes.ts';
import type { Point, Shape } from './types.ts';

/** Is every point on the outer side of one of the edges, or on it? Polygons are counter-clockwise: their inside is on the left. */
const beyondAnEdge = (edges: readonly Point[], points: readonly Point[]): boolean => {
  let found = false;
  eachEdge(edges, (a, b) => {
    found ||= points.every((p) => (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x) <= 0);
  });
  return found;
};

const separated = (a: Shape, b: Shape): boolean => {
  if (a.type === 'disc' && b.type === 'disc') return span(a, b) >= a.r + b.r;
  if (a.type === 'disc') return signedDistance(b, a) >= a.r;
  if (b.type === 'disc') return signedDistance(a, b) >= b.r;
  return beyondAnEdge(a.points, b.points) || beyondAnEdge(b.points, a.points);
};

const known = new WeakMap<Shape, WeakMap<Shape, boolean>>();

/** Do two shapes surely have no inside in common? Exact for convex shapes; false where a hollow outline leaves it open. */
export const areApart = (a: Shape, b: Shape): boolean => {
  let others = known.get(a);
  if (!others) known.set(a, (others = new WeakMap()));
  let apart = others.get(b);
  if (apart === undefined) others.set(b, (apart = separated(a, b)));
  return apart;
};
