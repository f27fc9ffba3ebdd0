import { bodyAt, gap } from '../measure.ts';
import { clashAt } from '../place.ts';
import { firstHit } from '../move/obstacles.ts';
import type { Hit } from '../move/obstacles.ts';
import { passesBeside, pointOn } from '../move/sweep.ts';
import type { Leg, Stretches } from '../move/sweep.ts';
import { discGap } from '../shapes/shapes.ts';
import type { Feature, Place, Stop } from '../types.ts';
import { CONTACT_GAP, LENGTH_TOLERANCE } from '../types.ts';
import { costBetween, difficultOn, reachWithin } from './cost.ts';
import { crossingLength, crossingsOn, nextCrossing } from './crossing.ts';
import { landingFrom } from './fall.ts';
import { levelChange } from './level.ts';
import type { LevelChange } from './level.ts';
import { PRECISION, record } from './progress.ts';
import type { Walk } from './progress.ts';

const stopOf = ({ reason, id }: Stop): Stop => (id === undefined ? { reason } : { reason, id });

/** Distance from the point of a change of level at which a base that may not change its level stops; more than rounding can move the base. */
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

/** Enters a linear obstacle if the path and the budget clear it. */
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

/** Features that a base may meet on a leg. */
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

/** Drops figures that the base has left: a later contact with them counts again. */
const releaseLeft = (walk: Walk): void => {
  const { held, motion, points } = walk;
  const at = points.at(-1);
  if (!at) return;
  for (const { id, body } of motion.others) {
    const i = held.indexOf(id);
    if (i >= 0 && gap(bodyAt(at, motion), body) > CONTACT_GAP) held.splice(i, 1);
  }
};

/** Goes along the legs until an obstacle stops the base. */
export const untilStop = (walk: Walk): void => {
  for (let i = 0; i < walk.legs.length && !walk.stop; i++) {
    const leg = walk.legs[i];
    if (!leg) break;
    if (walk.held.length > 0) releaseLeft(walk);
    goLeg(walk, leg, i);
  }
};
