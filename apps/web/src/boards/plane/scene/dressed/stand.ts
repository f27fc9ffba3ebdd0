import { Color } from 'three';
import { frameOf } from '../../looks/frame.ts';
import { tintOf } from '../../looks/tints.ts';
import type { Terrain } from '../../model.ts';
import type { Solids, Vec3 } from '../solids.ts';

const PACE = 1000;

/** The heaps that a landscape is gathered in, one a material. */
interface Heaps {
  readonly walls: Solids;
  readonly plain: Solids;
  readonly crates: Solids;
  readonly trunks: Solids;
  readonly crowns: Solids;
}

/** Builds a piece by its look. */
export type Builder = (heaps: Heaps, piece: Terrain, context: Context) => void;

export interface Context {
  /** Fronts look this way, in units. */
  readonly towards: { readonly x: number; readonly y: number };
}

/** A piece by its longer axis, in paces: `at` so far along it, so far to its left and so high above its foot. */
export interface Stand {
  readonly length: number;
  readonly width: number;
  readonly height: number;
  readonly turn: number;
  at(along: number, across: number, up: number): Vec3;
}

export function standOf(piece: Terrain): Stand {
  const { at, length, width, turn } = frameOf(piece.shape);
  return {
    length: length / PACE,
    width: width / PACE,
    height: (piece.top - piece.base) / PACE,
    turn,
    at: (u, v, up) => {
      const { x, y } = at(u * PACE, v * PACE);
      return [x / PACE, y / PACE, piece.base / PACE + up];
    },
  };
}

/** The colour of a piece by its look. */
export const tint = (piece: Terrain): Color => new Color(tintOf(piece) ?? '#888');

/** A box on a stand: its middle along, across and up; its length, width and height. */
export function put(solids: Solids, stand: Stand, [u, v, up]: Vec3, size: Vec3, colour: Color): void {
  solids.box(stand.at(u, v, up), size, colour, stand.turn);
}

/** Middles of parts of about this length that fill a length, from one end to the other. */
export function spread(length: number, step: number): readonly number[] {
  const count = Math.max(1, Math.round(length / step));
  return Array.from({ length: count }, (_, i) => ((i + 0.5) / count - 0.5) * length);
}
