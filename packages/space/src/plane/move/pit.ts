import { sweepLessDeep } from './rim.ts';
import { pointOn, stretchAt } from './sweep.ts';
import type { Leg } from './sweep.ts';
import { depthWithin, rimOf } from '../shapes/rim.ts';
import type { Rim } from '../shapes/rim.ts';
import type { Feature, Point } from '../types.ts';
import { LENGTH_TOLERANCE } from '../types.ts';

/** Least distance, in units, that counts as nearer. */
const NEARER = 0.01;
/** Overlap of a base that touches: so little that rounding its place to integers keeps it below the tolerance. */
const OVERLAP = 0.25;

/** The rim of the holes that a base may be in when it is deeper than a step below the ground; holes that meet are one. Undefined when it is not so deep. */
const rimAround = (near: readonly Feature[], stepUp: number, z: number): Rim | undefined =>
  z + stepUp >= 0 ? undefined : rimOf(near.filter(({ kind, base }) => kind === 'void' && base <= z + stepUp).map(({ shape }) => shape));

/** Room between a base deeper than a step below the ground and the side of its hole, negative where the two overlap; Infinity for a base not so deep. */
export const pitRoom = (near: readonly Feature[], { r, stepUp }: { r: number; stepUp: number }, at: Point, z: number): number => {
  const rim = rimAround(near, stepUp, z);
  return rim ? depthWithin(rim, at) - r : Infinity;
};

/**
 * Place where a base deeper than a step below the ground touches the side of its hole; Infinity where there is none. A place too near by at most the
 * tolerance counts as touching; from a place too near already the base may go along or away, not nearer.
 */
export const pitSide = (near: readonly Feature[], { r, stepUp }: { r: number; stepUp: number }, leg: Leg, t: number, z: number): number => {
  const rim = rimAround(near, stepUp, z);
  if (!rim || rim.shapes.length === 0) return Infinity;
  const room = depthWithin(rim, pointOn(leg, t)) - r;
  const tooNear = sweepLessDeep(leg, rim, r + Math.min(-LENGTH_TOLERANCE, room - NEARER));
  const blocked = tooNear.find((_from, i) => i % 2 === 0 && (tooNear[i + 1] ?? 0) > t);
  if (blocked === undefined) return Infinity;
  const touching = stretchAt(sweepLessDeep(leg, rim, r - OVERLAP), blocked);
  return touching !== undefined && touching > t ? touching : Math.max(t, blocked);
};
