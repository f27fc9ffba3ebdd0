import { roundPoint } from '../measure.ts';
import { directions } from '../move/directions.ts';
import { pointOn } from '../move/sweep.ts';
import type { Leg } from '../move/sweep.ts';
import { freeFrom, tangentsFrom } from '../paths/nodes.ts';
import type { Met } from '../paths/met.ts';
import type { Origin } from '../paths/nodes.ts';
import { originFor } from '../paths/search.ts';
import type { Label } from '../paths/worlds.ts';
import { blocksNear, lengthOfRay } from './ray.ts';
import type { RayTerrain } from './ray.ts';
import type { Point, Vector } from '../types.ts';
import { stepTo } from '../walk/walk.ts';

/** Budgets left below this, in units, add nothing visible. */
const LEAST = 60;
/** Rays are cast at least this near to each other, as a share of their length. */
const SPREAD = 0.1;
const ROUND = [16, 32, 64].map(directions);
/** Offset of the rays beside a corner, to be past it or into it. */
const BESIDE = 0.003;

const unit = (x: number, y: number): Vector => {
  const size = Math.sqrt(x * x + y * y);
  return { x: x / size, y: y / size };
};

/** The direction in which a way comes to a place; undefined at its start. */
const aheadAt = (label: Label): Vector | undefined => {
  let { from } = label;
  while (from && from.x === label.x && from.y === label.y) from = from.from;
  return from && unit(label.x - from.x, label.y - from.y);
};

/** 0 for directions from east round to before west, 1 for the others. */
const half = (v: Vector): number => (v.y < 0 || (v.y === 0 && v.x < 0) ? 1 : 0);

/** Order by direction, counter-clockwise from east. */
const allRound = (a: Vector, b: Vector): number => half(a) - half(b) || b.x * a.y - b.y * a.x;

/** Directions that show where the view from a place changes: past the corners within reach. */
const cornersSeen = (origin: Origin, left: number, sets: readonly Met[]): Vector[] => {
  const list: Vector[] = [];
  for (const { nodes, blocks } of sets) {
    for (const i of [...tangentsFrom(nodes, blocks, origin, left), ...freeFrom(nodes, origin, left)]) {
      const x = (nodes.x[i] ?? 0) - origin.x;
      const y = (nodes.y[i] ?? 0) - origin.y;
      if (x * x + y * y > left * left) continue;
      const { x: ux, y: uy } = unit(x, y);
      for (const aside of [-BESIDE, 0, BESIDE]) list.push({ x: ux - uy * aside, y: uy + ux * aside });
    }
  }
  return list;
};

/** All directions, so near to each other that an arc between their ends is cut by no more than about a twentieth of a pace. */
const roundOf = (origin: Origin, left: number, sets: readonly Met[]): Vector[] => {
  const round = ROUND[left > 2500 ? 2 : left > 800 ? 1 : 0] ?? [];
  return [...round, ...cornersSeen(origin, left, sets)].sort(allRound);
};

/** The directions that do not lead back from a place where a way may bend to either side. */
const aheadOf = ({ x, y }: Vector, origin: Origin, left: number, sets: readonly Met[]): Vector[] => {
  const list = roundOf(origin, left, sets).filter((v) => v.x * x + v.y * y > 0);
  list.push({ x: y, y: -x }, { x: -y, y: x });
  return list.sort((a, b) => b.x * a.y - b.y * a.x);
};

const isRightOf = (a: Vector, b: Vector): boolean => a.x * b.y - a.y * b.x >= 0;

/**
 * The directions in which a way that bends at a node can go on: from straight ahead to along the corner that it bends round. All that is nearest
 * by way of the node lies there.
 */
const wedgeAt = (ahead: Vector, origin: Origin, left: number, sets: readonly Met[]): Vector[] => {
  const turnsLeft = ahead.y * (origin.beforeX + origin.afterX) - ahead.x * (origin.beforeY + origin.afterY) > 0;
  const last = turnsLeft ? { x: -origin.afterY, y: origin.afterX } : { x: origin.beforeY, y: -origin.beforeX };
  const [right, far] = turnsLeft ? [ahead, last] : [last, ahead];
  const width = Math.sqrt((last.x - ahead.x) * (last.x - ahead.x) + (last.y - ahead.y) * (last.y - ahead.y));
  const parts = Math.max(1, Math.ceil(width / SPREAD));
  const list = cornersSeen(origin, left, sets).filter((v) => isRightOf(right, v) && isRightOf(v, far));
  for (let k = 0; k <= parts; k++) list.push(unit(right.x * (parts - k) + far.x * k, right.y * (parts - k) + far.y * k));
  return list.sort((a, b) => b.x * a.y - b.y * a.x);
};

/** Inputs of an outline. */
export interface Region extends RayTerrain {
  readonly budget: number;
  /** Bends of ways: round the ground's blocks, and round the figures. */
  readonly met: readonly [Met, Met];
}

/** Swimming, the banks are best asked of the walk itself. */
const swimLength = ({ table, mover }: Region, label: Label, leg: Leg): number =>
  stepTo(table, mover, label, pointOn(leg, leg.length), leg.length, true).length;

/** Polygon of the places reached straight on from a place; none when nothing to speak of is left of the budget. */
export const outlineFrom = (region: Region, label: Label): readonly (readonly Point[])[] => {
  const { mover, budget, met, storeyAt } = region;
  const left = budget - label.cost;
  if (left < LEAST) return [];
  const blocks = blocksNear(storeyAt(label.z), label, left);
  const origin = originFor(label, met[0].nodes, met[1].nodes);
  const bends = origin.beforeX !== 0 || origin.beforeY !== 0;
  const ahead = aheadAt(label);
  const rays = !ahead ? roundOf(origin, left, met) : bends ? wedgeAt(ahead, origin, left, met) : aheadOf(ahead, origin, left, met);
  const points = rays.map((direction) => {
    const leg: Leg = { x: label.x, y: label.y, ux: direction.x, uy: direction.y, length: left };
    const length = mover.medium === 'swim' ? swimLength(region, label, leg) : lengthOfRay(region, label, blocks, leg, left);
    return roundPoint({ x: label.x + direction.x * length, y: label.y + direction.y * length });
  });
  return [ahead ? [{ x: label.x, y: label.y }, ...points] : points];
};
