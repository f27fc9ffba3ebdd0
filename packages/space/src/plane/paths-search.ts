import { isClear } from './paths-blocks.ts';
import type { Block } from './paths-blocks.ts';
import { costOfWay } from './paths-cost.ts';
import { blocksFrom, frameOf } from './paths-ground.ts';
import type { Ground } from './paths-ground.ts';
import { queueOf } from './paths-heap.ts';
import { nodesOf, originAt, originOf, tangentsFrom } from './paths-nodes.ts';
import type { Nodes, Origin } from './paths-nodes.ts';
import type { Mover, Point, Table } from './types.ts';
import { LENGTH_TOLERANCE } from './types.ts';
import { walk } from './walk.ts';

/** A place that a way comes to, and how. */
export interface Label extends Point {
  /** The node: even for those of the ground, odd for those round figures, twice the index in each; START and the ends are none. */
  readonly node: number;
  readonly z: number;
  /** Cost in units from the start; until `sure`, at least that. */
  readonly cost: number;
  readonly from: Label | undefined;
  readonly sure: boolean;
}

export const START = -1;
export const END = -2;
const OTHER_END = -3;
const MOST_NODES = 1 << 24;

/** Straight ways between places. */
export interface World {
  readonly table: Table;
  readonly r: number;
  /** Whether all is on the level of the start. */
  readonly level: boolean;
  readonly ground: Ground;
  /** Nodes round the figures. */
  readonly around: Nodes;
  /** Cost and level of a straight way, or undefined when it cannot be gone. */
  readonly way: (from: Label, to: Label) => { readonly cost: number; readonly z: number } | undefined;
}

/** Where ways lead. */
export interface Goal {
  /** At least what a way from a point costs. */
  readonly estimate: (x: number, y: number) => number;
  /** Where a straight way from a point ends. */
  readonly endFrom: (p: Point) => Point;
  /** Other ends to try when that one cannot be gone to. */
  readonly otherEnds: readonly Point[];
}

const lengthBetween = (ax: number, ay: number, bx: number, by: number): number => Math.sqrt((ax - bx) * (ax - bx) + (ay - by) * (ay - by));

/** Ways on one level, from what is known of the ground. `ends` are the figures as they concern the last stretch of a way. */
export const levelWorld = (
  table: Table,
  mover: Mover,
  ground: Ground,
  figures: readonly Block[],
  ends: readonly Block[],
  around = nodesOf(figures, []),
): World => {
  const { body } = mover;
  const frame = frameOf(mover);
  const startGround = blocksFrom(ground.blocks, body);
  const startFigures = blocksFrom(figures, body);
  const startEnds = blocksFrom(ends, body);
  const seesGround = (from: Label, to: Label): boolean => {
    if (from.node === START) return isClear(startGround, from, to);
    if (from.node % 2 === 1 || to.node < 0 || to.node % 2 === 1) return isClear(ground.blocks, from, to);
    const pair = from.node < to.node ? from.node * MOST_NODES + to.node : to.node * MOST_NODES + from.node;
    let seen = ground.seen.get(pair);
    if (seen === undefined) ground.seen.set(pair, (seen = isClear(ground.blocks, from, to)));
    return seen;
  };
  const seesFigures = (from: Label, to: Label): boolean => {
    if (from.node === START) return isClear(to.node <= END ? startEnds : startFigures, from, to);
    return isClear(to.node <= END ? ends : figures, from, to);
  };
  return {
    table,
    r: body.r,
    level: true,
    ground,
    around,
    way: (from, to) => {
      if (!seesFigures(from, to) || !seesGround(from, to)) return undefined;
      const cost = costOfWay(mover, frame, ground.costly, from, to);
      return cost === undefined ? undefined : { cost, z: from.z };
    },
  };
};

/** Ways over steps, drops and stairs and through water, each walked to know where it leads. `target` is one whose touch ends a way well. */
export const walkedWorld = (table: Table, mover: Mover, ground: Ground, figures: readonly Block[], target?: string): World => {
  const around = nodesOf(figures, []);
  return {
    table,
    r: mover.body.r,
    level: false,
    ground,
    around,
    way: (from, to) => {
      const { complete, cost, end, touches } = walk(
        table,
        { ...mover, body: { ...mover.body, x: from.x, y: from.y, z: from.z } },
        [to],
        Infinity,
      );
      const arrives = complete && Math.abs(end.x - to.x) < 2 && Math.abs(end.y - to.y) < 2;
      const meets = to.node <= END && target !== undefined && touches.includes(target);
      return arrives || meets ? { cost, z: end.z } : undefined;
    },
  };
};

const isInside = ({ table, r }: World, x: number, y: number): boolean => {
  const least = r - LENGTH_TOLERANCE;
  return x >= least && y >= least && x <= table.width - least && y <= table.height - least;
};

/** The nodes that ways from a node of the ground can go on to; kept, because they are the same for every search. */
const groundTangents = ({ nodes, tangents }: Ground, i: number): readonly number[] => {
  let list = tangents.get(i);
  if (!list) tangents.set(i, (list = tangentsFrom(nodes, originOf(nodes, i))));
  return list;
};

/** What ways from a place start from. */
export const originFor = (label: Label, ground: Ground, around: Nodes): Origin => {
  if (label.node < 0) return originAt(label.x, label.y);
  return originOf(label.node % 2 === 0 ? ground.nodes : around, label.node >> 1);
};

/** Calls back for the nodes to which a straight way from a place may be a part of a shortest one. */
const eachTangent = (world: World, from: Label, far: number, visit: (node: number, x: number, y: number) => void): void => {
  const { ground, around } = world;
  const origin = originFor(from, ground, around);
  const offer = (nodes: Nodes, list: readonly number[], set: number): void => {
    for (const i of list) {
      const x = nodes.x[i] ?? 0;
      const y = nodes.y[i] ?? 0;
      if (isInside(world, x, y)) visit(2 * i + set, x, y);
    }
  };
  const isGround = from.node >= 0 && from.node % 2 === 0;
  offer(ground.nodes, isGround ? groundTangents(ground, from.node >> 1) : tangentsFrom(ground.nodes, origin, far), 0);
  offer(around, tangentsFrom(around, origin, far), 1);
};

export const startOf = ({ body }: Mover): Label => ({ x: body.x, y: body.y, z: body.z, node: START, cost: 0, from: undefined, sure: true });

/**
 * The cheapest way from a start, at most `budget` in cost, to where a goal says ways may end. Without a goal it leads nowhere, but calls back for
 * every node within the budget, the cheapest first. Straight ways are looked at only when it is their turn (lazy A*).
 */
export const search = (
  world: World,
  start: Label,
  budget: number,
  goal: Goal | undefined,
  reached?: (label: Label) => void,
): Label | undefined => {
  const queue = queueOf<Label>();
  const closed = new Map<number, Set<number>>();
  const isClosed = (node: number, z: number): boolean => closed.get(z)?.has(node) ?? false;
  const close = ({ node, z }: Label): void => {
    const set = closed.get(z);
    if (set) set.add(node);
    else closed.set(z, new Set([node]));
  };
  const offer = (from: Label, x: number, y: number, node: number): void => {
    const cost = from.cost + lengthBetween(from.x, from.y, x, y);
    const weight = cost + (goal && node >= 0 ? goal.estimate(x, y) : 0);
    if (weight <= budget + LENGTH_TOLERANCE) queue.push(weight, { x, y, z: from.z, node, cost, from, sure: false });
  };
  const expand = (label: Label): void => {
    close(label);
    reached?.(label);
    const end = goal?.endFrom(label);
    if (end) offer(label, end.x, end.y, END);
    eachTangent(world, label, budget - label.cost, (index, x, y) => {
      if (!world.level || !isClosed(index, label.z)) offer(label, x, y, index);
    });
  };
  expand(start);
  for (let label = queue.pop(); label; label = queue.pop()) {
    const { from, node } = label;
    if (!from || (node >= 0 && (label.sure || world.level) && isClosed(node, label.z))) continue;
    if (!label.sure) {
      const way = world.way(from, label);
      if (!way && node === END) for (const end of goal?.otherEnds ?? []) offer(from, end.x, end.y, OTHER_END);
      if (!way || (node >= 0 && isClosed(node, way.z))) continue;
      const dearer = from.cost + way.cost > label.cost + LENGTH_TOLERANCE / 2;
      label = { ...label, cost: from.cost + way.cost, z: way.z, sure: true };
      if (dearer) {
        const weight = label.cost + (goal && node >= 0 ? goal.estimate(label.x, label.y) : 0);
        if (weight <= budget + LENGTH_TOLERANCE) queue.push(weight, label);
        continue;
      }
    }
    if (node <= END) return label;
    expand(label);
  }
  return undefined;
};

/** The points of a way, without its start. */
export const pathTo = (label: Label): Point[] => {
  const path: Point[] = [];
  for (let at: Label | undefined = label; at?.from; at = at.from) path.push({ x: at.x, y: at.y });
  return path.toReversed();
};
