import type { Vector } from '@escarmouche/space';
import type { BoardPoint } from './board-point.ts';

/** Overlays of boards of every kind, as far as they are alike: each kind builds its own on this one, `board.ts` knows them all. */

export type Tone = 'plain' | 'good' | 'warn' | 'bad' | 'info';

/** Members of an overlay that the table reads, whatever the kind of its board. */
export interface CommonOverlay {
  /** The ghost of a piece to be moved or laid; `facing` for pieces that face a direction. */
  readonly ghost?: { readonly at: BoardPoint; readonly facing?: Vector };
  /** The way it would go there, in words. */
  readonly trail?: { readonly label: string };
  readonly marks?: readonly Mark[];
}

export interface Mark {
  readonly kind: 'figure' | 'feature';
  readonly id: string;
  readonly tone: Tone;
}
