import { dot, roundPoint } from '../measure.ts';
import { directions } from '../move/directions.ts';
import { isObstacle } from '../move/obstacles.ts';
import { standAt } from '../place.ts';
import { frameOf } from './floor.ts';
import { pointsAlong } from './nodes.ts';
import type { Mover, Place, Point, Shape, Table, Vector } from '../types.ts';

/** Cosine of half a right angle: points round a corner turn by no more. */
const PART_COSINE = Math.sqrt(1 / 2) - 1e-9;
const ROUND = directions(16);

/** The point off a corner through which a way bends from along one side to along the other. */
const between = (corner: Point, reach: number, before: Vector, after: Vector): Point => {
  const scale = reach / (1 + dot(before, after));
  return { x: corner.x + (before.x + after.x) * scale, y: corner.y + (before.y + after.y) * scale };
};

const roundCorner = (corner: Point, reach: number, before: Vector, after: Vector): Point[] => {
  if (dot(before, after) >= PART_COSINE) return [between(corner, reach, before, after)];
  const x = before.x + after.x;
  const y = before.y + after.y;
  const size = Math.sqrt(x * x + y * y);
  if (size === 0) return [];
  const middle = { x: x / size, y: y / size };
  return [...roundCorner(corner, reach, before, middle), ...roundCorner(corner, reach, middle, after)];
};

const outwardOf = (p: Point, q: Point): Vector => {
  const x = q.y - p.y;
  const y = p.x - q.x;
  const size = Math.sqrt(x * x + y * y);
  return { x: x / size, y: y / size };
};

/** Points round a footprint where ways of a base bend: beside the sides that meet at each convex corner, and round it. */
const cornersRound = (shape: Shape, r: number): Point[] => {
  if (shape.type === 'disc') return ROUND.map((one, i) => between(shape, shape.r + r, one, ROUND[(i + 1) % ROUND.length] ?? one));
  const { points } = shape;
  return points.flatMap((corner, i) => {
    const before = outwardOf(points.at(i - 1) ?? corner, corner);
    const after = outwardOf(corner, points[(i + 1) % points.length] ?? corner);
    if (before.x * after.y - before.y * after.x <= 0) return [];
    const beside = [before, after].map(({ x, y }) => ({ x: corner.x + x * r, y: corner.y + y * r }));
    return [...beside, ...roundCorner(corner, r, before, after)];
  });
};

/** Distance between points on the edge of difficult ground. */
const ALONG_EDGE = 700;

/** Places where a base may stand and its ways bend, at corners of obstacles and on the edges of difficult ground, other figures left aside. */
export const cornersOf = (table: Table, mover: Mover): Place[] => {
  const frame = frameOf(mover);
  const { r, h } = mover.body;
  const obstacles = table.features.filter((feature) => isObstacle(feature, frame, feature.base));
  const difficult = mover.difficultFactor > 1 ? table.features.filter(({ kind }) => kind === 'difficult') : [];
  return [...obstacles.flatMap(({ shape }) => cornersRound(shape, r)), ...difficult.flatMap(({ shape }) => pointsAlong(shape, ALONG_EDGE))]
    .map(roundPoint)
    .flatMap(({ x, y }) => standAt(table, { x, y, r, h }, [], { stepUp: frame.stepUp, wet: false }).map((z) => ({ x, y, z })));
};
