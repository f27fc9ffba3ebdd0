import type { Mover, Point, Table, Trace } from './types.ts';
import { traceAlong } from './walk-trace.ts';

/**
 * Walks a base along a polyline that starts at its place (UC-MOVE-PATH, UC-MOVE-DIFFICULT, UC-MOVE-OBSTACLE, UC-MOVE-FALL), or swims it
 * (UC-ACT-CLIMB-SWIM) where the mover's medium is 'swim'. It stops at the first thing that stops it and when `budget`, in units of cost, is
 * used up; a path too long by at most one unit is walked whole. The end is a place with integer coordinates where the base overlaps
 * nothing by more than one unit. A fall ends at its landing.
 */
export const walk = (table: Table, mover: Mover, path: readonly Point[], budget: number): Trace => {
  const { body, difficultFactor, linearCost, stepUp, dropFree, medium, others } = mover;
  return traceAlong(
    table,
    body,
    {
      r: body.r,
      h: body.h,
      stepUp,
      crossesLinear: linearCost !== undefined,
      linearCost: linearCost ?? 0,
      medium,
      difficultFactor: medium === 'swim' ? 1 : difficultFactor,
      dropFree,
      atDrop: 'fall',
      others,
    },
    path,
    budget,
  );
};
