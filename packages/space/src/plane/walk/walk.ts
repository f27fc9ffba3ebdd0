import type { Motion } from '../move/obstacles.ts';
import type { Mover, Place, Point, Table, Trace } from '../types.ts';
import { traceAlong } from './trace.ts';

const onFoot = (
  { body, difficultFactor, linearCost, stepUp, dropFree, medium, throughWalls, others }: Mover,
  atDrop: Motion['atDrop'],
  settles: boolean,
): Motion => ({
  r: body.r,
  h: body.h,
  stepUp,
  crossesLinear: linearCost !== undefined,
  linearCost: linearCost ?? 0,
  medium,
  difficultFactor: medium === 'swim' ? 1 : difficultFactor,
  dropFree,
  atDrop,
  settles,
  throughWalls: throughWalls === true,
  others,
});

/**
 * The walk of a base along a polyline that starts at its place, or its swim where the mover's medium is 'swim'. The walk ends at the first obstacle,
 * or when `budget`, in units of cost, is used up; a path too long by at most one unit is walked whole. The end is a place with integer coordinates
 * where the base overlaps nothing by more than one unit. A fall ends at its landing.
 */
export const walk = (table: Table, mover: Mover, path: readonly Point[], budget: number): Trace =>
  traceAlong(table, mover.body, onFoot(mover, 'fall', true), path, budget);

/**
 * A straight walk to a point, for the search of ways: it stops at an edge that the base would fall over, and unless it `settles` does not arrive beside
 * the edge of a small drop. The place where the base would land or come to rest is of no use to a way, and takes long to find.
 */
export const stepTo = (table: Table, mover: Mover, from: Place, to: Point, budget: number, settles: boolean): Trace =>
  traceAlong(table, { ...mover.body, x: from.x, y: from.y, z: from.z }, onFoot(mover, 'stop', settles), [to], budget);
