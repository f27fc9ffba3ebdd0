import type { Frame } from '../move/obstacles.ts';
import { pointOn, sweep } from '../move/sweep.ts';
import type { Leg } from '../move/sweep.ts';
import { roundPoint } from '../measure.ts';
import { canStand, nearestFree, standAt } from '../place.ts';
import { boxAround, signedDistance } from '../shapes/shapes.ts';
import { featuresNear } from '../terrain.ts';
import type { Feature, Other, Place, Point, Table } from '../types.ts';
import { LENGTH_TOLERANCE } from '../types.ts';

/** Distance from an edge, in radii, up to which a place clear of it is looked for. */
const FURTHEST = 8;

/** The same line backwards. */
const reversed = (leg: Leg): Leg => ({ ...leg, ux: -leg.ux, uy: -leg.uy });

/**
 * Length along a line until a base overlaps none of the solids that it comes off; backwards (negative) off those that it was coming upon, as in a
 * jump that is too short.
 */
const clearOfSolids = (leg: Leg, solids: readonly Feature[], r: number): number => {
  let clear = 0;
  for (const { shape } of solids) {
    const ahead = signedDistance(shape, pointOn(leg, 1)) - signedDistance(shape, pointOn(leg, 0));
    const list = sweep(ahead < 0 ? reversed(leg) : leg, shape, r);
    if (ahead < 0 && list[0] === 0) clear = Math.min(clear, -(list[1] ?? 0));
    else for (let i = 0; i < list.length; i += 2) if ((list[i] ?? 0) <= clear) clear = Math.max(clear, list[i + 1] ?? 0);
  }
  return clear;
};

/** Length along a line until a base is wholly in a hole; undefined when it never is. */
const whollyInside = (leg: Leg, pit: Feature, r: number): number | undefined => {
  for (let t = 0; t <= leg.length;) {
    const short = r + signedDistance(pit.shape, pointOn(leg, t));
    if (short <= LENGTH_TOLERANCE / 2) return t;
    t += short;
  }
  return undefined;
};

/** The point at which a base that goes over an edge, in the direction of its movement, has cleared it. */
const foot = (near: readonly Feature[], frame: Frame, from: Place, direction: Point, level: number): Point => {
  const size = Math.sqrt(direction.x * direction.x + direction.y * direction.y);
  const leg: Leg = { x: from.x, y: from.y, ux: direction.x / size, uy: direction.y / size, length: FURTHEST * frame.r };
  const solids = near.filter((f) => f.kind === 'solid' && f.top > level + frame.stepUp && f.top <= from.z && f.base < level + frame.h);
  let t = clearOfSolids(leg, solids, frame.r);
  const pit = near.find((f) => f.kind === 'void' && f.base === level && signedDistance(f.shape, from) < frame.r);
  if (pit) t = Math.max(t, whollyInside(leg, pit, frame.r) ?? 0);
  return pointOn(leg, t);
};

/**
 * Landing of a base that drops from a place to the level below: its centre goes on in the direction of movement until it clears the edge; on the
 * highest surface there below the start. Where there is no room: the nearest free place.
 */
export const landingFrom = (table: Table, frame: Frame, others: readonly Other[], from: Place, direction: Point, level: number): Place => {
  const near = featuresNear(table, boxAround(from, frame.r));
  const base = { ...roundPoint(foot(near, frame, from, direction, level)), r: frame.r, h: frame.h };
  const stance = { stepUp: frame.stepUp, wet: true };
  const z = standAt(table, base, others, stance).findLast((surface) => surface < from.z);
  if (z !== undefined) return { x: base.x, y: base.y, z };
  return nearestFree(table, { ...base, z: level }, others, stance);
};

/** Rest of a base that stopped beside the edge of a small drop: clear of the edge, as after a fall. */
export const restAfterDrop = (table: Table, frame: Frame, others: readonly Other[], end: Place, direction: Point): Place => {
  const near = featuresNear(table, boxAround(end, frame.r)).filter(
    (f) => f.kind === 'solid' && f.base < end.z + frame.h && f.top > end.z + frame.stepUp,
  );
  const size = Math.sqrt(direction.x * direction.x + direction.y * direction.y);
  const leg: Leg = { x: end.x, y: end.y, ux: direction.x / size, uy: direction.y / size, length: FURTHEST * frame.r };
  const rest = { ...roundPoint(pointOn(leg, clearOfSolids(leg, near, frame.r))), z: end.z, r: frame.r, h: frame.h };
  const stance = { stepUp: frame.stepUp, wet: frame.medium !== 'land' };
  if (canStand(table, rest, others, stance) === undefined) return { x: rest.x, y: rest.y, z: rest.z };
  return nearestFree(table, rest, others, stance);
};
