import type { Motion } from '../move/obstacles.ts';
import { legBetween } from '../move/sweep.ts';
import type { Leg } from '../move/sweep.ts';
import { clashAt } from '../place.ts';
import type { Box } from '../shapes/shapes.ts';
import { featuresNear } from '../terrain.ts';
import type { Body, Feature, Place, Point, Table, Trace } from '../types.ts';
import { endOf, finish, retreatOf } from './ending.ts';
import type { Retreat } from './ending.ts';
import { untilStop } from './leg.ts';
import { remembered } from './memo.ts';
import { traceInOpen } from './open.ts';
import { touchedAt } from './progress.ts';
import type { Walk } from './progress.ts';

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

/** The trace of a base that goes nowhere, for figures that turn on the spot. */
const onTheSpot = (body: Body, { others }: Motion): Trace => {
  const place: Place = { x: body.x, y: body.y, z: body.z };
  const touches = touchedAt(body, others);
  return { points: [place], end: place, direction: undefined, length: 0, cost: 0, complete: true, touches };
};

/** The trace of a base along a polyline until an obstacle stops it; `walk`, `displace` and `flee` are made of it. Never throws. */
export const traceAlong = (table: Table, body: Body, motion: Motion, path: readonly Point[], budget: number): Trace => {
  return remembered(table, body, motion, path, budget, () => {
    const legs = legsOf(body, path);
    if (legs.length === 0) return onTheSpot(body, motion);
    const near = featuresNear(table, boxOfPath(body, path, body.r, budget));
    return traceInOpen(table, body, motion, near, legs, budget) ?? traceBySearch(table, body, motion, near, legs, budget);
  });
};

/** The trace by search: obstacles are looked for leg by leg and level by level. */
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
