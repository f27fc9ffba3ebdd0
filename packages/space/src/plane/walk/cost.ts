import { addStretch, sweep } from '../move/sweep.ts';
import type { Leg, Stretches } from '../move/sweep.ts';
import type { Feature } from '../types.ts';
import { LENGTH_TOLERANCE } from '../types.ts';

/** The stretches of a leg over which the centre of the base, at level z, is in difficult ground. */
export const difficultOn = (leg: Leg, near: readonly Feature[], z: number): Stretches => {
  const list: Stretches = [];
  for (const feature of near) {
    if (feature.kind !== 'difficult' || z < feature.base - LENGTH_TOLERANCE || z > feature.top + LENGTH_TOLERANCE) continue;
    const inside = sweep(leg, feature.shape, 0);
    for (let i = 0; i < inside.length; i += 2) addStretch(list, inside[i] ?? 0, inside[i + 1] ?? 0);
  }
  return list;
};

/** Cost in units of going from one point of a leg to another. */
export const costBetween = (difficult: Stretches, factor: number, from: number, to: number): number => {
  let extra = 0;
  for (let i = 0; i < difficult.length; i += 2) {
    extra += Math.max(0, Math.min(to, difficult[i + 1] ?? 0) - Math.max(from, difficult[i] ?? 0));
  }
  return to - from + extra * (factor - 1);
};

/** Length of a leg that an allowance pays for from a point on; Infinity where the allowance outlasts every stretch of difficult ground and `end`. */
export const reachWithin = (difficult: Stretches, factor: number, from: number, allowance: number): number => {
  let at = from;
  let left = allowance;
  for (let i = 0; i < difficult.length; i += 2) {
    const start = Math.max(at, difficult[i] ?? 0);
    const end = difficult[i + 1] ?? 0;
    if (end <= at) continue;
    if (left <= start - at) break;
    left -= start - at;
    if (left <= (end - start) * factor) return start + left / factor;
    left -= (end - start) * factor;
    at = end;
  }
  return at + left;
};
