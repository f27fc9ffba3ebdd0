import { angleBetween } from './angle.ts';
import { footOn, isCovered, meetingsOfDiscs, OFF_MIDDLE, rimOf } from './rim.ts';
import type { Arc } from './rim.ts';
import { contains, signedDistance } from './shapes.ts';
import type { Disc } from './shapes.ts';
import { along, cross, span, sub } from '../measure.ts';
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

/** The same for a piece of a circle less than half round, seen from either centre; `between`: a point of it. */
const segment = (disc: Disc, round: Disc, from: Point, between: Point, to: Point): number => {
  const p = sub(from, disc);
  const q = sub(to, disc);
  if (!contains(disc, between)) return (disc.r * disc.r * angleBetween(p, q)) / 2;
  return (round.r * round.r * angleBetween(sub(from, round), sub(to, round)) + cross(sub(round, disc), sub(q, p))) / 2;
};

/** The same for what of a circle is on the rim. */
const arcArea = (disc: Disc, arc: Arc): number => {
  const { disc: round, meetings } = arc;
  const distance = span(round, disc);
  const towards = distance === 0 ? { x: 1, y: 0 } : { x: (disc.x - round.x) / distance, y: (disc.y - round.y) / distance };
  const aside = { x: -towards.y, y: towards.x };
  // The quarters make no piece turn half round.
  const quarters = [1, -1].flatMap((side) => [along(round, towards, side * round.r), along(round, aside, side * round.r)]);
  const cuts = [...quarters, ...meetings, ...meetingsOfDiscs(round, disc)]
    .map((at) => ({ at, angle: angleBetween(towards, sub(at, round)) }))
    .sort((a, b) => a.angle - b.angle);
  let area = 0;
  cuts.forEach(({ at: from }, i) => {
    const to = cuts[(i + 1) % cuts.length]?.at ?? from;
    const between = footOn(round, along(from, sub(to, from), OFF_MIDDLE));
    if (!isCovered(arc, between)) area += segment(disc, round, from, between, to);
  });
  return area;
};

/** Area of a disc beyond a chord, by how far that is from the centre and half of its length. */
const cap = (r: number, depth: number, half: number): number => r * r * angleBetween({ x: 1, y: 0 }, { x: depth, y: half }) - depth * half;

/** Area common to two discs: quicker, and enough for most arcs. */
const discOverlap = (a: Disc, b: Disc): number => {
  const d = span(a, b);
  if (d >= a.r + b.r) return 0;
  const least = Math.min(a.r, b.r);
  if (d <= Math.abs(a.r - b.r)) return Math.PI * least * least;
  const x = (d * d + a.r * a.r - b.r * b.r) / (2 * d);
  const y = Math.sqrt(Math.max(0, a.r * a.r - x * x));
  return cap(a.r, x, y) + cap(b.r, d - x, y);
};

/** Area that a disc has in common with some shapes together. */
const overlapWithAll = (disc: Disc, shapes: readonly Shape[]): number => {
  const { edges, arcs } = rimOf(shapes);
  let area = 0;
  for (const arc of arcs) {
    if (arc.meetings.length > 0) area += arcArea(disc, arc);
    else if (!arc.others.some((other) => signedDistance(other, arc.disc) <= -arc.disc.r)) area += discOverlap(disc, arc.disc);
  }
  for (const [a, b] of edges) area += wedge(sub(a, disc), sub(b, disc), disc.r);
  return area;
};

/** Area of the part of a disc that lies in at least one of `covers` and in none of `except`. */
export const overlapArea = (disc: Disc, covers: readonly Shape[], except: readonly Shape[] = []): number =>
  except.length === 0 ? overlapWithAll(disc, covers) : overlapWithAll(disc, [...covers, ...except]) - overlapWithAll(disc, except);
