import { sub, walk, type Point, type Vector } from '@escarmouche/space';
import type { FigureIn } from '../roster.ts';
import { moverOf } from './mover.ts';
import type { PlaneRules } from './rules.ts';
import type { PlaneState } from './state.ts';
import { isEngaged } from './touching.ts';

/** Shares of the way towards another, and of the way beside it to the left: straight on, aslant and sideways. */
const WAYS: readonly (readonly [ahead: number, left: number])[] = [
  [1, 0],
  [0.7, 0.7],
  [0.7, -0.7],
  [0, 1],
  [0, -1],
];

/**
 * Places that one walk of all its allowance could bring a figure to, turned to another: straight towards it first, then round it. For a figure that
 * no enemy holds.
 */
export function* approaches<S extends PlaneState>(
  rules: PlaneRules<S>,
  state: S,
  figure: FigureIn<S>,
  on: Point,
  allowance: number,
): Iterable<FigureIn<S>> {
  const towards: Vector = sub(on, figure);
  const away = Math.sqrt(towards.x * towards.x + towards.y * towards.y);
  if (away === 0 || isEngaged(state, figure)) return;
  const mover = moverOf(rules, state, figure);
  const step = allowance / away;
  for (const [ahead, left] of WAYS) {
    const to = {
      x: Math.round(figure.x + (towards.x * ahead - towards.y * left) * step),
      y: Math.round(figure.y + (towards.y * ahead + towards.x * left) * step),
    };
    const { end, fall, touches } = walk(state.scene.table, mover, [to], allowance);
    if (fall || touches.length > 0) continue;
    const facing = sub(on, end);
    if (facing.x !== 0 || facing.y !== 0) yield { ...figure, x: end.x, y: end.y, z: end.z, facing };
  }
}
