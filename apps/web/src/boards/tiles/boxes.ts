import { boxAt, type Box } from '../box.ts';
import { SQUARE } from './art.ts';
import type { TilesBoard } from './model.ts';
import { standing } from './standing.ts';

/** Width of a letter on average, in letter heights; heights of a line, and of what a capital takes of it. */
const LETTER = 0.56;
export const LINE = 1.05;

/** The room of some lines of words about a spot, in hundredths of a square. `size`: of the letters. */
export function wordsBox(x: number, y: number, lines: readonly string[], size: number): Box {
  const longest = Math.max(...lines.map(({ length }) => length));
  return boxAt(x, y, longest * LETTER * size, lines.length * LINE * size);
}

/** The boxes of all pieces. */
export function pieceBoxes(board: Pick<TilesBoard, 'figures' | 'zombies' | 'tokens'>): readonly Box[] {
  const { pawns, zombie, token } = standing(board);
  const pieces = [...board.tokens.map(token), ...board.zombies.map(zombie), ...pawns];
  return pieces.map(({ x, y, r }) => boxAt(x * SQUARE, y * SQUARE, 2 * r, 2 * r));
}
