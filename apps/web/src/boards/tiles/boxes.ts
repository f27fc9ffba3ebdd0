import { SQUARE } from './art.ts';
import type { TilesBoard } from './model.ts';
import { standing } from './standing.ts';

/** A rectangle on the town, in hundredths of a square. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Width of a letter on average, in letter heights; heights of a line, and of what a capital takes of it. */
const LETTER = 0.56;
export const LINE = 1.05;

/** The room of some lines of words about a spot. `size`: of the letters. */
export function wordsBox(x: number, y: number, lines: readonly string[], size: number): Box {
  const half = (Math.max(...lines.map(({ length }) => length)) * LETTER * size) / 2;
  const high = (lines.length * LINE * size) / 2;
  return { left: x - half, top: y - high, right: x + half, bottom: y + high };
}

/** How much of one box lies in another, in squared hundredths. */
export function shared(a: Box, b: Box): number {
  const [wide, high] = [Math.min(a.right, b.right) - Math.max(a.left, b.left), Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)];
  return wide > 0 && high > 0 ? wide * high : 0;
}

export const areaOf = ({ left, top, right, bottom }: Box): number => (right - left) * (bottom - top);

/** The boxes of all pieces. */
export function pieceBoxes(board: Pick<TilesBoard, 'figures' | 'zombies' | 'tokens'>): readonly Box[] {
  const { pawns, zombie, token } = standing(board);
  return [...board.tokens.map(token), ...board.zombies.map(zombie), ...pawns].map(({ x, y, r }) => ({
    left: x * SQUARE - r,
    top: y * SQUARE - r,
    right: x * SQUARE + r,
    bottom: y * SQUARE + r,
  }));
}
