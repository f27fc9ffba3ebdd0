import { roundPoint } from './measure.ts';
import { directions } from './move-directions.ts';
import { circleRound, passesFar, pointOn, sweep } from './move-sweep.ts';
import type { Leg } from './move-sweep.ts';
import type { Block } from './paths-blocks.ts';
import { reachOfWay } from './paths-cost.ts';
import { blocksFrom, frameOf } from './paths-ground.ts';
import type { Ground } from './paths-ground.ts';
import { freeFrom, tangentsFrom } from './paths-nodes.ts';
import type { Met } from './paths-met.ts';
import type { Origin } from './paths-nodes.ts';
import { originFor } from './paths-search.ts';
import type { Label } from './paths-worlds.ts';
import type { Mover, Point, Table, Vector } from './types.ts';
import { LENGTH_TOLERANCE } from './types.ts';
import { walk } from './walk.ts';

/** Less than this left, in units, adds nothing to be seen. */
const LEAST = 60;
/** Rays are cast at least this near to each other, as a share of their length. */
const SPREAD = 0.1;
const ROUND = directions(64);
/** How far beside a line that touches a corner the next ones are cast: one past it, one into it. */
const BESIDE = 0.003;

const unit = (x: number, y: number): Vector => {
  const size = Math.sqrt(x * x + y * y);
  return { x: x / size, y: y / size };
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

const isRightOf = (a: Vector, b: Vector): boolean => a.x * b.y - a.y * b.x >= 0;

/**
 * The directions in which a way that bends at a node can go on: from straight ahead to along the corner that it bends round. All that is nearest
 * by way of the node lies there.
 */
const wedgeAt = (label: Label, origin: Origin, left: number, sets: readonly Met[]): Vector[] => {
  const from = label.from ?? label;
  const ahead = unit(label.x - from.x, label.y - from.y);
  const turnsLeft = ahead.y * (origin.beforeX + origin.afterX) - ahead.x * (origin.beforeY + origin.afterY) > 0;
  const last = turnsLeft ? { x: -origin.afterY, y: origin.afterX } : { x: origin.beforeY, y: -origin.beforeX };
  const [right, far] = turnsLeft ? [ahead, last] : [last, ahead];
  const parts = Math.ceil(Math.sqrt((last.x - ahead.x) * (last.x - ahead.x) + (last.y - ahead.y) * (last.y - ahead.y)) / SPREAD);
  const list = cornersSeen(origin, left, sets).filter((v) => isRightOf(right, v) && isRightOf(v, far));
  for (let k = 0; k <= parts; k++) list.push(unit(right.x * (parts - k) + far.x * k, right.y * (parts - k) + far.y * k));
  return list.sort((a, b) => b.x * a.y - b.y * a.x);
};

const roomOnTable = (table: Table, leg: Leg, r: number): number => {
  const least = r - LENGTH_TOLERANCE;
  const onAxis = (at: number, speed: number, size: number): number =>
    speed === 0 ? Infinity : Math.max(0, speed > 0 ? (size - least - at) / speed : (least - at) / speed);
  return Math.min(onAxis(leg.x, leg.ux, table.width), onAxis(leg.y, leg.uy, table.height));
};

/** How far a straight way goes before it comes too near to something. */
const openLength = (table: Table, leg: Leg, r: number, blocks: readonly Block[]): number => {
  let open = Math.min(leg.length, roomOnTable(table, leg, r));
  for (const { shape, keep } of blocks) {
    if (passesFar(leg, circleRound(shape), keep)) continue;
    open = Math.min(open, sweep(leg, shape, keep)[0] ?? Infinity);
  }
  return open;
};

/** What an outline is drawn of. */
export interface Region {
  readonly table: Table;
  readonly mover: Mover;
  readonly budget: number;
  readonly ground: Ground;
  readonly figures: readonly Block[];
  /** Where ways bend: round the ground's blocks, and round the figures. */
  readonly met: readonly [Met, Met];
  /** Whether ways change levels, so that they must be walked to know how far they go. */
  readonly uneven: boolean;
}

/** How far a straight way from a place goes. */
const lengthOfRay = (region: Region, label: Label, blocks: readonly Block[], direction: Vector, left: number): number => {
  const { table, mover, ground, uneven } = region;
  const { body } = mover;
  const leg: Leg = { x: label.x, y: label.y, ux: direction.x, uy: direction.y, length: left };
  if (uneven) {
    const start = { ...mover, body: { ...body, x: label.x, y: label.y, z: label.z } };
    return walk(table, start, [pointOn(leg, left)], left).length;
  }
  const open = openLength(table, leg, body.r, blocks);
  return ground.costly.length === 0 ? open : reachOfWay(mover, frameOf(mover), ground.costly, { ...leg, length: open }, left);
};

/** What can be reached straight on from a place, as a polygon; none when nothing to speak of is left of the budget. */
export const outlineFrom = (region: Region, label: Label): readonly (readonly Point[])[] => {
  const { budget, ground, figures, met } = region;
  const left = budget - label.cost;
  if (left < LEAST) return [];
  const isNear = (block: Block): boolean => {
    const far = left + block.r + block.keep;
    return Math.abs(block.x - label.x) < far && Math.abs(block.y - label.y) < far;
  };
  const blocks = blocksFrom([...ground.blocks, ...figures].filter(isNear), label);
  const origin = originFor(label, met[0].nodes, met[1].nodes);
  const bends = origin.beforeX !== 0 || origin.beforeY !== 0;
  const rays = bends ? wedgeAt(label, origin, left, met) : [...ROUND, ...cornersSeen(origin, left, met)].sort(allRound);
  const points = rays.map((direction) => {
    const length = lengthOfRay(region, label, blocks, direction, left);
    return roundPoint({ x: label.x + direction.x * length, y: label.y + direction.y * length });
  });
  return [bends ? [{ x: label.x, y: label.y }, ...points] : points];
};
