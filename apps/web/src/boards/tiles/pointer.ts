import type { Point } from '@escarmouche/space';
import type { TilesBoard } from './model.ts';
import { standing } from './standing.ts';

/** The pawn under a point, or the zombie that may be moved; `reach` more than its own size, in squares, is near enough. */
export function pieceUnder(board: TilesBoard, at: Point, movable: readonly string[], reach: number): string | undefined {
  const square = { x: Math.round(at.x), y: Math.round(at.y) };
  const zombie = board.zombies.find((one) => movable.includes(one.id) && one.at.x === square.x && one.at.y === square.y);
  if (zombie) return zombie.id;
  let best: string | undefined;
  let nearest = Infinity;
  for (const { figure, x, y, r } of standing(board).pawns) {
    const away = Math.hypot(x - at.x, y - at.y);
    // Beyond its own square another one is meant.
    const within = away <= r / 100 || (away <= r / 100 + reach && figure.at.x === square.x && figure.at.y === square.y);
    if (within && away < nearest) [best, nearest] = [figure.id, away];
  }
  return best;
}
