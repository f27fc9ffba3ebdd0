import type { Point } from '@escarmouche/space';

type Pair = readonly [Point, Point];

const middleOf = ([a, b]: Pair): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const lengthOf = ([a, b]: Pair): number => Math.hypot(a.x - b.x, a.y - b.y) || 1;
const angleOf = ([a, b]: Pair): number => Math.atan2(b.y - a.y, b.x - a.x);

/**
 * Movement of two fingers between two moments: their middle before and now, the growth of their distance, and the turn clockwise (radians,
 * the shorter way).
 */
export function pinched(before: Pair, now: Pair) {
  const turn = angleOf(now) - angleOf(before);
  return {
    from: middleOf(before),
    to: middleOf(now),
    larger: lengthOf(now) / lengthOf(before),
    turn: turn - 2 * Math.PI * Math.round(turn / (2 * Math.PI)),
  };
}
