import type { Silhouette } from '@escarmouche/content/silhouettes';
import type { Turned } from '@escarmouche/space/tiles';
import type { BoardPoint } from '../board-point.ts';

/** A town of tiles. A spot is a square, counted from the centre of the first tile: x to the east, y to the south. */
export interface TilesBoard {
  readonly kind: 'tiles';
  /** In the order they were laid; each stays what it is. */
  readonly tiles: readonly TileOnBoard[];
  readonly zombies: readonly ZombieOnBoard[];
  readonly tokens: readonly TokenOnBoard[];
  readonly figures: readonly PawnOnBoard[];
}

/** A tile as it lies; `x` and `y` are its cell, three squares wide, the first tile's being (0, 0). */
export interface TileOnBoard {
  readonly x: number;
  readonly y: number;
  readonly kind: string;
  readonly look: Turned;
  /** Of a building. */
  readonly name?: string;
}

export type Piece = 'zombie' | 'bullet' | 'life';

export interface ZombieOnBoard {
  readonly id: string;
  readonly at: BoardPoint;
  /** Has been moved already in this step. */
  readonly spent: boolean;
  readonly spoken: string;
}

export interface TokenOnBoard {
  readonly at: BoardPoint;
  readonly token: 'bullet' | 'life';
  readonly spoken: string;
}

export interface PawnOnBoard {
  readonly id: string;
  readonly name: string;
  /** Text for a screen reader. */
  readonly spoken: string;
  /** Index of its side: colour, shape and letter follow from it. */
  readonly side: number;
  readonly silhouette: Silhouette;
  readonly at: BoardPoint;
  readonly vitality: { readonly left: number; readonly full: number };
  /** The pawn has its turn. */
  readonly active: boolean;
}

/** The cell of a square. */
export const cellOf = ({ x, y }: BoardPoint): BoardPoint => ({ x: Math.floor((x + 1) / 3), y: Math.floor((y + 1) / 3) });
