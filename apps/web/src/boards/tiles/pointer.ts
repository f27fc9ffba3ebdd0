import type { Point } from '@escarmouche/space';
import type { TilesBoard } from './model.ts';
import { pawnPlaces, pawnRadius, keyOf } from './places.ts';

/** Where every pawn stands, in squares, how large it is, and on which side of it its name has room: nowhere among more than two. */
export function standing({ figures, zombies }: Pick<TilesBoard, 'figures' | 'zombies'>) {
  const haunted = new Set(zombies.map(({ at }) => keyOf(at)));
  return figures.map((figure) => {
    const key = keyOf(figure.at);
    const together = figures.filter(({ at }) => keyOf(at) === key);
    const place = pawnPlaces(together.length, haunted.has(key))[together.indexOf(figure)] ?? { x: 0, y: 0 };
    const name = together.length > 2 ? undefined : place.y < 0 ? ('above' as const) : ('below' as const);
    return { figure, x: figure.at.x + place.x / 100, y: figure.at.y + place.y / 100, r: pawnRadius(together.length), name };
  });
}

/** The pawn under a point, or the zombie that may be moved; `reach` more than its own size, in squares, is near enough. */
export function pieceUnder(board: TilesBoard, at: Point, movable: readonly string[], reach: number): string | undefined {
  const square = { x: Math.round(at.x), y: Math.round(at.y) };
  const zombie = board.zombies.find((one) => movable.includes(one.id) && one.at.x === square.x && one.at.y === square.y);
  if (zombie) return zombie.id;
  let best: string | undefined;
  let nearest = Infinity;
  for (const { figure, x, y, r } of standing(board)) {
    const away = Math.hypot(x - at.x, y - at.y);
    // Beyond its own square another one is meant.
    const within = away <= r / 100 || (away <= r / 100 + reach && figure.at.x === square.x && figure.at.y === square.y);
    if (within && away < nearest) [best, nearest] = [figure.id, away];
  }
  return best;
}
