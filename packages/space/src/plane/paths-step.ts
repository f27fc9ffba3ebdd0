import type { Mover, Place, Point, Table, Trace } from './types.ts';
import { traceAlong } from './walk-trace.ts';

/**
 * Walks straight to a point as `walk` does, but stops at an edge that the base would fall over: where it would land is of no use to a way, and
 * takes long to find.
 */
export const stepTo = (table: Table, mover: Mover, from: Place, to: Point, budget: number): Trace => {
  const { body, difficultFactor, linearCost, stepUp, dropFree, medium, others } = mover;
  const motion = {
    r: body.r,
    h: body.h,
    stepUp,
    crossesLinear: linearCost !== undefined,
    linearCost: linearCost ?? 0,
    medium,
    difficultFactor: medium === 'swim' ? 1 : difficultFactor,
    dropFree,
    atDrop: 'stop',
    others,
  } as const;
  return traceAlong(table, { ...body, x: from.x, y: from.y, z: from.z }, motion, [to], budget);
};
