import type { Place, Point, Vector } from '@escarmouche/space';

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
