import { queueOf } from './heap.ts';
import { freeFrom, originAt, originOf, tangentsFrom } from './nodes.ts';
import type { Nodes, Origin } from './nodes.ts';
import { END, OTHER_END, START } from './worlds.ts';
import type { Label, World } from './worlds.ts';
import type { Mover, Point } from '../types.ts';
import { LENGTH_TOLERANCE } from '../types.ts';

/** Ends of ways. */
export interface Goal {
  /** At least what a way from a point costs. */
  readonly estimate: (x: number, y: number) => number;
  /** End of a straight way from a point. */
  readonly endFrom: (p: Point) => Point;
  /** Other ends to try when that one cannot be reached. */
  readonly otherEnds: () => readonly Point[];
  /** Earlier end of a straight way between two points, along the figures and blocks in the way. */
  readonly onTheWay?: (p: Point, q: Point) => Point | undefined;
  /** The point where all ways end, if there is one. */
  readonly only?: Point;
}

export const lengthBetween = (ax: number, ay: number, bx: number, by: number): number =>
  Math.sqrt((ax - bx) * (ax - bx) + (ay - by) * (ay - by));

const isInside = ({ table, r }: World, x: number, y: number): boolean => {
  const least = r - LENGTH_TOLERANCE;
  return x >= least && y >= least && x <= table.width - least && y <= table.height - least;
};

/** Start of the ways that lead on from a place. */
export const originFor = (label: Label, ground: Nodes, around: Nodes): Origin => {
  const { x, y, node, turn, from } = label;
  if (node < 0) return originAt(x, y);
  const size = from && turn !== 0 ? lengthBetween(x, y, from.x, from.y) : 0;
  const aheadX = from && size > 0 ? (x - from.x) / size : 0;
  const aheadY = from && size > 0 ? (y - from.y) / size : 0;
  return originOf(node % 2 === 0 ? ground : around, node >> 1, aheadX, aheadY);
};

export const startOf = ({ body }: Mover): Label => ({
  x: body.x,
  y: body.y,
  z: body.z,
  node: START,
  turn: 0,
  cost: 0,
  from: undefined,
  sure: true,
});

/** A node, and how a way bends there. */
const stateOf = (node: number, turn: number): number => 3 * node + turn;

/** Visited states, by level. */
const visited = (): { has: (state: number, z: number) => boolean; add: (state: number, z: number) => void } => {
  const levels = new Map<number, Set<number>>();
  return {
    has: (state, z) => levels.get(z)?.has(state) ?? false,
    add: (state, z) => {
      const set = levels.get(z);
      if (set) set.add(state);
      else levels.set(z, new Set([state]));
    },
  };
};

/** Sine of an angle too great for a tangent: such a way may pass a corner on either side. */
const STEEP = 0.6;
/** Sine of the angle, and units aside, by which a way may seem to bend away from its corner because nodes are rounded. */
const BLUNT = 0.03;
const ASIDE = 3;

/** Side to which a way bends at a node, by its direction: 1 to the left, -1 to the right; 0 when unknown. */
const turnAt = (nodes: Nodes, i: number, dx: number, dy: number): -1 | 0 | 1 => {
  const nx = (nodes.beforeX[i] ?? 0) + (nodes.afterX[i] ?? 0);
  const ny = (nodes.beforeY[i] ?? 0) + (nodes.afterY[i] ?? 0);
  const inward = dx * nx + dy * ny;
  if (inward * inward > STEEP * STEEP * (dx * dx + dy * dy) * (nx * nx + ny * ny)) return 0;
  return dy * nx - dx * ny > 0 ? 1 : -1;
};

/** Can a way that bends at a place to one side go on from there by a vector? */
const goesOn = ({ x, y, turn, from }: Label, ex: number, ey: number): boolean => {
  if (!from || turn === 0) return true;
  const dx = x - from.x;
  const dy = y - from.y;
  const size = Math.sqrt(dx * dx + dy * dy);
  const length = Math.sqrt(ex * ex + ey * ey);
  const aside = ((dx * ey - dy * ex) * turn) / size;
  return aside >= -ASIDE - BLUNT * length && (dx * ex + dy * ey > 0 || length < ASIDE);
};

/**
 * The cheapest way from a start, at most `budget` in cost, to an end of a goal. Without a goal the search finds no way, but calls `reached` for every
 * node within the budget, the cheapest first. A straight way is tested only when its turn comes (lazy A*), and ways go round a block only once a
 * straight way has hit it: until then every cost is too low, so the first way that is clear is the shortest.
 */
export const search = (
  world: World,
  start: Label,
  budget: number,
  goal: Goal | undefined,
  reached?: (label: Label) => void,
): Label | undefined => {
  const { met, news, level, taut } = world;
  const queue = queueOf<Label>();
  const closed = visited();
  const expanded: Label[] = [];
  const offer = (from: Label, x: number, y: number, node: number, turn: -1 | 0 | 1): void => {
    const cost = from.cost + lengthBetween(from.x, from.y, x, y);
    const weight = cost + (goal && node >= 0 ? goal.estimate(x, y) : 0);
    if (weight <= budget + LENGTH_TOLERANCE) queue.push(weight, { x, y, z: from.z, node, turn, cost, from, sure: false });
  };
  const offerNodes = (from: Label, list: readonly number[], nodes: Nodes, set: 0 | 1): void => {
    for (const i of list) {
      const x = nodes.x[i] ?? 0;
      const y = nodes.y[i] ?? 0;
      const dx = x - from.x;
      const dy = y - from.y;
      if (!goesOn(from, dx, dy)) continue;
      const end = goal?.onTheWay?.(from, { x, y });
      if (end) offer(from, end.x, end.y, OTHER_END, 0);
      if ((end && level) || !isInside(world, x, y)) continue;
      const turn = taut ? turnAt(nodes, i, dx, dy) : 0;
      const node = 2 * i + set;
      if (!isDone(node, turn, from)) offer(from, x, y, node, turn);
    }
  };
  /** Have all levels at a node been visited that ways can come to? */
  const isDone = (node: number, turn: number, from: Label): boolean => {
    const state = stateOf(node, turn);
    if (level) return closed.has(state, from.z);
    return world.levelsAt(node)?.every((z) => closed.has(state, z)) ?? false;
  };
  const originOn = (label: Label): Origin => originFor(label, met[0].nodes, met[1].nodes);
  const expand = (label: Label): void => {
    closed.add(stateOf(label.node, label.turn), label.z);
    expanded.push(label);
    reached?.(label);
    const end = goal?.endFrom(label);
    if (end && goesOn(label, end.x - label.x, end.y - label.y)) offer(label, end.x, end.y, END, 0);
    const [{ nodes, blocks }, around] = met;
    const origin = originOn(label);
    const far = budget - label.cost;
    if (nodes.free > 0) offerNodes(label, freeFrom(nodes, origin, far), nodes, 0);
    offerNodes(label, tangentsFrom(nodes, blocks, origin, far), nodes, 0);
    if (around.blocks.length > 0) offerNodes(label, tangentsFrom(around.nodes, around.blocks, origin, far), around.nodes, 1);
  };
  const goRoundNews = (): void => {
    for (let item = news.pop(); item; item = news.pop()) {
      const { nodes } = met[item.set];
      const blocks = [item.block];
      for (const label of expanded) offerNodes(label, tangentsFrom(nodes, blocks, originOn(label), budget - label.cost), nodes, item.set);
    }
  };
  expand(start);
  for (let label = queue.pop(); label; label = queue.pop()) {
    const { from, node } = label;
    const state = stateOf(node, label.turn);
    if (!from || (node >= 0 && (label.sure ? closed.has(state, label.z) : isDone(node, label.turn, from)))) continue;
    if (!label.sure) {
      const way = world.way(from, label);
      if (news.length > 0) goRoundNews();
      if (!way && node === END) for (const end of goal?.otherEnds() ?? []) offer(from, end.x, end.y, OTHER_END, 0);
      if (!way || (node >= 0 && closed.has(state, way.z))) continue;
      const dearer = from.cost + way.cost > label.cost + LENGTH_TOLERANCE / 2;
      label = { x: label.x, y: label.y, z: way.z, node, turn: label.turn, cost: from.cost + way.cost, from, sure: true };
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
