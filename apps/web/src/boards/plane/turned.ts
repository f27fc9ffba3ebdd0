import type { Vector } from '@escarmouche/space';

const STEP = Math.PI / 12;

/** A facing turned by 15 degrees, as a whole vector. */
export function turned(facing: Vector, clockwise: boolean): Vector {
  const angle = Math.atan2(facing.y, facing.x) + (clockwise ? -STEP : STEP);
  const snapped = Math.round(angle / STEP) * STEP;
  return { x: Math.round(Math.cos(snapped) * 1000), y: Math.round(Math.sin(snapped) * 1000) };
}
