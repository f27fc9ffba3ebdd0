import { circleRound, legBetween, passesFar, pointOn } from '../move/sweep.ts';
import { firstInWay } from './blocks.ts';
import { costOfWay } from './cost.ts';
import { flatAlong } from './flat.ts';
import { frameOf, unevenGroundOf } from './floor.ts';
import { storeysOf } from './uneven.ts';
import type { Mover, Place, Table } from '../types.ts';
import { stepTo } from '../walk/walk.ts';

/** Straight ways over the terrain of a table, other figures left aside: their costs in units, undefined where a way does not arrive. */
export interface Strides {
  /** Of a way that keeps its level all along, as far as the terrain near it tells without a walk; others are undefined. */
  readonly level: (from: Place, to: Place) => number | undefined;
  /** Of any way, steps and small drops included. */
  readonly walked: (from: Place, to: Place) => number | undefined;
}

/** Straight ways of a mover between places where its base may stand. */
export const stridesOf = (table: Table, who: Mover): Strides => {
  const mover: Mover = { ...who, others: [] };
  const { r } = mover.body;
  const frame = frameOf(mover);
  const storeyAt = storeysOf({ table, mover, uneven: unevenGroundOf(table, mover), atEnd: (blocks) => blocks });
  /** Cost of a stride that keeps its level; undefined where it is barred, null where only a walk tells. */
  const atLevel = (from: Place, to: Place): number | undefined | null => {
    const leg = legBetween(from, to);
    if (!leg) return from.z === to.z ? 0 : undefined;
    const { mover: there, floor, terrain } = storeyAt(from.z);
    const flat = flatAlong(floor.flat, leg, r);
    if (firstInWay(terrain.onward, terrain.order, from, flat < leg.length ? pointOn(leg, flat) : to) >= 0) return undefined;
    if (flat < leg.length) return null;
    if (from.z !== to.z) return undefined;
    const met = floor.costly.some(({ shape }) => !passesFar(leg, circleRound(shape), r));
    return met ? costOfWay(there, frame, floor.costly, from, to) : leg.length;
  };
  return {
    level: (from, to) => (from.z === to.z ? (atLevel(from, to) ?? undefined) : undefined),
    walked(from, to) {
      const known = atLevel(from, to);
      if (known !== null) return known;
      const { complete, cost, end } = stepTo(table, mover, from, to, Infinity, false);
      const arrives = complete && end.z === to.z && Math.abs(end.x - to.x) < 2 && Math.abs(end.y - to.y) < 2;
      return arrives ? cost : undefined;
    },
  };
};
