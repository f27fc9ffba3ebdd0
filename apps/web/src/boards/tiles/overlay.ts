import type { Turned } from '@escarmouche/space/tiles';
import type { BoardPoint } from '../board-point.ts';
import type { CommonOverlay, Tone } from '../overlay.ts';
import type { Piece } from './model.ts';

/** Overlay of a town while a player looks or is asked. */
export interface Overlay extends CommonOverlay {
  /** Cells where the tile in hand may lie: a square of each is as good as another. */
  readonly cells?: readonly Cell[];
  readonly ghost?: Ghost;
  readonly trail?: Trail;
  readonly squares?: readonly LitSquare[];
  readonly rings?: readonly Ring[];
  /** Squares of the question, for a narrow view to come near to: the same whatever is pointed at, for nothing moves under a pointer. */
  readonly near?: readonly BoardPoint[];
  /** Pieces that are about to be laid, or may be. */
  readonly pieces?: readonly LaidPiece[];
  /** Words on squares: chances, finds there. */
  readonly notes?: readonly Note[];
}

/** A tile that does not lie yet. */
interface HeldTile {
  readonly kind: string;
  readonly look: Turned;
  readonly name?: string;
}

/** A cell, by its own numbers, with the tile as it would lie there. */
export interface Cell {
  readonly x: number;
  readonly y: number;
  readonly tile?: HeldTile;
}

/** The ghost of a piece to be moved or laid: a tile lies about the square in the middle of its cell. */
interface Ghost {
  readonly at: BoardPoint;
  readonly facing?: { readonly x: number; readonly y: number };
  readonly tone: Tone;
  /** The tile, and in how many ways it fits there. */
  readonly tile?: HeldTile & { readonly ways: number };
  /** The side whose pawn it is. */
  readonly side?: number;
}

interface Trail {
  readonly points: readonly BoardPoint[];
  readonly tone: Tone;
  readonly label: string;
}

interface LitSquare {
  readonly at: BoardPoint;
  readonly tone: Tone;
  /** A few signs in the corner: steps to there. */
  readonly text?: string;
  /** The square may be pointed at as an answer. */
  readonly open?: boolean;
}

/** A ring about a spot, with a word beside it; its radius in squares. */
interface Ring {
  readonly center: BoardPoint;
  readonly radius: number;
  readonly label: string;
  readonly tone: Tone;
}

interface LaidPiece {
  readonly at: BoardPoint;
  readonly piece: Piece;
  readonly held?: boolean;
}

export interface Note {
  readonly at: BoardPoint;
  readonly text: string;
  readonly tone: Tone;
}
