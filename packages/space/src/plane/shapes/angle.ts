import type { Vector } from '../types.ts';

/**
 * The angle from one vector to another in radians (-pi to pi, counter-clockwise positive), with + - * / and square roots alone, so that it is the
 * same on every engine: the angle is halved five times, then a short odd series is right to 1e-15.
 */
export const angleBetween = (a: Vector, b: Vector): number => {
  const cross = a.x * b.y - a.y * b.x;
  const dot = a.x * b.x + a.y * b.y;
  if (cross === 0) return dot < 0 ? Math.PI : 0;
  const size = Math.sqrt(cross * cross + dot * dot);
  let t = dot >= 0 ? cross / (size + dot) : (size - dot) / cross;
  for (let i = 0; i < 4; i++) t = t / (1 + Math.sqrt(1 + t * t));
  const s = t * t;
  return 32 * t * (1 - s * (1 / 3 - s * (1 / 5 - s * (1 / 7 - s * (1 / 9 - s * (1 / 11 - s * (1 / 13 - s / 15)))))));
};
