import type { FeatureKind, Place, Point, Shape, Vector } from '@escarmouche/space';

/**
 * What a table shows, in no renderer's terms: the plan draws it, and so may any other view. Lengths and positions in integer units of the table
 * (1000 a pace), x to the east, y to the north, z upwards.
 */
export interface Board {
  readonly width: number;
  readonly height: number;
  readonly ground: Ground;
  readonly terrain: readonly Terrain[];
  readonly zones: readonly Zone[];
  readonly figures: readonly FigureOnBoard[];
}

export type Ground = 'deck' | 'grass' | 'sand';

export interface Terrain {
  readonly id: string;
  readonly kind: FeatureKind;
  readonly shape: Shape;
  readonly base: number;
  readonly top: number;
  readonly name?: string;
}

/** Where a side deploys. */
export interface Zone {
  readonly side: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly open: boolean;
}

export type Bearing = 'standing' | 'prone' | 'hanging' | 'out';

export interface FigureOnBoard {
  readonly id: string;
  /** Side letter and number, unique on the table: "A3". */
  readonly tag: string;
  readonly name: string;
  /** Index of its side: colour, shape and letter follow from it. */
  readonly side: number;
  readonly at: Place;
  readonly r: number;
  readonly facing: Vector;
  readonly bearing: Bearing;
  readonly vitality: { readonly left: number; readonly full: number };
  readonly alert: boolean;
  /** Has had its activation this turn. */
  readonly spent: boolean;
  /** Is the one that acts now. */
  readonly active: boolean;
}

export type Tone = 'plain' | 'good' | 'warn' | 'bad' | 'info';

/** What is laid over the board while something is looked at or asked. */
export interface Overlay {
  readonly reach?: readonly (readonly Point[])[];
  readonly ghost?: Ghost;
  readonly trail?: Trail;
  readonly rings?: readonly Ring[];
  readonly sights?: readonly SightLine[];
  readonly marks?: readonly Mark[];
}

export interface Ghost {
  readonly figure: string;
  readonly at: Place;
  readonly r: number;
  readonly facing: Vector;
  readonly tone: Tone;
  /** May the player turn it? */
  readonly turnable: boolean;
}

export interface Trail {
  readonly points: readonly Place[];
  readonly tone: Tone;
  readonly label: string;
  /** The part that was pointed at but cannot be gone. */
  readonly beyond?: readonly Point[];
}

export interface Ring {
  readonly center: Point;
  readonly radius: number;
  readonly label: string;
  readonly tone: Tone;
}

export interface SightLine {
  readonly from: Place;
  readonly to: Place;
  readonly tone: Tone;
  readonly label?: string;
}

export interface Mark {
  readonly kind: 'figure' | 'feature';
  readonly id: string;
  readonly tone: Tone;
}

export const NOTHING: Overlay = {};
