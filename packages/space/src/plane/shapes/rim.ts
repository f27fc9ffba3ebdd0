import { along, cross, dot, span, sub } from '../measure.ts';
import { areNear, containsStrictly, distanceToSegment, eachEdge, segmentInside, sideOf, signedDistance } from './shapes.ts';
import type { Disc, Stretch } from './shapes.ts';
import type { Point, Shape } from '../types.ts';

/** Lengths below this, in units, are rounding. */
const ROUNDING = 1e-4;

/** The circle of a disc, which is on the rim where it lies in none of the other shapes. */
export interface Arc {
  readonly disc: Disc;
  readonly others: readonly Shape[];
  /** Points where the circle meets other outlines; `ends`: those on the rim that no edge ends at. */
  readonly meetings: readonly Point[];
  readonly ends: readonly Point[];
}

/** The outline of several shapes taken together, without the parts inside another shape or between two. */
export interface Rim {
  readonly shapes: readonly Shape[];
  /** Straight parts from corner to corner, the inside on their left. */
  readonly edges: readonly (readonly [Point, Point])[];
  readonly arcs: readonly Arc[];
}

/** The parts of an edge that another polygon has too: with that polygon on the other side, or `again`, on the same. Exact, as corners are integers. */
const sharedWith = (other: Shape, a: Point, b: Point, again: boolean): Stretch[] => {
  const shared: Stretch[] = [];
  if (other.type === 'disc') return shared;
  const line = sub(b, a);
  const at = (p: Point): number => dot(sub(p, a), line) / dot(line, line);
  eachEdge(other.points, (p, q) => {
    if (cross(line, sub(p, a)) !== 0 || cross(line, sub(q, a)) !== 0 || dot(line, sub(q, p)) > 0 !== again) return;
    const from = Math.max(0, Math.min(at(p), at(q)));
    const to = Math.min(1, Math.max(at(p), at(q)));
    if (from < to) shared.push([from, to]);
  });
  return shared;
};

/** The parts of an edge outside of some stretches of it. */
const partsBetween = (a: Point, b: Point, covered: readonly Stretch[]): [Point, Point][] => {
  const parts: [Point, Point][] = [];
  let reached = 0;
  for (const [from, to] of [...covered.toSorted((s, t) => s[0] - t[0]), [1, 1] as const]) {
    const part: [Point, Point] = [along(a, sub(b, a), reached), along(a, sub(b, a), from)];
    if (from > reached && span(...part) > ROUNDING) parts.push(part);
    reached = Math.max(reached, to);
  }
  return parts;
};

/** Crossings of the circles of two discs. */
export const meetingsOfDiscs = (a: Disc, b: Disc): Point[] => {
  const line = sub(b, a);
  const square = dot(line, line);
  const foot = (square + a.r * a.r - b.r * b.r) / (2 * square);
  const root = (a.r * a.r) / square - foot * foot;
  if (square === 0 || root < 0) return [];
  const middle = along(a, line, foot);
  const aside = { x: -line.y, y: line.x };
  return [along(middle, aside, Math.sqrt(root)), along(middle, aside, -Math.sqrt(root))];
};

/** Crossings of the outlines of a disc and another shape. */
const meetingsOf = (disc: Disc, other: Shape): Point[] => {
  if (other.type === 'disc') return meetingsOfDiscs(disc, other);
  const points: Point[] = [];
  eachEdge(other.points, (a, b) => {
    for (const [from, to] of segmentInside(disc, a, b)) {
      if (from > 0 || sideOf(disc, a) === 0) points.push(along(a, sub(b, a), from));
      if (to < 1 || sideOf(disc, b) === 0) points.push(along(a, sub(b, a), to));
    }
  });
  return points;
};

const arcOf = (disc: Disc, others: readonly Shape[]): Arc => {
  const isOpen = (p: Point, but: Shape): boolean => others.every((other) => other === but || !containsStrictly(other, p));
  const meetings = others.flatMap((other) => meetingsOf(disc, other));
  const ends = others.flatMap((other) => (other.type === 'disc' ? meetingsOfDiscs(disc, other) : []).filter((p) => isOpen(p, other)));
  return { disc, others, meetings, ends };
};

const isSameDisc = (a: Shape, b: Shape): boolean => a.type === 'disc' && b.type === 'disc' && a.x === b.x && a.y === b.y && a.r === b.r;

const makeRim = (all: readonly Shape[]): Rim => {
  const shapes = all.filter((shape, i) => !all.slice(0, i).some((other) => isSameDisc(shape, other)));
  const edges: [Point, Point][] = [];
  const arcs: Arc[] = [];
  shapes.forEach((shape, i) => {
    const others = shapes.filter((other, j) => i !== j && areNear(shape, other, ROUNDING));
    if (shape.type === 'disc') {
      arcs.push(arcOf(shape, others));
      return;
    }
    eachEdge(shape.points, (a, b) => {
      const inside = others.flatMap((other) => [...segmentInside(other, a, b), ...sharedWith(other, a, b, false)]);
      const again = shapes.slice(0, i).flatMap((other) => sharedWith(other, a, b, true));
      edges.push(...partsBetween(a, b, [...inside, ...again]));
    });
  });
  return { shapes, edges, arcs };
};

/** Rims by their shapes, one after the other. */
interface Known {
  rim?: Rim;
  readonly next: WeakMap<Shape, Known>;
}

const known: Known = { next: new WeakMap() };

/** The rim of some shapes, found once: shapes never change. */
export const rimOf = (shapes: readonly Shape[]): Rim => {
  let found = known;
  for (const shape of shapes) {
    let next = found.next.get(shape);
    if (!next) found.next.set(shape, (next = { next: new WeakMap() }));
    found = next;
  }
  return (found.rim ??= makeRim(shapes));
};

/** Point of an outline's piece that tells whether the piece is in another shape; not the middle, where it may just touch the other. */
export const OFF_MIDDLE = 0.39;

/** The point of a circle that is nearest to another point. */
export const footOn = (disc: Disc, p: Point): Point => {
  const distance = span(disc, p);
  return distance === 0 ? { x: disc.x + disc.r, y: disc.y } : along(disc, sub(p, disc), disc.r / distance);
};

/** Is a point of an arc's circle inside another shape, and so not on the rim? */
export const isCovered = ({ others }: Arc, p: Point): boolean => others.some((other) => containsStrictly(other, p));

const distanceToArc = (arc: Arc, p: Point): number => {
  let nearest = isCovered(arc, footOn(arc.disc, p)) ? Infinity : Math.abs(signedDistance(arc.disc, p));
  for (const end of arc.ends) nearest = Math.min(nearest, span(end, p));
  return nearest;
};

/** Is a point in one of the shapes of a rim? */
export const isWithin = ({ shapes }: Rim, p: Point): boolean => shapes.some((shape) => signedDistance(shape, p) <= ROUNDING);

/** Depth of a point inside of a rim, in units; negative outside. */
export const depthWithin = (rim: Rim, p: Point): number => {
  let nearest = Infinity;
  for (const [a, b] of rim.edges) nearest = Math.min(nearest, distanceToSegment(p, a, b));
  for (const arc of rim.arcs) nearest = Math.min(nearest, distanceToArc(arc, p));
  return isWithin(rim, p) ? nearest : -nearest;
};
