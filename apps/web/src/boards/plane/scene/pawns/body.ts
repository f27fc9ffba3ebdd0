import type { Color } from 'three';
import type { Vec3 } from '../solids.ts';
import type { Piece, Put } from './pieces.ts';

/** The body of a kind of pawn, and where its arms begin and end. */
export interface Body {
  readonly piece: Piece;
  /** Middle of the chest; things in hand are put from there. */
  readonly chest: Vec3;
  /** From the middle of the chest to a shoulder. */
  readonly wide: number;
  readonly arm: { readonly colour: Color; readonly thick: number; readonly hand: Color };
  /** The hands where nothing is held: the left one and the right one. */
  readonly hands: readonly [Vec3, Vec3];
  /** The left hand holds something else already. */
  readonly taken?: boolean;
  /** Size of things in hand. */
  readonly grip?: number;
  /** A body without arms carries a thing here. */
  readonly slung?: Put;
  /** Size of the whole. */
  readonly size?: number;
}
