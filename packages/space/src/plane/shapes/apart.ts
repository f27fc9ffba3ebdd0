import { span } from '../measure.ts';
import { eachEdge, signedDistance } from './shapes.ts';
import type { Point, Shape } from '../types.ts';

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

const contained = (inner: Shape, outer: Shape): boolean => {
  if (outer.type === 'disc') return false;
  let inside = true;
  eachEdge(outer.points, (a, b) => {
    const size = span(a, b);
    const left = (p: Point, room: number): boolean => (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x) >= room * size;
    inside &&= inner.type === 'disc' ? left(inner, inner.r) : inner.points.every((p) => left(p, 0));
  });
  return inside;
};

/** The answer to a question about two shapes, found once: shapes never change. */
const remembered = (question: (a: Shape, b: Shape) => boolean): ((a: Shape, b: Shape) => boolean) => {
  const known = new WeakMap<Shape, WeakMap<Shape, boolean>>();
  return (a, b) => {
    let others = known.get(a);
    if (!others) known.set(a, (others = new WeakMap()));
    let answer = others.get(b);
    if (answer === undefined) others.set(b, (answer = question(a, b)));
    return answer;
  };
};

/** Do two shapes surely have no inside in common? Exact for convex shapes; false where a hollow outline leaves it open. */
export const areApart = remembered(separated);

/** Does the first surely lie within the second? Exact where the second is a convex polygon; false otherwise. */
export const liesWithin = remembered(contained);
