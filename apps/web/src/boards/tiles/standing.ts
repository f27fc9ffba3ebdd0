import type { BoardPoint } from '../board-point.ts';
import type { PawnOnBoard, TilesBoard, TokenOnBoard, ZombieOnBoard } from './model.ts';
import { CORNER, keyOf, roomFor, type Place } from './places.ts';

/** A piece at its place: where its middle is, in squares, and its radius in hundredths of one. */
export interface Standing {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

export interface StandingPawn extends Standing {
  readonly figure: PawnOnBoard;
  /** The side on which its name has room; nowhere among more than two pawns. */
  readonly name?: 'above' | 'below';
}

type Board = Pick<TilesBoard, 'figures' | 'zombies' | 'tokens'>;

const standingAt = (at: BoardPoint, { x, y }: Place, r: number): Standing => ({ x: at.x + x / 100, y: at.y + y / 100, r });

const TOKEN_RADIUS = 17;

/** Places of all pieces: on a square that several share the zombie comes first, then pawns in their order, a token last. */
export function standing({ figures, zombies, tokens }: Board) {
  const [haunted, laid] = [new Set(zombies.map(({ at }) => keyOf(at))), new Set(tokens.map(({ at }) => keyOf(at)))];
  const gathered = new Map<string, PawnOnBoard[]>();
  for (const figure of figures) gathered.set(keyOf(figure.at), [...(gathered.get(keyOf(figure.at)) ?? []), figure]);
  const on = (at: BoardPoint) => {
    const key = keyOf(at);
    const together = gathered.get(key) ?? [];
    const first = haunted.has(key) ? 1 : 0;
    const count = first + together.length + (laid.has(key) ? 1 : 0);
    return { together, first, count, ...roomFor(count) };
  };
  return {
    pawns: figures.map((figure): StandingPawn => {
      const { together, first, at, r } = on(figure.at);
      const place = at[first + together.indexOf(figure)] ?? { x: 0, y: 0 };
      const name = together.length > 2 ? undefined : place.y < 0 ? 'above' : 'below';
      return { figure, ...standingAt(figure.at, place, r), ...(name && { name }) };
    }),
    zombie: ({ at: square }: Pick<ZombieOnBoard, 'at'>): Standing => {
      const { at, r } = on(square);
      return standingAt(square, at[0] ?? { x: 0, y: 0 }, r);
    },
    token: ({ at: square }: Pick<TokenOnBoard, 'at'>): Standing => {
      const { at, r, count } = on(square);
      const place = count > 4 ? at[count - 1] : undefined;
      return standingAt(square, place ?? CORNER, Math.min(TOKEN_RADIUS, r));
    },
  };
}
