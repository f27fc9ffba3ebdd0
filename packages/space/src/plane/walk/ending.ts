import { bodyAt, gap } from '../measure.ts';
import { clashAt, roundFree } from '../place.ts';
import { inSameRoom } from '../move/obstacles.ts';
import { legBetween, sweep } from '../move/sweep.ts';
import type { Place, Shape, Stop, Trace, Vector } from '../types.ts';
import { LENGTH_TOLERANCE } from '../types.ts';
import { restAfterDrop } from './fall.ts';
import { PRECISION, touchedAt } from './progress.ts';
import type { Walk } from './progress.ts';

/** A walk that must end earlier: its end would be upon a feature that can be passed but not ended on. */
export interface Retreat {
  readonly length: number;
  readonly stop: Stop;
}

/** Length along the points gone at which the base came upon the shape that it overlaps at the end. */
const lengthBefore = (points: readonly Place[], length: number, shape: Shape, r: number): number => {
  let done = length;
  for (let i = points.length - 1; i > 0; i--) {
    const to = points[i];
    const from = points[i - 1];
    const leg = from && to ? legBetween(from, to) : undefined;
    if (!leg) continue;
    const list = sweep(leg, shape, r);
    done = Math.max(0, done - leg.length);
    const start = list.at(-2) ?? leg.length;
    if (start > 0) return done + start;
  }
  return 0;
};

/** Retreat of a base that passes through walls, where its walk would end inside of one. */
const insideWall = ({ near, motion, length, points }: Walk, end: Place): Retreat | undefined => {
  const clash = motion.throughWalls ? clashAt(near, [], { ...motion, throughWalls: false, crossesLinear: false }, end) : undefined;
  const feature = clash && near.find(({ id }) => id === clash.id);
  return (
    clash && feature && { length: lengthBefore(points, length, feature.shape, motion.r), stop: { reason: clash.reason, id: feature.id } }
  );
};

/** Retreat from the end of a walk: from a crossing half done, from upon a friend, from inside a wall; undefined where the end may stay. */
export const retreatOf = (walk: Walk, end: Place): Retreat | undefined => {
  const { motion, crossing, length, points } = walk;
  if (length === 0) return undefined;
  if (crossing && length < crossing.to) return { length: crossing.from, stop: { reason: 'linear' } };
  for (const { id, body, manner } of motion.others) {
    if (manner !== 'pass' || !inSameRoom(end.z, motion.h, body.z, body.h)) continue;
    const overlap = -gap(bodyAt(end, motion), body);
    if (overlap <= LENGTH_TOLERANCE) continue;
    const { x, y, r } = body;
    const before = lengthBefore(points, length, { type: 'disc', x, y, r }, motion.r);
    if (before < length) return { length: before, stop: { reason: 'figure', id } };
  }
  return insideWall(walk, end);
};

/** End of a walk that goes no further, as a place with integer coordinates. */
export const endOf = (walk: Walk, start: Place): Place => {
  const last = walk.points.at(-1) ?? start;
  if (walk.fall) return walk.fall.landing;
  if (walk.length === 0) return start;
  return roundFree(
    walk.near,
    walk.motion.others.filter((other) => other.manner !== 'pass'),
    walk.motion,
    last,
    walk.z,
  );
};

const directionGone = (walk: Walk): Vector | undefined => {
  let done = 0;
  let direction: Vector | undefined;
  for (const leg of walk.legs) {
    if (done >= walk.length) break;
    direction = { x: leg.ux * leg.length, y: leg.uy * leg.length };
    done += leg.length;
  }
  return direction;
};

/** Result of a walk that ends at a place. */
export const finish = (walk: Walk, rounded: Place): Trace => {
  const { table, motion, legs, points, length, cost, fall } = walk;
  let { stop } = walk;
  const direction = directionGone(walk);
  let end = rounded;
  if (direction && !fall) {
    points[points.length - 1] = end;
    if (walk.dropped && clashAt(walk.near, motion.others, { ...motion, crossesLinear: false }, end)) {
      if (motion.settles) {
        end = restAfterDrop(table, motion, motion.others, end, direction);
        points.push(end);
      } else stop = { reason: 'fall' };
    }
  }
  if (fall) points.push(end);
  const complete = !stop && length >= legs.reduce((sum, leg) => sum + leg.length, 0) - PRECISION;
  const touches = touchedAt(bodyAt(end, motion), motion.others);
  if (!stop) return { points, end, direction, length, cost, complete, touches };
  if (!fall) return { points, end, direction, length, cost, complete, touches, stop };
  return { points, end, direction, length, cost, complete, touches, stop, fall };
};
