import type { Point, Vector } from '@escarmouche/space';

const hold = (value: number, limit: number): number => Math.round(Math.min(limit, Math.max(0, value)));

/** A point moved in a direction by a length in units, kept on the table and whole. */
export function nudged(from: Point, direction: Vector, length: number, table: { width: number; height: number }): Point {
  const size = Math.hypot(direction.x, direction.y) || 1;
  return { x: hold(from.x + (direction.x / size) * length, table.width), y: hold(from.y + (direction.y / size) * length, table.height) };
}

const STEP = Math.PI / 12;

/** A facing turned by 15 degrees, as a whole vector. */
export function turned(facing: Vector, clockwise: boolean): Vector {
  const angle = Math.atan2(facing.y, facing.x) + (clockwise ? -STEP : STEP);
  const snapped = Math.round(angle / STEP) * STEP;
  return { x: Math.round(Math.cos(snapped) * 1000), y: Math.round(Math.sin(snapped) * 1000) };
}
