import { roundPoint, span } from '../measure.ts';
import { isClear } from './blocks.ts';
import type { Block } from './blocks.ts';
import { contactOnTheWay, contactPoint, contactPoints } from './contact.ts';
import { blocksAtEnd, figureBlocks, floorOf, isUneven, unevenGroundOf } from './floor.ts';
import { nodesOf } from './nodes.ts';
import { lengthBetween, pathTo, search, startOf } from './search.ts';
import type { Goal } from './search.ts';
import { mayMeet } from './tops.ts';
import { mayEndAt, unevenWorld } from './uneven.ts';
import { levelWorld } from './worlds.ts';
import type { Mover, Point, Table, Trace } from '../types.ts';
import { CONTACT_LEVEL, LENGTH_TOLERANCE } from '../types.ts';
import { walk } from '../walk/walk.ts';

/** A way for a mover, and the trace of its walk. */
export interface Path {
  /** Corners and end of the way, without its start: the input of `walk`. */
  readonly path: readonly Point[];
  readonly cost: number;
  readonly trace: Trace;
}

const checked = (table: Table, mover: Mover, path: readonly Point[], budget: number, target?: string): Path | undefined => {
  const trace = walk(table, mover, path, budget);
  const arrives = target === undefined ? trace.complete : trace.touches.includes(target);
  return arrives ? { path, cost: trace.cost, trace } : undefined;
};

const find = (
  table: Table,
  mover: Mover,
  goal: Goal,
  budget: number,
  figures: readonly Block[],
  atEnd: (figures: readonly Block[]) => readonly Block[],
  target?: string,
) => {
  const start = startOf(mover);
  const floor = floorOf(table, mover);
  const uneven = isUneven(floor, mover, budget);
  const ends = atEnd(figures);
  const { only } = goal;
  if (only && (uneven ? !mayEndAt(table, mover, only) : !isClear(ends, only, only))) return undefined;
  if (!uneven) {
    const label = search(levelWorld({ table, mover, floor, figures, ends, around: nodesOf(figures, []) }, false), start, budget, goal);
    if (!label) return undefined;
    const path = checked(table, mover, pathTo(label), budget, target);
    if (path) return path;
  }
  const label = search(unevenWorld({ table, mover, uneven: unevenGroundOf(table, mover), target, atEnd }), start, budget, goal);
  return label && checked(table, mover, pathTo(label), budget, target);
};

/**
 * The shortest way for a mover to a point that costs at most `budget`: it goes round walls and figures, over linear obstacles and through
 * difficult ground where that costs less, up and down steps and stairs. On one level and without costly ground it is the shortest
 * to about a thousandth; otherwise nearly. Undefined when there is none; `walk` comes to the end of every path returned.
 */
export const shortestPath = (table: Table, mover: Mover, goal: Point, budget: number): Path | undefined => {
  const end = roundPoint(goal);
  if (span(mover.body, end) > budget + LENGTH_TOLERANCE) return undefined;
  const figures = figureBlocks(mover);
  const atEnd = (blocks: readonly Block[]): readonly Block[] => blocksAtEnd(blocks, end);
  const towards: Goal = { estimate: (x, y) => span({ x, y }, end), endFrom: () => end, otherEnds: () => [], only: end };
  return find(table, mover, towards, budget, figures, atEnd);
};

/** The nearest of some points; squares of distances save the roots, for a search asks this at every corner. */
const nearestTo = (x: number, y: number, points: readonly Point[]): Point | undefined => {
  let nearest: Point | undefined;
  let least = Infinity;
  for (const one of points) {
    const square = (one.x - x) * (one.x - x) + (one.y - y) * (one.y - y);
    if (square < least) [nearest, least] = [one, square];
  }
  return nearest;
};

/** The shortest way for a mover that costs at most `budget`, to the one of several points that it comes to first; to none in contact with its others. */
export const shortestPathToAny = (table: Table, mover: Mover, goals: readonly Point[], budget: number): Path | undefined => {
  const straight = straightTo(table, mover, goals, budget);
  if (straight) return straight;
  const ends = goals.map(roundPoint).filter((end) => mayEndAt(table, mover, end));
  if (ends.length === 0) return undefined;
  const nearestFrom = (p: Point): Point => nearestTo(p.x, p.y, ends) ?? p;
  const goal: Goal = {
    estimate: (x, y) => {
      const end = nearestTo(x, y, ends);
      return end ? lengthBetween(x, y, end.x, end.y) : 0;
    },
    endFrom: nearestFrom,
    otherEnds: () => ends,
  };
  return find(table, mover, goal, budget, figureBlocks(mover), (blocks) => blocks);
};

/** The straight way to the nearest of some points, where nothing makes it dearer. */
const straightTo = (table: Table, mover: Mover, goals: readonly Point[], budget: number): Path | undefined => {
  const nearest = nearestTo(mover.body.x, mover.body.y, goals);
  const end = nearest && roundPoint(nearest);
  if (!end || !mayEndAt(table, mover, end)) return undefined;
  const path = checked(table, mover, [end], budget);
  const plain = path && path.trace.touches.length === 0 && path.cost <= span(mover.body, end) + LENGTH_TOLERANCE;
  return plain ? path : undefined;
};

/** The shortest way for a mover that costs at most `budget` and ends in base contact with one of its others. */
export const approach = (table: Table, mover: Mover, targetId: string, budget: number): Path | undefined => {
  const target = mover.others.find(({ id }) => id === targetId);
  if (!target || (target.clearance ?? 0) > 0) return undefined;
  const { body } = target;
  if (mover.medium === 'land' && body.z >= CONTACT_LEVEL && !mayMeet(unevenGroundOf(table, mover).tops, mover.body.r, body))
    return undefined;
  const reach = mover.body.r + body.r;
  const mayEnd = (p: Point): boolean => mayEndAt(table, mover, p);
  let ends: readonly Point[] | undefined;
  const goal: Goal = {
    estimate: (x, y) => Math.max(0, span({ x, y }, body) - reach),
    endFrom: (p) => contactPoint(body, reach, p),
    otherEnds: () => (ends ??= contactPoints(body, reach).filter(mayEnd)),
    onTheWay(p, q) {
      const met = contactOnTheWay(body, reach, p, q);
      return met && mayEnd(met) ? met : undefined;
    },
  };
  const figures = figureBlocks(mover, targetId);
  return find(table, mover, goal, budget, figures, (blocks) => blocks, targetId);
};
