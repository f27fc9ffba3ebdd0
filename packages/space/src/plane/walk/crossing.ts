import { isCrossed } from '../move/obstacles.ts';
import type { Frame } from '../move/obstacles.ts';
import { addStretch, sweep } from '../move/sweep.ts';
import type { Leg, Stretches } from '../move/sweep.ts';
import type { Feature } from '../types.ts';
import { LENGTH_TOLERANCE } from '../types.ts';

/**
 * The stretches of a leg over which the base overlaps a linear obstacle, from touching one side to touching the other; obstacles overlapped at the
 * same time count as one, and mere touching is no crossing.
 */
export const crossingsOn = (leg: Leg, near: readonly Feature[], frame: Frame, z: number): Stretches => {
  const list: Stretches = [];
  for (const feature of near) {
    if (!isCrossed(feature, frame, z)) continue;
    const outer = sweep(leg, feature.shape, frame.r);
    if (outer.length === 0) continue;
    const inner = sweep(leg, feature.shape, frame.r - LENGTH_TOLERANCE);
    for (let i = 0; i < outer.length; i += 2) {
      const from = outer[i] ?? 0;
      const to = outer[i + 1] ?? 0;
      if (inner.some((t) => t >= from && t <= to)) addStretch(list, from, to);
    }
  }
  return list;
};

/** Rests of a crossing below this are rounding. */
const LEAST = 0.001;

/** Start of the next crossing on a leg from t on. */
export const nextCrossing = (crossings: Stretches, t: number): number => {
  for (let i = 0; i < crossings.length; i += 2) if ((crossings[i + 1] ?? 0) > t + LEAST) return Math.max(t, crossings[i] ?? 0);
  return Infinity;
};

/** Does a path end exactly where the base has cleared an obstacle? Such a path has crossed it. */
const endsTouching = (legs: readonly Leg[], near: readonly Feature[], frame: Frame, z: number): boolean => {
  const leg = legs.at(-1);
  if (!leg) return true;
  const onward: Leg = { ...leg, x: leg.x + leg.ux * leg.length, y: leg.y + leg.uy * leg.length, length: LENGTH_TOLERANCE };
  return crossingsOn(onward, near, frame, z)[0] !== 0;
};

/** Length of the crossing that begins at a point of a leg and may go on over the next ones; undefined when the path ends before it. */
export const crossingLength = (
  legs: readonly Leg[],
  index: number,
  t: number,
  near: readonly Feature[],
  frame: Frame,
  z: number,
): number | undefined => {
  let length = 0;
  let from = t;
  for (let i = index; i < legs.length; i++) {
    const leg = legs[i];
    if (!leg) break;
    const list = crossingsOn(leg, near, frame, z);
    const inside = list.findIndex((start, k) => k % 2 === 0 && start <= from && (list[k + 1] ?? 0) > from);
    if (inside < 0) return length;
    const to = list[inside + 1] ?? from;
    length += to - from;
    if (to < leg.length) return length;
    from = 0;
  }
  return endsTouching(legs, near, frame, z) ? length : undefined;
};
