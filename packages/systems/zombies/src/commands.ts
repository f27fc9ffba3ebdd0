import type { Quarter } from '@escarmouche/space/tiles';
import type { Square } from './state.ts';

/** One decision of a player. */
export type Command =
  /** Rolls for the first turn and deals the hands (ZB-CORE-PLAYERS, ZB-SET-PLAYER). */
  | { readonly type: 'begin' }
  | { readonly type: 'draw' }
  | { readonly type: 'place'; readonly x: number; readonly y: number; readonly turn: Quarter }
  | { readonly type: 'stock'; readonly zombies: readonly Square[]; readonly bullets: readonly Square[]; readonly lives: readonly Square[] }
  /** Goes on to the combat of step 2, if there is one; `leave`: the token there is not taken. */
  | { readonly type: 'face'; readonly leave?: true }
  | { readonly type: 'refill' }
  /** Rolls for movement, or forgoes it. */
  | { readonly type: 'roll' }
  | { readonly type: 'stay' }
  | { readonly type: 'step'; readonly to: Square; readonly leave?: true }
  | { readonly type: 'halt' }
  /** Rolls for the zombies, and moves one of them. */
  | { readonly type: 'herd' }
  | { readonly type: 'shift'; readonly from: Square; readonly to: Square }
  | { readonly type: 'discard'; readonly card: string }
  | { readonly type: 'end' }
  /** Plays an event card of the hand, or uses one that lies in front of the player. */
  | { readonly type: 'play'; readonly card: string }
  | { readonly type: 'use'; readonly card: string };
