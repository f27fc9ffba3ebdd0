import type { Block } from './paths-blocks.ts';
import type { Point, Shape, Vector } from './types.ts';

/**
 * Places where ways may bend: round the corners of blocks, and at free points (the edge of difficult ground). In plain lists of numbers, because a
 * search looks at thousands of them.
 */
export interface Nodes {
  readonly count: number;
  readonly x: readonly number[];
  readonly y: readonly number[];
  /** Outward normals of the two sides of a rounded corner that meet at a node; zero at a free point. */
  readonly beforeX: readonly number[];
  readonly beforeY: readonly number[];
  readonly afterX: readonly number[];
  readonly afterY: readonly number[];
  readonly corners: readonly Corner[];
  /** The first of the free points, which come last. */
  readonly free: number;
}

/** A convex corner rounded at a distance, and the nodes round it. */
export interface Corner {
  readonly x: number;
  readonly y: number;
  readonly reach: number;
  readonly firstX: number;
  readonly firstY: number;
  readonly lastX: number;
  readonly lastY: number;
  readonly from: number;
  readonly to: number;
}

interface Draft {
  readonly x: number[];
  readonly y: number[];
  readonly beforeX: number[];
  readonly beforeY: number[];
  readonly afterX: number[];
  readonly afterY: number[];
  readonly corners: Corner[];
}

const addNode = (draft: Draft, x: number, y: number, before: Vector, after: Vector): void => {
  draft.x.push(Math.round(x));
  draft.y.push(Math.round(y));
  draft.beforeX.push(before.x);
  draft.beforeY.push(before.y);
  draft.afterX.push(after.x);
  draft.afterY.push(after.y);
};

/** Nodes lie within this many times the reach of a corner. */
const AROUND = 1.01;
/** Round corners are cut into parts of at most an eighth of a right angle: their nodes stand off by less than half a hundredth. */
const PART_COSINE = 0.9807852804032304 - 1e-9;

const addRounding = (draft: Draft, at: Point, reach: number, before: Vector, after: Vector): void => {
  const x = before.x + after.x;
  const y = before.y + after.y;
  const cosine = before.x * after.x + before.y * after.y;
  if (cosine < PART_COSINE) {
    const size = Math.sqrt(x * x + y * y);
    const middle = { x: x / size, y: y / size };
    addRounding(draft, at, reach, before, middle);
    addRounding(draft, at, reach, middle, after);
  } else {
    const scale = reach / (1 + cosine);
    addNode(draft, at.x + x * scale, at.y + y * scale, before, after);
  }
};

const addCorner = (draft: Draft, at: Point, reach: number, first: Vector, last: Vector): void => {
  const from = draft.x.length;
  addRounding(draft, at, reach, first, last);
  const to = draft.x.length;
  draft.corners.push({ x: at.x, y: at.y, reach, firstX: first.x, firstY: first.y, lastX: last.x, lastY: last.y, from, to });
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

const addRound = (draft: Draft, center: Point, reach: number): void => {
  addCorner(draft, center, reach, EAST, NORTH);
  addCorner(draft, center, reach, NORTH, WEST);
  addCorner(draft, center, reach, WEST, SOUTH);
  addCorner(draft, center, reach, SOUTH, EAST);
};

const addCorners = (draft: Draft, points: readonly Point[], reach: number): void => {
  points.forEach((p, i) => {
    const before = points.at(i - 1);
    const after = points[(i + 1) % points.length];
    if (!before || !after) return;
    const turn = (p.x - before.x) * (after.y - p.y) - (p.y - before.y) * (after.x - p.x);
    if (turn > 0) addCorner(draft, p, reach, outwardOf(before, p), outwardOf(p, after));
  });
};

const emptyDraft = (): Draft => ({ x: [], y: [], beforeX: [], beforeY: [], afterX: [], afterY: [], corners: [] });

const NONE: Vector = { x: 0, y: 0 };

/** The nodes round blocks, and those at free points. */
export const nodesOf = (blocks: readonly Block[], points: readonly Point[]): Nodes => {
  const draft = emptyDraft();
  for (const { shape, pass } of blocks) {
    if (shape.type === 'disc') addRound(draft, shape, shape.r + pass);
    else addCorners(draft, shape.points, pass);
  }
  const free = draft.x.length;
  for (const { x, y } of points) addNode(draft, x, y, NONE, NONE);
  return { ...draft, count: draft.x.length, free };
};

const ringOf = (disc: Extract<Shape, { type: 'disc' }>): Point[] => {
  const draft = emptyDraft();
  addRound(draft, disc, disc.r);
  return draft.x.map((x, i) => ({ x, y: draft.y[i] ?? disc.y }));
};

/** Points along an outline, its corners among them, at most `step` apart. */
export const pointsAlong = (shape: Shape, step: number): Point[] => {
  const points = shape.type === 'polygon' ? shape.points : ringOf(shape);
  return points.flatMap((p, i) => {
    const q = points[(i + 1) % points.length] ?? p;
    const parts = Math.max(1, Math.ceil(Math.sqrt((q.x - p.x) * (q.x - p.x) + (q.y - p.y) * (q.y - p.y)) / step));
    return Array.from({ length: parts }, (_, k) => ({ x: p.x + ((q.x - p.x) * k) / parts, y: p.y + ((q.y - p.y) * k) / parts }));
  });
};

/** Less than this, in units, aside of a line counts as on it: nodes are rounded to integers. */
const ON_LINE = 1.5;

/** Whether the two sides of a rounded corner, by the distances of a point from their lines, see a point as one that a tangent leads to. */
const isBetween = (one: number, two: number, slack: number): boolean => (one <= slack || two <= slack) && (one >= -slack || two >= -slack);

/** From a place nearer to a corner than ways go round it (in contact with a figure), all ways away are worth a try. */
const isWithin = (corner: Corner, dx: number, dy: number): boolean => {
  const reach = corner.reach - ON_LINE;
  return dx * dx + dy * dy < reach * reach;
};

/** Whether no line from a point, at dx and dy from a corner, can touch it at any of its nodes (may say no where yes is true). */
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
}

export const originAt = (x: number, y: number): Origin => ({ x, y, beforeX: 0, beforeY: 0, afterX: 0, afterY: 0 });

export const originOf = (nodes: Nodes, i: number): Origin => ({
  x: nodes.x[i] ?? 0,
  y: nodes.y[i] ?? 0,
  beforeX: nodes.beforeX[i] ?? 0,
  beforeY: nodes.beforeY[i] ?? 0,
  afterX: nodes.afterX[i] ?? 0,
  afterY: nodes.afterY[i] ?? 0,
});

/** The nodes to which a straight line from an origin can be part of a shortest way: it bends round the corners at both ends. */
export const tangentsFrom = (nodes: Nodes, origin: Origin): number[] => {
  const { x, y, beforeX, beforeY, afterX, afterY } = origin;
  const list: number[] = [];
  for (const corner of nodes.corners) {
    const dx = corner.x - x;
    const dy = corner.y - y;
    if (!isBetween(dx * beforeX + dy * beforeY, dx * afterX + dy * afterY, corner.reach * AROUND)) continue;
    const within = isWithin(corner, dx, dy);
    if (!within && isOutOfTouch(corner, -dx, -dy)) continue;
    for (let i = corner.from; i < corner.to; i++) {
      const toX = (nodes.x[i] ?? 0) - x;
      const toY = (nodes.y[i] ?? 0) - y;
      if (!isBetween(toX * beforeX + toY * beforeY, toX * afterX + toY * afterY, ON_LINE)) continue;
      const one = toX * (nodes.beforeX[i] ?? 0) + toY * (nodes.beforeY[i] ?? 0);
      const two = toX * (nodes.afterX[i] ?? 0) + toY * (nodes.afterY[i] ?? 0);
      if ((within || isBetween(one, two, ON_LINE)) && (toX !== 0 || toY !== 0)) list.push(i);
    }
  }
  for (let i = nodes.free; i < nodes.count; i++) {
    const toX = (nodes.x[i] ?? 0) - x;
    const toY = (nodes.y[i] ?? 0) - y;
    if (isBetween(toX * beforeX + toY * beforeY, toX * afterX + toY * afterY, ON_LINE) && (toX !== 0 || toY !== 0)) list.push(i);
  }
  return list;
};
