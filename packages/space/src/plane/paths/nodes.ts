import { directions } from '../move/directions.ts';
import type { Block } from './blocks.ts';
import type { Point, Shape, Vector } from '../types.ts';

/**
 * Places where ways may bend: free points (the edge of difficult ground), then those round the corners of blocks. In plain lists of numbers, because
 * a search looks at thousands of them; the nodes of a corner are added when the first way may come there.
 */
export interface Nodes {
  readonly x: number[];
  readonly y: number[];
  /** Outward normals of the two sides of a rounded corner that meet at a node; zero at a free point. */
  readonly beforeX: number[];
  readonly beforeY: number[];
  readonly afterX: number[];
  readonly afterY: number[];
  /** Blocks of the corners. */
  readonly blocks: readonly Block[];
  /** Corners of each block, once asked for. */
  readonly corners: (readonly Corner[] | undefined)[];
  /** Number of free points. */
  readonly free: number;
}

/** A convex corner rounded at a distance, and the nodes round it: `from` is the first, or -1 as long as there are none. */
interface Corner {
  readonly x: number;
  readonly y: number;
  readonly reach: number;
  readonly firstX: number;
  readonly firstY: number;
  readonly lastX: number;
  readonly lastY: number;
  from: number;
  to: number;
}

/** Nodes lie within this many times the reach of a corner. */
const AROUND = 1.01;
/** Cosine of an eighth of a right angle: a corner is halved until its parts turn by no more. Its nodes then stand off by less than AROUND. */
const PART_COSINE = 0.9807852804032304 - 1e-9;

const addNode = (nodes: Nodes, x: number, y: number, before: Vector, after: Vector): void => {
  nodes.x.push(Math.round(x));
  nodes.y.push(Math.round(y));
  nodes.beforeX.push(before.x);
  nodes.beforeY.push(before.y);
  nodes.afterX.push(after.x);
  nodes.afterY.push(after.y);
};

const roundPart = (nodes: Nodes, corner: Corner, before: Vector, after: Vector): void => {
  const x = before.x + after.x;
  const y = before.y + after.y;
  const cosine = before.x * after.x + before.y * after.y;
  if (cosine < PART_COSINE) {
    const size = Math.sqrt(x * x + y * y);
    const middle = { x: x / size, y: y / size };
    roundPart(nodes, corner, before, middle);
    roundPart(nodes, corner, middle, after);
  } else {
    const scale = corner.reach / (1 + cosine);
    addNode(nodes, corner.x + x * scale, corner.y + y * scale, before, after);
  }
};

const roundOff = (nodes: Nodes, corner: Corner): void => {
  if (corner.from >= 0) return;
  corner.from = nodes.x.length;
  roundPart(nodes, corner, { x: corner.firstX, y: corner.firstY }, { x: corner.lastX, y: corner.lastY });
  corner.to = nodes.x.length;
};

const addCorner = (corners: Corner[], at: Point, reach: number, first: Vector, last: Vector): void => {
  corners.push({ x: at.x, y: at.y, reach, firstX: first.x, firstY: first.y, lastX: last.x, lastY: last.y, from: -1, to: -1 });
};

const outwardOf = (p: Point, q: Point): Vector => {
  const x = q.y - p.y;
  const y = p.x - q.x;
  const size = Math.sqrt(x * x + y * y);
  return { x: x / size, y: y / size };
};

const EAST: Vector = { x: 1, y: 0 };
const NORTH: Vector = { x: 0, y: 1 };
const WEST: Vector = { x: -1, y: 0 };
const SOUTH: Vector = { x: 0, y: -1 };

const addRound = (corners: Corner[], center: Point, reach: number): void => {
  addCorner(corners, center, reach, EAST, NORTH);
  addCorner(corners, center, reach, NORTH, WEST);
  addCorner(corners, center, reach, WEST, SOUTH);
  addCorner(corners, center, reach, SOUTH, EAST);
};

const addCorners = (corners: Corner[], points: readonly Point[], reach: number): void => {
  let before = points.at(-2);
  let p = points.at(-1);
  for (const after of points) {
    if (before && p && (p.x - before.x) * (after.y - p.y) - (p.y - before.y) * (after.x - p.x) > 0) {
      addCorner(corners, p, reach, outwardOf(before, p), outwardOf(p, after));
    }
    before = p;
    p = after;
  }
};

const NONE: Vector = { x: 0, y: 0 };

/** The nodes round blocks, and those at free points. */
export const nodesOf = (blocks: readonly Block[], points: readonly Point[]): Nodes => {
  const nodes: Nodes = { x: [], y: [], beforeX: [], beforeY: [], afterX: [], afterY: [], blocks, corners: [], free: points.length };
  for (const { x, y } of points) addNode(nodes, x, y, NONE, NONE);
  return nodes;
};

/** The convex corners of a block. */
const cornersOf = ({ blocks, corners }: Nodes, i: number): readonly Corner[] => {
  const kept = corners[i];
  if (kept) return kept;
  const list: Corner[] = [];
  const block = blocks[i];
  if (block?.shape.type === 'disc') addRound(list, block.shape, block.shape.r + block.pass);
  else if (block) addCorners(list, block.shape.points, block.pass);
  corners[i] = list;
  return list;
};

const RING = directions(32);

/** Points along an outline, its corners among them, at most `step` apart. */
export const pointsAlong = (shape: Shape, step: number): Point[] => {
  const points = shape.type === 'polygon' ? shape.points : RING.map(({ x, y }) => ({ x: shape.x + x * shape.r, y: shape.y + y * shape.r }));
  return points.flatMap((p, i) => {
    const q = points[(i + 1) % points.length] ?? p;
    const parts = Math.max(1, Math.ceil(Math.sqrt((q.x - p.x) * (q.x - p.x) + (q.y - p.y) * (q.y - p.y)) / step));
    return Array.from({ length: parts }, (_, k) => ({ x: p.x + ((q.x - p.x) * k) / parts, y: p.y + ((q.y - p.y) * k) / parts }));
  });
};

/** Distance from a line, in units, below which a node counts as on it: nodes are rounded to integers. */
const ON_LINE = 1.5;

/** Does a tangent lead from a point to a rounded corner? `one` and `two`: distances of the point from the lines of the corner's two sides. */
const isBetween = (one: number, two: number, slack: number): boolean => (one <= slack || two <= slack) && (one >= -slack || two >= -slack);

/** From a place nearer to a corner than ways go round it (in contact with a figure), all ways away are worth a try. */
const isWithin = (corner: Corner, dx: number, dy: number): boolean => {
  const reach = corner.reach - ON_LINE;
  return dx * dx + dy * dy < reach * reach;
};

/** Is a corner out of touch for all lines from a point at dx and dy from it? A quick test: may be false where the answer is yes. */
const isOutOfTouch = (corner: Corner, dx: number, dy: number): boolean => {
  const one = dx * corner.firstX + dy * corner.firstY - corner.reach;
  const two = dx * corner.lastX + dy * corner.lastY - corner.reach;
  if (one > ON_LINE + 1 && two > ON_LINE + 1) return true;
  if (one > -ON_LINE - 1 || two > -ON_LINE - 1) return false;
  return corner.firstX * dy - corner.firstY * dx < 0 || dx * corner.lastY - dy * corner.lastX < 0;
};

/** A point that ways start from: a node of its own, or none. */
export interface Origin {
  readonly x: number;
  readonly y: number;
  readonly beforeX: number;
  readonly beforeY: number;
  readonly afterX: number;
  readonly afterY: number;
  /** The direction that ways may not turn back from, of length 1; zero when any is free. */
  readonly aheadX: number;
  readonly aheadY: number;
}

export const originAt = (x: number, y: number): Origin => ({ x, y, beforeX: 0, beforeY: 0, afterX: 0, afterY: 0, aheadX: 0, aheadY: 0 });

export const originOf = (nodes: Nodes, i: number, aheadX: number, aheadY: number): Origin => ({
  x: nodes.x[i] ?? 0,
  y: nodes.y[i] ?? 0,
  beforeX: nodes.beforeX[i] ?? 0,
  beforeY: nodes.beforeY[i] ?? 0,
  afterX: nodes.afterX[i] ?? 0,
  afterY: nodes.afterY[i] ?? 0,
  aheadX,
  aheadY,
});

/** Can a straight line from an origin, as a part of a shortest way, come near a block? */
const isAimedAt = ({ x, y, beforeX, beforeY, afterX, afterY, aheadX, aheadY }: Origin, block: Block, far: number): boolean => {
  const dx = block.x - x;
  const dy = block.y - y;
  const reach = (block.r + block.pass) * AROUND + ON_LINE;
  if (dx * aheadX + dy * aheadY < -reach) return false;
  if (dx * dx + dy * dy > (far + reach) * (far + reach)) return false;
  return isBetween(dx * beforeX + dy * beforeY, dx * afterX + dy * afterY, reach);
};

/**
 * The nodes round some blocks to which a straight line from an origin can be part of a shortest way: it bends round the corners at both ends.
 * Corners that are more than `far` away are left out.
 */
export const tangentsFrom = (nodes: Nodes, blocks: readonly number[], origin: Origin, far: number): number[] => {
  const list: number[] = [];
  for (const i of blocks) {
    const block = nodes.blocks[i];
    if (!block || !isAimedAt(origin, block, far)) continue;
    for (const corner of cornersOf(nodes, i)) addTangents(list, nodes, corner, origin, far);
  }
  return list;
};

const addTangents = (list: number[], nodes: Nodes, corner: Corner, origin: Origin, far: number): void => {
  const { x, y, beforeX, beforeY, afterX, afterY } = origin;
  const dx = corner.x - x;
  const dy = corner.y - y;
  if (dx * dx + dy * dy > (far + corner.reach) * (far + corner.reach)) return;
  if (!isBetween(dx * beforeX + dy * beforeY, dx * afterX + dy * afterY, corner.reach * AROUND)) return;
  const within = isWithin(corner, dx, dy);
  if (!within && isOutOfTouch(corner, -dx, -dy)) return;
  roundOff(nodes, corner);
  for (let i = corner.from; i < corner.to; i++) {
    const toX = (nodes.x[i] ?? 0) - x;
    const toY = (nodes.y[i] ?? 0) - y;
    if (!isBetween(toX * beforeX + toY * beforeY, toX * afterX + toY * afterY, ON_LINE)) continue;
    const one = toX * (nodes.beforeX[i] ?? 0) + toY * (nodes.beforeY[i] ?? 0);
    const two = toX * (nodes.afterX[i] ?? 0) + toY * (nodes.afterY[i] ?? 0);
    if ((within || isBetween(one, two, ON_LINE)) && (toX !== 0 || toY !== 0)) list.push(i);
  }
};

/** The free points to which a straight line from an origin can be part of a shortest way. */
export const freeFrom = (nodes: Nodes, { x, y, beforeX, beforeY, afterX, afterY }: Origin, far: number): number[] => {
  const list: number[] = [];
  for (let i = 0; i < nodes.free; i++) {
    const toX = (nodes.x[i] ?? 0) - x;
    const toY = (nodes.y[i] ?? 0) - y;
    if (toX * toX + toY * toY > far * far || (toX === 0 && toY === 0)) continue;
    if (isBetween(toX * beforeX + toY * beforeY, toX * afterX + toY * afterY, ON_LINE)) list.push(i);
  }
  return list;
};
