import { roundPlace } from '../measure.ts';
import { isCrossed, isObstacle, tableEdge } from '../move/obstacles.ts';
import type { Frame } from '../move/obstacles.ts';
import { passesBeside, passesFar, pointOn } from '../move/sweep.ts';
import type { Leg } from '../move/sweep.ts';
import type { Body, Feature, Other, Place, Table, Trace } from '../types.ts';
import { CONTACT_GAP, LENGTH_TOLERANCE } from '../types.ts';

/** Margin around features that matter: more than the rounding of a way's end. */
const MARGIN = 2;

/** Could a feature change the walk of a base on the ground that passes near it? */
const matters = (feature: Feature, frame: Frame, costly: boolean): boolean => {
  if (feature.kind === 'difficult') return costly;
  if (feature.kind === 'void' || feature.kind === 'water' || frame.throughWalls) return true;
  if (feature.kind === 'solid' && feature.top > 0 && feature.top <= frame.stepUp) return true;
  return isObstacle(feature, frame, 0) || isCrossed(feature, frame, 0);
};

const meetsFeature = (leg: Leg, near: readonly Feature[], frame: Frame, costly: boolean): boolean => {
  for (const feature of near) if (matters(feature, frame, costly) && !passesBeside(leg, feature.shape, frame.r + MARGIN)) return true;
  return false;
};

const meetsOther = (leg: Leg, others: readonly Other[], r: number): boolean => {
  for (const { body, clearance = 0 } of others) {
    if (!passesFar(leg, body, r + Math.max(CONTACT_GAP, clearance) + MARGIN)) return true;
  }
  return false;
};

/**
 * The trace of a base that walks on open ground and meets nothing all the way, as `traceAlong` would find it, without its search. Undefined where a
 * feature may matter.
 */
export const traceInOpen = (
  table: Table,
  body: Body,
  motion: Frame & { readonly difficultFactor: number; readonly others: readonly Other[] },
  near: readonly Feature[],
  legs: readonly Leg[],
  budget: number,
): Trace | undefined => {
  if (body.z !== 0 || motion.medium === 'swim') return undefined;
  for (const leg of legs) {
    if (tableEdge(table, leg, 0, motion.r) < leg.length) return undefined;
    if (meetsFeature(leg, near, motion, motion.difficultFactor > 1) || meetsOther(leg, motion.others, motion.r)) return undefined;
  }
  return straightOn(body, legs, budget);
};

const lengthFrom = (legs: readonly Leg[], index: number): number => {
  let rest = 0;
  for (let i = index; i < legs.length; i++) rest += legs[i]?.length ?? 0;
  return rest;
};

const straightOn = (body: Body, legs: readonly Leg[], budget: number): Trace | undefined => {
  const points: Place[] = [{ x: body.x, y: body.y, z: body.z }];
  let length = 0;
  let last: Leg | undefined;
  let stopped = false;
  for (let i = 0; i < legs.length; i++) {
    const leg = legs[i];
    if (!leg) break;
    const left = budget - length;
    const before = length;
    stopped = left < leg.length && leg.length + lengthFrom(legs, i + 1) > left + LENGTH_TOLERANCE;
    length = before + (stopped ? left : leg.length);
    const { x, y } = pointOn(leg, length - before);
    points.push({ x, y, z: 0 });
    if (length > before) last = leg;
    if (stopped) break;
  }
  if (!last) return undefined;
  const end = roundPlace(points.at(-1) ?? body, 0);
  points[points.length - 1] = end;
  const direction = { x: last.ux * last.length, y: last.uy * last.length };
  return stopped
    ? { points, end, direction, length, cost: length, complete: false, stop: { reason: 'budget' }, touches: [] }
    : { points, end, direction, length, cost: length, complete: true, touches: [] };
};
