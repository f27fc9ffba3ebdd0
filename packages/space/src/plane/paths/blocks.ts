import { boxOf } from '../shapes/shapes.ts';
import type { Point, Shape } from '../types.ts';

/** A shape that the centre of a moving base must keep away from. */
export interface Block {
  readonly shape: Shape;
  /** A circle round the shape. */
  readonly x: number;
  readonly y: number;
  readonly r: number;
  /** Least distance to the shape, in units. */
  readonly keep: number;
  /** Distance in units at which paths go round the shape. */
  readonly pass: number;
  /** Distance in units at which a way may end, in contact. */
  readonly touch: number;
}

export const blockOf = (shape: Shape, keep: number, pass: number, touch = keep): Block => {
  if (shape.type === 'disc') return { shape, x: shape.x, y: shape.y, r: shape.r, keep, pass, touch };
  const { minX, minY, maxX, maxY } = boxOf(shape);
  const r = Math.sqrt((maxX - minX) * (maxX - minX) + (maxY - minY) * (maxY - minY)) / 2;
  return { shape, x: (minX + maxX) / 2, y: (minY + maxY) / 2, r, keep, pass, touch };
};

const squareToSegment = (px: number, py: number, a: Point, b: Point): number => {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const fx = px - a.x;
  const fy = py - a.y;
  const along = fx * dx + fy * dy;
  const square = dx * dx + dy * dy;
  if (along <= 0) return fx * fx + fy * fy;
  if (along >= square) return (px - b.x) * (px - b.x) + (py - b.y) * (py - b.y);
  const aside = fx * dy - fy * dx;
  return (aside * aside) / square;
};

const isClearOfPolygon = (points: readonly Point[], keep: number, a: Point, b: Point, endsNear: boolean): boolean => {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const least = keep * keep;
  let inside = false;
  let p = points.at(-1);
  for (const q of points) {
    if (squareToSegment(q.x, q.y, a, b) < least) return false;
    if (p) {
      if (endsNear && (squareToSegment(a.x, a.y, p, q) < least || squareToSegment(b.x, b.y, p, q) < least)) return false;
      const ex = q.x - p.x;
      const ey = q.y - p.y;
      const sideP = dx * (p.y - a.y) - dy * (p.x - a.x);
      const sideQ = dx * (q.y - a.y) - dy * (q.x - a.x);
      const sideA = ex * (a.y - p.y) - ey * (a.x - p.x);
      const sideB = ex * (b.y - p.y) - ey * (b.x - p.x);
      if (sideP > 0 !== sideQ > 0 && sideA > 0 !== sideB > 0) return false;
      if (endsNear && p.y > a.y !== q.y > a.y && sideA > 0 === q.y > p.y) inside = !inside;
    }
    p = q;
  }
  return !inside;
};

/** Blocks with a circle each, for a first look at every straight way: the middle, and the distance that a centre must keep from it. */
export interface Barriers {
  readonly blocks: readonly Block[];
  /** x, y and distance, block by block. */
  readonly circles: Float64Array;
}

export const barriersOf = (blocks: readonly Block[]): Barriers => {
  const circles = new Float64Array(3 * blocks.length);
  blocks.forEach(({ x, y, r, keep }, i) => {
    circles[3 * i] = x;
    circles[3 * i + 1] = y;
    circles[3 * i + 2] = r + keep;
  });
  return { blocks, circles };
};

/** The first block, in the order given, that hinders a centre going straight from a to b; -1 when the way is clear. */
export const firstInWay = ({ blocks, circles }: Barriers, order: readonly number[], a: Point, b: Point): number => {
  const { x, y } = a;
  const dx = b.x - x;
  const dy = b.y - y;
  const length = Math.sqrt(dx * dx + dy * dy);
  const ux = length > 0 ? dx / length : 1;
  const uy = length > 0 ? dy / length : 0;
  for (const i of order) {
    const fx = (circles[3 * i] ?? 0) - x;
    const fy = (circles[3 * i + 1] ?? 0) - y;
    const far = circles[3 * i + 2] ?? 0;
    const aside = ux * fy - uy * fx;
    if (aside >= far || aside <= -far) continue;
    const ahead = ux * fx + uy * fy;
    if (ahead <= -far || ahead >= length + far) continue;
    const nearA = fx * fx + fy * fy < far * far;
    const nearB = (fx - dx) * (fx - dx) + (fy - dy) * (fy - dy) < far * far;
    const block = blocks[i];
    if (!block) continue;
    const { shape, keep } = block;
    if (shape.type === 'disc') {
      if (nearA || nearB || (ahead > 0 && ahead < length)) return i;
    } else if (!isClearOfPolygon(shape.points, keep, a, b, nearA || nearB)) return i;
  }
  return -1;
};

/** Every block, in the order of the list. */
export const inOrder = (blocks: readonly Block[]): number[] => blocks.map((_, i) => i);

/** Does a centre that goes straight from a to b keep away from every block? */
export const isClear = (blocks: readonly Block[], a: Point, b: Point): boolean => firstInWay(barriersOf(blocks), inOrder(blocks), a, b) < 0;
