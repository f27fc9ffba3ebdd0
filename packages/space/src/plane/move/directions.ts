import type { Vector } from '../types.ts';

/**
 * Unit vectors evenly round the circle, counter-clockwise from east: 4 times a power of two of them. Made by halving angles, because sine
 * and cosine are not the same on every engine.
 */
export const directions = (count: number): readonly Vector[] => {
  let round: Vector[] = [
    { x: 1, y: 0 },
    { x: 0, y: 1 },
    { x: -1, y: 0 },
    { x: 0, y: -1 },
  ];
  while (round.length < count) {
    round = round.flatMap((a, i) => {
      const b = round[(i + 1) % round.length] ?? a;
      const x = a.x + b.x;
      const y = a.y + b.y;
      const size = Math.sqrt(x * x + y * y);
      return [a, { x: x / size, y: y / size }];
    });
  }
  return round;
};
