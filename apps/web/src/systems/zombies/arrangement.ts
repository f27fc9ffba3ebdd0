import { stockPlan, type Command, type Square, type State } from '@escarmouche/zombies';
import type { Piece } from '../../boards/tiles/model.ts';

export type Stock = Extract<Command, { type: 'stock' }>;

export interface LaidPiece {
  readonly piece: Piece;
  readonly square: Square;
}

/** The pieces of a tile as long as no player moves them: zombies from one end, tokens from the other, so that they share few squares. */
export function arrangement(state: State): Stock {
  const { squares, zombies, bullets, lives } = stockPlan(state);
  const back = squares.toReversed();
  return {
    type: 'stock',
    zombies: squares.slice(0, zombies),
    bullets: back.slice(0, bullets),
    lives: back.slice(bullets, bullets + lives),
  };
}

const LISTS = { zombie: 'zombies', bullet: 'bullets', life: 'lives' } as const;

/** Every piece of an arrangement with its square. */
export function piecesOf(stock: Stock): readonly LaidPiece[] {
  return (['zombie', 'bullet', 'life'] as const).flatMap((piece) => stock[LISTS[piece]].map((square) => ({ piece, square })));
}

function stockOf(pieces: readonly LaidPiece[]): Stock {
  const on = (kind: Piece): Square[] => pieces.flatMap(({ piece, square }) => (piece === kind ? [square] : []));
  return { type: 'stock', zombies: on('zombie'), bullets: on('bullet'), lives: on('life') };
}

/** Zombies share a square with a token, never with each other; tokens do not with tokens. */
const excludes = (a: Piece, b: Piece): boolean => (a === 'zombie') === (b === 'zombie');

export interface Rearranged {
  readonly stock: Stock;
  /** The piece that has been taken up, and not been laid yet. */
  readonly held?: LaidPiece;
}

/**
 * Another arrangement by the squares pointed at: a piece is taken up, and laid on the next square; a piece that may not share that square moves
 * to the square of the first. The square of the piece in hand, pointed at again, gives its next piece instead.
 */
export function rearranged(state: State, points: readonly Square[]): Rearranged {
  const { squares } = stockPlan(state);
  let pieces = piecesOf(arrangement(state));
  let held: LaidPiece | undefined;
  for (const point of points) {
    const here = pieces.filter(({ square }) => square === point);
    if (!held) [held] = here;
    else if (held.square === point) held = here[here.indexOf(held) + 1];
    else if (squares.includes(point)) {
      pieces = moved(pieces, held, point);
      held = undefined;
    }
  }
  return { stock: stockOf(pieces), held };
}

function moved(pieces: readonly LaidPiece[], held: LaidPiece, to: Square): readonly LaidPiece[] {
  return pieces.map((one) => {
    if (one === held) return { ...one, square: to };
    return one.square === to && excludes(one.piece, held.piece) ? { ...one, square: held.square } : one;
  });
}
