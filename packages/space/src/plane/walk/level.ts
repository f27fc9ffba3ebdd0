import { standingAt } from '../move/level.ts';
import type { Standing } from '../move/level.ts';
import type { Frame } from '../move/obstacles.ts';
import { addStretch, sweep } from '../move/sweep.ts';
import type { Leg, Stretches } from '../move/sweep.ts';
import type { Feature } from '../types.ts';

/** Shortest step of the search, in units: a base that tips for less than this and back again is not seen. */
const LEAST_STEP = 4;
const PRECISION = 0.25;

/** A point of a leg at which the base comes to another level. */
export interface LevelChange {
  readonly t: number;
  readonly level: number;
}

const unevenStretches = (near: readonly Feature[], { r, stepUp }: Frame, leg: Leg, z: number): Stretches => {
  const list: Stretches = [];
  if (z !== 0) return [0, leg.length];
  for (const feature of near) {
    const step = feature.kind === 'solid' && feature.top > 0 && feature.top <= stepUp;
    if (!step && feature.kind !== 'void') continue;
    const stretches = sweep(leg, feature.shape, r);
    for (let i = 0; i < stretches.length; i += 2) addStretch(list, stretches[i] ?? 0, stretches[i + 1] ?? 0);
  }
  return list;
};

/** Standing of a base at a point of a leg, coming at level z. */
const standingOn = (near: readonly Feature[], { r, stepUp }: Frame, { x, y, ux, uy }: Leg, t: number, z: number): Standing =>
  standingAt(near, { x: x + ux * t, y: y + uy * t, r }, z, stepUp);

/** Halves the way between a point at level z and one at another until the change is found. */
const sharpen = (near: readonly Feature[], frame: Frame, leg: Leg, before: number, after: LevelChange, z: number): LevelChange => {
  let low = before;
  let found = after;
  while (found.t - low > PRECISION) {
    const t = (low + found.t) / 2;
    const { level } = standingOn(near, frame, leg, t, z);
    if (level === z) low = t;
    else found = { t, level };
  }
  return found;
};

/**
 * The first point of a leg, between two, at which the base no longer stands at level z: a step up, a drop, or the point where more than half
 * of it is over the void; found to a quarter of a unit. Strides as long as the share under the base cannot change enough.
 */
export const levelChange = (
  near: readonly Feature[],
  frame: Frame,
  leg: Leg,
  from: number,
  to: number,
  z: number,
): LevelChange | undefined => {
  const uneven = unevenStretches(near, frame, leg, z);
  for (let i = 0; i < uneven.length; i += 2) {
    let before = Math.max(from, uneven[i] ?? 0);
    const end = Math.min(to, uneven[i + 1] ?? 0);
    for (let t = before; t <= end;) {
      const { level, margin } = standingOn(near, frame, leg, t, z);
      if (level !== z) return sharpen(near, frame, leg, before, { t, level }, z);
      if (t === end) break;
      before = t;
      t = Math.min(end, t + Math.max(LEAST_STEP, (margin * Math.PI * frame.r) / 2));
    }
  }
  return undefined;
};
