import { distance, roundPoint } from '../measure.ts';
import { legBetween, pointOn, sweep } from './sweep.ts';
import type { Leg } from './sweep.ts';
import type { Body, Place, Point } from '../types.ts';
import { LENGTH_TOLERANCE } from '../types.ts';

/*
 * Points of a way that was gone, by their length along it as seen from above (what Trace.length counts; steps and falls add nothing).
 */

/** Length of a polyline in units, seen from above. */
export const lengthOf = (points: readonly Place[]): number => {
  let length = 0;
  eachStretch(points, (_from, _to, leg) => {
    length += leg?.length ?? 0;
    return false;
  });
  return length;
};

/** Goes through the stretches of a polyline until a visit says to stop; a step straight up or down has no leg. */
const eachStretch = (points: readonly Place[], visit: (from: Place, to: Place, leg: Leg | undefined) => boolean): void => {
  let from: Place | undefined;
  for (const to of points) {
    if (from && visit(from, to, legBetween(from, to))) return;
    from = to;
  }
};

const rounded = (p: Point, z: number): Place => {
  const { x, y } = roundPoint(p);
  return { x, y, z };
};

/** The places of a polyline by length along it, with integer coordinates; where the level changes straight up or down, after the change. */
export const placesAlong = (points: readonly Place[]): ((length: number) => Place) => {
  const start: Place = points[0] ?? { x: 0, y: 0, z: 0 };
  const stretches: { readonly from: Place; readonly leg: Leg | undefined; readonly to: Place }[] = [];
  eachStretch(points, (from, to, leg) => {
    stretches.push({ from, leg, to });
    return false;
  });
  return (length) => {
    let left = Math.max(0, length);
    let place = start;
    for (const { from, leg, to } of stretches) {
      if (leg && left < leg.length) return rounded(pointOn(leg, left), from.z);
      left -= leg?.length ?? 0;
      place = to;
    }
    return rounded(place, place.z);
  };
};

/** The place at a length along a polyline: see placesAlong. */
export const placeAt = (points: readonly Place[], length: number): Place => placesAlong(points)(length);

/** So much deeper than "less than" the point is taken, so that its rounded place is "less than" too (UC-SYS-DISTANCE). */
const STRICT_DEPTH = 2 * LENGTH_TOLERANCE;

/**
 * The length along a way at which the distance between the body that goes it and another first is at most `limit`, or, when `strict`, less than
 * `limit`; the start itself does not count (UC-ACT-ALERT-TRIGGER). Undefined when it never is. A fall counts where it starts and lands.
 */
export const firstWithin = (
  points: readonly Place[],
  body: { readonly r: number; readonly h: number },
  other: Body,
  limit: number,
  strict: boolean,
): number | undefined => {
  const least = strict ? limit - STRICT_DEPTH : limit;
  let done = 0;
  let found: number | undefined;
  eachStretch(points, (from, to, leg) => {
    if (!leg) {
      if (done > 0 && distance({ ...to, r: body.r, h: body.h }, other) <= least) found = done;
      return found !== undefined;
    }
    const rise = Math.max(0, from.z - other.z - other.h, other.z - from.z - body.h);
    if (rise <= least) {
      const reach = body.r + other.r + Math.sqrt(least * least - rise * rise);
      const near = sweep(leg, { type: 'disc', x: other.x, y: other.y, r: 0 }, reach);
      const start = near[0];
      if (start !== undefined) found = Math.max(done + start, Math.min(LENGTH_TOLERANCE, done + (near[1] ?? 0)));
    }
    done += leg.length;
    if (found === undefined && to.z !== from.z && distance({ ...to, r: body.r, h: body.h }, other) <= least) found = done;
    return found !== undefined;
  });
  return found;
};

/**
 * The length along a way at which a condition first holds, the start itself left out; found by looking every `step` units and at the corners
 * and then halving, to one unit. Undefined when it never holds there. The condition is asked of places with integer coordinates.
 */
export const firstWhere = (
  points: readonly Place[],
  holds: (place: Place, length: number) => boolean,
  step: number,
): number | undefined => {
  const marks: number[] = [];
  let total = 0;
  eachStretch(points, (_from, _to, leg) => {
    const size = leg?.length ?? 0;
    const parts = Math.ceil(size / step);
    for (let i = 1; i <= parts; i++) marks.push(total + (size * i) / parts);
    total += size;
    return false;
  });
  const at = placesAlong(points);
  let low = 0;
  for (const mark of marks) {
    if (!holds(at(mark), mark)) {
      low = mark;
      continue;
    }
    let high = mark;
    while (high - low > LENGTH_TOLERANCE) {
      const middle = (low + high) / 2;
      if (holds(at(middle), middle)) high = middle;
      else low = middle;
    }
    return high;
  }
  return undefined;
};
