import type { Point, Vector } from '@escarmouche/space';
import type { Stride } from '../board.ts';
import { strides } from './strides.ts';

const hold = (value: number, limit: number): number => Math.round(Math.min(limit, Math.max(0, value)));

/** A point moved in a direction by a length in units, kept on the table and whole. */
export function nudged(from: Point, direction: Vector, length: number, table: { width: number; height: number }): Point {
  const size = Math.hypot(direction.x, direction.y) || 1;
  return { x: hold(from.x + (direction.x / size) * length, table.width), y: hold(from.y + (direction.y / size) * length, table.height) };
}

/** A point one stride of the keys from another, in a direction of the table. */
export const strode = (from: Point, direction: Vector, stride: Stride, table: { width: number; height: number }): Point =>
  nudged(from, direction, strides[stride], table);
