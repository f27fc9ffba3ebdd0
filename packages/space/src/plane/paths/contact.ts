import { directions } from '../move/directions.ts';
import { roundPoint } from '../measure.ts';
import type { Body, Point } from '../types.ts';

/** Ends of ways into contact with a figure: on a circle round it. */

const ROUND = directions(32);

/** The nearest point to p at which a base touches another, in integers. */
export const contactPoint = ({ x, y }: Body, reach: number, p: Point): Point => {
  const dx = p.x - x;
  const dy = p.y - y;
  const size = Math.sqrt(dx * dx + dy * dy);
  return size === 0 ? { x: x + reach, y } : roundPoint({ x: x + (dx * reach) / size, y: y + (dy * reach) / size });
};

/** Points of contact all round it. */
export const contactPoints = ({ x, y }: Body, reach: number): Point[] =>
  ROUND.map((direction) => roundPoint({ x: x + direction.x * reach, y: y + direction.y * reach }));

/**
 * The point of first contact for a base that goes straight from p to q, in integers; undefined where there is none, or where p is in contact already.
 */
export const contactOnTheWay = ({ x, y }: Body, reach: number, p: Point, q: Point): Point | undefined => {
  const dx = q.x - p.x;
  const dy = q.y - p.y;
  const fx = x - p.x;
  const fy = y - p.y;
  const square = dx * dx + dy * dy;
  const along = dx * fx + dy * fy;
  const outside = fx * fx + fy * fy - reach * reach;
  const root = along * along - square * outside;
  if (outside <= 0 || along <= 0 || root < 0) return undefined;
  const share = (along - Math.sqrt(root)) / square;
  return share > 1 ? undefined : roundPoint({ x: p.x + dx * share, y: p.y + dy * share });
};
