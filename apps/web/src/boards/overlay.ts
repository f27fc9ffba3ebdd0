import type { Vector } from '@escarmouche/space';
import type { BoardPoint } from './board-point.ts';

/** What overlays of boards of every kind have in common: each kind builds its own on it, `board.ts` knows them all. */

export type Tone = 'plain' | 'good' | 'warn' | 'bad' | 'info';

/** What the table reads of an overlay, whatever the kind of its board. */
export interface CommonOverlay {
  /** What would be moved or laid, where it would be; `facing` where it faces anywhere. */
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
