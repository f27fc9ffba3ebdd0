import { addStretch, fillBetween, pointOn, sweep, sweepEdge, sweepPoint } from './sweep.ts';
import type { Leg, Stretches } from './sweep.ts';
import { cross, sub } from '../measure.ts';
import { footOn, isCovered, isWithin, OFF_MIDDLE } from '../shapes/rim.ts';
import type { Arc, Rim } from '../shapes/rim.ts';
import { signedDistance } from '../shapes/shapes.ts';
import type { Point } from '../types.ts';

/** Lengths below this, in units, are rounding. */
const ROUNDING = 1e-3;

/** Place on a leg where it crosses the line from the middle of an arc through a point of the arc. */
const crossingOfRay = (leg: Leg, { disc }: Arc, end: Point): number => {
  const ray = sub(end, disc);
  return cross(sub(disc, leg), ray) / cross({ x: leg.ux, y: leg.uy }, ray);
};

/** Stretches of a leg nearer than `reach` to an arc, its ends left out: between two cuts the whole stretch is near, or none of it. */
const sweepArc = (list: Stretches, leg: Leg, arc: Arc, reach: number): void => {
  const { disc, meetings } = arc;
  const rays = meetings.map((end) => crossingOfRay(leg, arc, end)).filter((t) => t > 0 && t < leg.length);
  const cuts = [0, leg.length, ...sweep(leg, disc, reach), ...sweep(leg, disc, -reach), ...rays].toSorted((s, t) => s - t);
  for (let i = 1; i < cuts.length; i++) {
    const from = cuts[i - 1] ?? 0;
    const to = cuts[i] ?? 0;
    const between = pointOn(leg, from + (to - from) * OFF_MIDDLE);
    if (to - from > ROUNDING && Math.abs(signedDistance(disc, between)) < reach && !isCovered(arc, footOn(disc, between)))
      addStretch(list, from, to);
  }
};

const sweepRim = (leg: Leg, { edges, arcs }: Rim, reach: number): Stretches => {
  const list: Stretches = [];
  for (const [a, b] of edges) {
    sweepPoint(list, leg, a.x, a.y, reach);
    sweepPoint(list, leg, b.x, b.y, reach);
    sweepEdge(list, leg, a, b, reach);
  }
  for (const arc of arcs) {
    sweepArc(list, leg, arc, reach);
    for (const { x, y } of arc.ends) sweepPoint(list, leg, x, y, reach);
  }
  return list;
};

/** Parts of a leg outside some stretches of it. */
const complement = (list: Stretches, length: number): Stretches => {
  const bounds = [0, ...list, length];
  const rest: Stretches = [];
  for (let i = 1; i < bounds.length; i += 2) if ((bounds[i - 1] ?? 0) < (bounds[i] ?? 0)) rest.push(bounds[i - 1] ?? 0, bounds[i] ?? 0);
  return rest;
};

/** The stretches of a leg during which its point is less than `depth` inside of a rim, or outside; a negative depth: further outside than that. */
export const sweepLessDeep = (leg: Leg, rim: Rim, depth: number): Stretches => {
  // A depth of 0 still needs the crossings of the rim.
  const list = sweepRim(leg, rim, Math.max(ROUNDING, Math.abs(depth)));
  if (depth >= 0) {
    fillBetween(list, leg, (p) => !isWithin(rim, p));
    return list;
  }
  fillBetween(list, leg, (p) => isWithin(rim, p));
  return complement(list, leg.length);
};
