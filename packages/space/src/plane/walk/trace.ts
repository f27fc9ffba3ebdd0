import { bodyAt, gap, inContact } from '../measure.ts';
import { clashAt, roundFree } from '../place.ts';
import { firstHit, inSameRoom } from '../move/obstacles.ts';
import type { Held, Hit, Motion } from '../move/obstacles.ts';
import { legBetween, passesBeside, pointOn, sweep } from '../move/sweep.ts';
import type { Leg, Stretches } from '../move/sweep.ts';
import { discGap } from '../shapes/shapes.ts';
import type { Box } from '../shapes/shapes.ts';
import { featuresNear } from '../terrain.ts';
import type { Body, Fall, Feature, Other, Place, Point, Stop, Table, Trace, Vector } from '../types.ts';
import { CONTACT_GAP, LENGTH_TOLERANCE } from '../types.ts';
import { costBetween, difficultOn, reachWithin } from './cost.ts';
import { crossingLength, crossingsOn, nextCrossing } from './crossing.ts';
import { landingFrom, restAfterDrop } from './fall.ts';
import { levelChange } from './level.ts';
import type { LevelChange } from './level.ts';
import { remembered } from './memo.ts';
import { traceInOpen } from './open.ts';

/** Lengths along a path that differ by less than this are the same point of it. */
const PRECISION = 0.001;

/** A stretch of the path over a linear obstacle, in units from the start of the path, and what each unit of it costs. */
interface Crossing {
  readonly from: number;
  readonly to: number;
  readonly rate: number;
}

interface Walk {
  readonly table: Table;
  readonly motion: Motion;
  readonly near: readonly Feature[];
  readonly legs: readonly Leg[];
  readonly budget: number;
  /** The end may not lie further than this along the path, and why. */
  readonly limit: number;
  readonly limitStop: Stop | undefined;
  readonly points: Place[];
  readonly held: Held;
  z: number;
  length: number;
  cost: number;
  crossing: Crossing | undefined;
  dropped: boolean;
  stop: Stop | undefined;
  fall: Fall | undefined;
}

/** A walk that must end earlier: where it ends it would be upon something that can be passed but not ended on. */
interface Retreat {
  readonly length: number;
  readonly stop: Stop;
}

const stopOf = ({ reason, id }: Stop): Stop => (id === undefined ? { reason } : { reason, id });

export const legsOf = (start: Point, path: readonly Point[]): Leg[] => {
  const legs: Leg[] = [];
  let from = start;
  for (const to of path) {
    const leg = legBetween(from, to);
    if (leg) legs.push(leg);
    from = to;
  }
  return legs;
};

const boxOfPath = (start: Point, path: readonly Point[], r: number, budget: number): Box => {
  let { x: minX, y: minY } = start;
  let { x: maxX, y: maxY } = start;
  for (const { x, y } of path) {
    minX = Math.min(minX, x);
    minY = Math.min(minY, y);
    maxX = Math.max(maxX, x);
    maxY = Math.max(maxY, y);
  }
  return {
    minX: Math.max(minX, start.x - budget) - r,
    minY: Math.max(minY, start.y - budget) - r,
    maxX: Math.min(maxX, start.x + budget) + r,
    maxY: Math.min(maxY, start.y + budget) + r,
  };
};

const touchedAt = (body: Body, others: readonly Other[]): string[] => {
  const ids: string[] = [];
  for (const other of others) if (other.manner === 'stop' && inContact(body, other.body)) ids.push(other.id);
  return ids;
};

const record = (walk: Walk, p: Point): void => {
  walk.points.push({ x: p.x, y: p.y, z: walk.z });
};

/** So far before the point where it would come to another level a base stops that must not; more than rounding its place can move it. */
const BEFORE_EDGE = 1.25 * LENGTH_TOLERANCE;

const stopBeforeEdge = (walk: Walk, from: number, change: LevelChange, stop: Stop): void => {
  const back = Math.min(BEFORE_EDGE, change.t - from);
  walk.length -= back;
  walk.cost = Math.max(walk.length, walk.cost - back);
  walk.stop = stop;
};

/** Goes to a new level, or ends the walk where that is no small step or drop. */
const changeLevel = (walk: Walk, leg: Leg, from: number, change: LevelChange): void => {
  const { motion, near } = walk;
  const at = pointOn(leg, change.t);
  const drop = walk.z - change.level;
  if (drop >= motion.dropFree && motion.atDrop === 'fall') {
    const tipping: Place = { x: at.x, y: at.y, z: walk.z };
    const landing = landingFrom(walk.table, motion, motion.others, tipping, { x: leg.ux, y: leg.uy }, change.level);
    record(walk, at);
    walk.fall = { from: tipping, landing, height: walk.z - landing.z };
    walk.stop = { reason: 'fall' };
    return;
  }
  if (drop >= motion.dropFree) {
    stopBeforeEdge(walk, from, change, { reason: 'fall' });
    return;
  }
  const { x, y } = at;
  const wets = (f: Feature): boolean =>
    f.kind === 'water' && f.top === change.level && discGap({ x, y }, motion.r, f.shape) < -LENGTH_TOLERANCE;
  const water = motion.medium === 'land' ? near.find(wets) : undefined;
  const blocked = drop < 0 ? clashAt(near, [], motion, { x, y, z: change.level }) : undefined;
  if (water && drop > 0) stopBeforeEdge(walk, from, change, { reason: 'water', id: water.id });
  else if (blocked) stopBeforeEdge(walk, from, change, stopOf(blocked));
  else {
    record(walk, at);
    walk.z = change.level;
    walk.dropped ||= drop > 0;
    record(walk, at);
  }
};

/** Enters a linear obstacle if the path and the budget clear it (UC-MOVE-OBSTACLE). */
const enterCrossing = (walk: Walk, index: number, t: number): void => {
  const { motion, near, legs, budget } = walk;
  const length = crossingLength(legs, index, t, near, motion, walk.z);
  const cost = length === undefined ? Infinity : Math.max(motion.linearCost, length);
  if (length === undefined || walk.cost + cost > budget + LENGTH_TOLERANCE) walk.stop = { reason: 'linear' };
  else walk.crossing = { from: walk.length, to: walk.length + length, rate: cost / length };
};

const restOfPath = (legs: readonly Leg[], index: number): number => {
  let rest = 0;
  for (let i = index + 1; i < legs.length; i++) rest += legs[i]?.length ?? 0;
  return rest;
};

/** What a base may meet on a leg. */
const alongLeg = (near: readonly Feature[], leg: Leg, r: number): readonly Feature[] =>
  near.filter(({ shape }) => !passesBeside(leg, shape, r + LENGTH_TOLERANCE));

/** Goes along one leg as far as it can. */
const goLeg = (walk: Walk, leg: Leg, index: number): void => {
  const { table, motion, legs, held } = walk;
  const near = alongLeg(walk.near, leg, motion.r);
  const before = walk.length;
  let t = 0;
  let level = Infinity;
  let hit: Hit | undefined;
  let difficult: Stretches = [];
  let crossings: Stretches = [];
  while (!walk.stop) {
    if (level !== walk.z) {
      level = walk.z;
      hit = firstHit(table, near, motion.others, motion, leg, t, level, held);
      difficult = motion.difficultFactor > 1 ? difficultOn(leg, near, level) : [];
      crossings = motion.crossesLinear ? crossingsOn(leg, near, motion, level) : [];
    }
    const crossing = walk.crossing;
    const turn = crossing ? crossing.to - before : nextCrossing(crossings, t);
    const end = Math.max(t, Math.min(hit?.t ?? leg.length, leg.length, turn, walk.limit - before));
    const left = walk.budget - walk.cost;
    let spent = crossing ? Infinity : reachWithin(difficult, motion.difficultFactor, t, left);
    // A path that is too long by no more than the tolerance is as long as the budget.
    if (spent < end && costBetween(difficult, motion.difficultFactor, t, leg.length) + restOfPath(legs, index) <= left + LENGTH_TOLERANCE) {
      spent = Infinity;
    }
    const change = levelChange(near, motion, leg, t, Math.min(end, spent), walk.z);
    const to = change?.t ?? Math.min(end, spent);
    walk.cost += crossing ? (to - t) * crossing.rate : costBetween(difficult, motion.difficultFactor, t, to);
    walk.length = before + to;
    const from = t;
    t = to;
    if (change) changeLevel(walk, leg, from, change);
    else if (spent < end) walk.stop = { reason: 'budget' };
    else if (walk.limitStop && t >= walk.limit - before - PRECISION) walk.stop = walk.limitStop;
    else if (hit && t >= hit.t) walk.stop = stopOf(hit);
    else if (crossing && t >= turn) walk.crossing = undefined;
    else if (t >= leg.length) break;
    else enterCrossing(walk, index, t);
  }
  if (!walk.fall) record(walk, pointOn(leg, walk.length - before));
};

/** Length along the points gone at which the base came upon what it overlaps at the end. */
const lengthBefore = (points: readonly Place[], length: number, body: Body, r: number): number => {
  let done = length;
  for (let i = points.length - 1; i > 0; i--) {
    const to = points[i];
    const from = points[i - 1];
    const leg = from && to ? legBetween(from, to) : undefined;
    if (!leg) continue;
    const list = sweep(leg, { type: 'disc', x: body.x, y: body.y, r: body.r }, r);
    done = Math.max(0, done - leg.length);
    const start = list.at(-2) ?? leg.length;
    if (start > 0) return done + start;
  }
  return 0;
};

/** Why a walk may not end where it ends, if so. */
const retreatOf = (walk: Walk, end: Place): Retreat | undefined => {
  const { motion, crossing, length, points } = walk;
  if (length === 0) return undefined;
  if (crossing && length < crossing.to) return { length: crossing.from, stop: { reason: 'linear' } };
  for (const { id, body, manner } of motion.others) {
    if (manner !== 'pass' || !inSameRoom(end.z, motion.h, body.z, body.h)) continue;
    const overlap = -gap(bodyAt(end, motion), body);
    if (overlap <= LENGTH_TOLERANCE) continue;
    const before = lengthBefore(points, length, body, motion.r);
    if (before < length) return { length: before, stop: { reason: 'figure', id } };
  }
  return undefined;
};

/** A figure that the base has left can be come into contact with again. */
const releaseLeft = (walk: Walk): void => {
  const { held, motion, points } = walk;
  const at = points.at(-1);
  if (!at) return;
  for (const { id, body } of motion.others) {
    const i = held.indexOf(id);
    if (i >= 0 && gap(bodyAt(at, motion), body) > CONTACT_GAP) held.splice(i, 1);
  }
};

const untilStop = (walk: Walk): void => {
  for (let i = 0; i < walk.legs.length && !walk.stop; i++) {
    const leg = walk.legs[i];
    if (!leg) break;
    if (walk.held.length > 0) releaseLeft(walk);
    goLeg(walk, leg, i);
  }
};

const endOf = (walk: Walk, start: Place): Place => {
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

const finish = (walk: Walk, rounded: Place): Trace => {
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

/** The trace of a base that goes nowhere: asked for whoever might turn where it stands. */
const onTheSpot = (body: Body, { others }: Motion): Trace => {
  const place: Place = { x: body.x, y: body.y, z: body.z };
  const touches = touchedAt(body, others);
  return { points: [place], end: place, direction: undefined, length: 0, cost: 0, complete: true, touches };
};

/** Moves a base along a polyline until something stops it (never throws). See walk, displace and flee for what they make of it. */
export const traceAlong = (table: Table, body: Body, motion: Motion, path: readonly Point[], budget: number): Trace => {
  return remembered(table, body, motion, path, budget, () => {
    const legs = legsOf(body, path);
    if (legs.length === 0) return onTheSpot(body, motion);
    const near = featuresNear(table, boxOfPath(body, path, body.r, budget));
    return traceInOpen(table, body, motion, near, legs, budget) ?? traceBySearch(table, body, motion, near, legs, budget);
  });
};

/** The same, wherever it leads: what stops it is looked for leg by leg and level by level. */
export const traceBySearch = (
  table: Table,
  body: Body,
  motion: Motion,
  near: readonly Feature[],
  legs: readonly Leg[],
  budget: number,
): Trace => {
  const start: Place = { x: body.x, y: body.y, z: body.z };
  // A walk that goes on after a pause may begin beside the edge of a small drop.
  const dropped = clashAt(near, [], motion, start) !== undefined;
  let retreat: Retreat | undefined;
  for (;;) {
    const walk: Walk = {
      table,
      motion,
      near,
      legs,
      budget,
      limit: retreat?.length ?? Infinity,
      limitStop: retreat?.stop,
      points: [start],
      held: touchedAt(body, motion.others),
      z: body.z,
      length: 0,
      cost: 0,
      crossing: undefined,
      dropped,
      stop: undefined,
      fall: undefined,
    };
    untilStop(walk);
    const end = endOf(walk, start);
    retreat = walk.fall ? undefined : retreatOf(walk, end);
    if (!retreat || retreat.length >= walk.limit) return finish(walk, end);
  }
};
