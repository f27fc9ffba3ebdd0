import { circleRound } from './move-sweep.ts';
import type { Point, Shape } from './types.ts';

/** Something that the centre of a moving base must keep away from. */
export interface Block {
  readonly shape: Shape;
  /** A circle round the shape. */
  readonly x: number;
  readonly y: number;
  readonly r: number;
  /** Units: nearer than this to the shape is too near. */
  readonly keep: number;
  /** Units: at this distance paths go round it. */
  readonly pass: number;
  /** Units: a way may end as near as this, in contact. */
  readonly touch: number;
}

export const blockOf = (shape: Shape, keep: number, pass: number, touch = keep): Block => {
  const { x, y, r } = circleRound(shape);
  return { shape, x, y, r, keep, pass, touch };
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

/** Whether a centre that goes straight from a to b keeps away from a block. */
const isClearOf = (block: Block, a: Point, b: Point, ux: number, uy: number, length: number): boolean => {
  const fx = block.x - a.x;
  const fy = block.y - a.y;
  const far = block.r + block.keep;
  const aside = ux * fy - uy * fx;
  if (aside >= far || aside <= -far) return true;
  const ahead = ux * fx + uy * fy;
  if (ahead <= -far || ahead >= length + far) return true;
  const fromA = fx * fx + fy * fy;
  const fromB = (block.x - b.x) * (block.x - b.x) + (block.y - b.y) * (block.y - b.y);
  if (block.shape.type === 'polygon') {
    return isClearOfPolygon(block.shape.points, block.keep, a, b, fromA < far * far || fromB < far * far);
  }
  return fromA >= far * far && fromB >= far * far && (ahead <= 0 || ahead >= length);
};

/** Whether a centre that goes straight from a to b keeps away from every block. */
export const isClear = (blocks: readonly Block[], a: Point, b: Point): boolean => {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const length = Math.sqrt(dx * dx + dy * dy);
  const ux = length > 0 ? dx / length : 1;
  const uy = length > 0 ? dy / length : 0;
  for (const block of blocks) if (!isClearOf(block, a, b, ux, uy, length)) return false;
  return true;
};
