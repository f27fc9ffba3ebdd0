import { roundPoint, span } from '../measure.ts';
import { directions } from '../move/directions.ts';
import { shortestPath, type Path } from '../paths/paths.ts';
import { mayEndAt } from '../paths/uneven.ts';
import type { Mover, Point, Table } from '../types.ts';
import { reach, type Reach } from './reach.ts';

/** Units by which the place nearest to a goal is looked for, further and further away from it. */
const STEP = 250;
const ROUND = directions(32);

/** Points at a distance from a goal, in order of distance from the start. */
const pointsAround = (goal: Point, away: number, from: Point): Point[] => {
  if (away === 0) return [roundPoint(goal)];
  const size = span(goal, from);
  const straight = { x: (from.x - goal.x) / size, y: (from.y - goal.y) / size };
  return [straight, ...ROUND]
    .map(({ x, y }) => roundPoint({ x: goal.x + x * away, y: goal.y + y * away }))
    .sort((a, b) => span(a, from) - span(b, from));
};

/**
 * The shortest way to the place nearest to a goal, to a quarter of a pace, that a mover can walk to for at most `budget`; undefined where no place
 * is nearer than its own. The mover need not see, nor be able to reach, the goal.
 */
export const pathNear = (table: Table, mover: Mover, goal: Point, budget: number): Path | undefined => {
  const here = span(mover.body, goal);
  // Known once a search over the whole table has failed: no other need fail then.
  let region: Reach | undefined;
  for (let away = 0; away < here; away += STEP) {
    for (const point of pointsAround(goal, away, mover.body)) {
      if (!mayEndAt(table, mover, point) || region?.contains(point) === false) continue;
      const path = shortestPath(table, mover, point, budget);
      if (path) return path;
      region ??= reach(table, mover, budget);
    }
  }
  return undefined;
};
