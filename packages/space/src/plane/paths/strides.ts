import { circleRound, legBetween, pointOn } from '../move/sweep.ts';
import type { Leg } from '../move/sweep.ts';
import { firstInWay } from './blocks.ts';
import { costOfWay } from './cost.ts';
import { flatAlong } from './flat.ts';
import { frameOf, unevenGroundOf } from './floor.ts';
import { storeysOf } from './uneven.ts';
import type { Storey } from './uneven.ts';
import type { Mover, Place, Shape, Table } from '../types.ts';
import { stepTo } from '../walk/walk.ts';

/** Straight ways over the terrain of a table, other figures left aside: their costs in units, undefined where a way does not arrive. */
export interface Strides {
  /** Of a way that keeps its level all along, as far as the terrain near it tells without a walk; others are undefined. */
  readonly level: (from: Place, to: Place) => number | undefined;
  /** Of any way, steps and small drops included. */
  readonly walked: (from: Place, to: Place) => number | undefined;
}

/** A level for strides: the storey, and circles round what may make a stride dearer or uneven, each as x, y and the distance that is near. */
interface Level {
  readonly storey: Storey;
  readonly costly: Float64Array;
  readonly uneven: Float64Array;
}

const circlesOf = (shapes: readonly Shape[], r: number): Float64Array =>
  Float64Array.from(shapes.flatMap((shape) => [circleRound(shape).x, circleRound(shape).y, circleRound(shape).r + r]));

/** Does a leg come near to one of the circles? */
const comesNear = (circles: Float64Array, { x, y, ux, uy, length }: Leg): boolean => {
  for (let i = 0; i < circles.length; i += 3) {
    const fx = (circles[i] ?? 0) - x;
    const fy = (circles[i + 1] ?? 0) - y;
    const far = circles[i + 2] ?? 0;
    const aside = ux * fy - uy * fx;
    if (aside >= far || aside <= -far) continue;
    const ahead = ux * fx + uy * fy;
    if (ahead > -far && ahead < length + far) return true;
  }
  return false;
};

/** Straight ways of a mover between places where its base may stand. */
export const stridesOf = (table: Table, who: Mover): Strides => {
  const mover: Mover = { ...who, others: [] };
  const { r } = mover.body;
  const frame = frameOf(mover);
  const storeyAt = storeysOf({ table, mover, uneven: unevenGroundOf(table, mover), atEnd: (blocks) => blocks });
  const levels = new Map<number, Level>();
  const levelAt = (z: number): Level => {
    const known = levels.get(z);
    if (known) return known;
    const storey = storeyAt(z);
    const { costly, flat } = storey.floor;
    const made: Level = {
      storey,
      costly: circlesOf(
        costly.map(({ shape }) => shape),
        r,
      ),
      uneven: circlesOf(
        flat.pieces.map(({ shape }) => shape),
        r,
      ),
    };
    levels.set(z, made);
    return made;
  };
  /** Cost of a stride that keeps its level; undefined where it is barred, null where only a walk tells. */
  const atLevel = (from: Place, to: Place): number | undefined | null => {
    const leg = legBetween(from, to);
    if (!leg) return from.z === to.z ? 0 : undefined;
    const { storey, costly, uneven } = levelAt(from.z);
    const { mover: there, floor, terrain } = storey;
    const even = floor.flat.plateaus === undefined && !comesNear(uneven, leg);
    const flat = even ? Infinity : flatAlong(floor.flat, leg, r);
    if (firstInWay(terrain.onward, terrain.order, from, flat < leg.length ? pointOn(leg, flat) : to) >= 0) return undefined;
    if (flat < leg.length) return null;
    if (from.z !== to.z) return undefined;
    return comesNear(costly, leg) ? costOfWay(there, frame, floor.costly, from, to) : leg.length;
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
