import { cubeAt, CUBE, type Cube } from './cube.ts';
import type { Place } from '../plane/types.ts';

/** Points closer than this to a side are on neither of its cubes. */
const GRAZE = 1e-9;

/** Cubes whose inside a straight line crosses, in its order, those of its two ends included. */
export function cubesOn(from: Place, to: Place): readonly Cube[] {
  const cuts = new Set([0, 1]);
  for (const axis of ['x', 'y', 'z'] as const) {
    const [start, end] = [from[axis], to[axis]];
    if (start === end) continue;
    const [low, high] = start < end ? [start, end] : [end, start];
    for (let side = Math.ceil(low / CUBE); side * CUBE <= high; side++) cuts.add((side * CUBE - start) / (end - start));
  }
  const order = [...cuts].filter((cut) => cut >= 0 && cut <= 1).sort((a, b) => a - b);
  const cubes: Cube[] = [];
  order.forEach((cut, i) => {
    const next = order[i + 1];
    if (next === undefined || next - cut < GRAZE) return;
    cubes.push(cubeAt(at(from, to, (cut + next) / 2)));
  });
  return cubes.length > 0 ? cubes : [cubeAt(from)];
}

const at = (from: Place, to: Place, share: number): Place => ({
  x: from.x + share * (to.x - from.x),
  y: from.y + share * (to.y - from.y),
  z: from.z + share * (to.z - from.z),
});
