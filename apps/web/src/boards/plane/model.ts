import type { Silhouette } from '@escarmouche/content/silhouettes';
import type { FeatureKind, Place, Shape, Vector } from '@escarmouche/space';

/**
 * A table of miniatures in no renderer's terms: plan and scene draw the same. Lengths and positions in integer units of the table (1000 a
 * pace), x to the east, y to the north, z upwards.
 */
export interface PlaneBoard {
  readonly kind: 'plane';
  readonly width: number;
  readonly height: number;
  readonly ground: Ground;
  /** Parts of it that are covered with something else, painted in this order. */
  readonly patches?: readonly Patch[];
  readonly terrain: readonly Terrain[];
  readonly zones: readonly Zone[];
  readonly figures: readonly FigureOnBoard[];
  /** Named parts of the table that the battle is about. */
  readonly areas?: readonly Area[];
  readonly tokens?: readonly TokenOnBoard[];
  /** Of a battlefield of cubes. */
  readonly grid?: Grid;
}

/** Cubes in columns and rows, one level above the other. */
export interface Grid {
  /** Side of a cube. */
  readonly cube: number;
  /** Highest level with something to stand on. */
  readonly levels: number;
  /** The level that is looked at, from 1; all of them without it. */
  readonly level?: number;
}

export type Ground = 'deck' | 'grass' | 'sand' | 'asphalt' | 'slabs' | 'tiles' | 'cobbles' | 'earth';

/** The lines on a road are paint. */
export type Covering = Ground | 'paint';

/** Something that marks a place: the last noise, a load, an item not turned over yet, an objective. */
export interface TokenOnBoard {
  readonly id: string;
  readonly kind: 'noise' | 'load' | 'item' | 'objective';
  readonly name: string;
  /** The sign written on the token. */
  readonly mark?: string;
  /** The side that holds it. */
  readonly side?: number;
  readonly at: Place;
  /** The figure that carries it. */
  readonly by?: string;
}

export interface Area {
  readonly id: string;
  readonly name: string;
  /** Shorter words that stand on the board instead of its name. */
  readonly label?: string;
  readonly shape: Shape;
  /** The side that alone is after it. */
  readonly side?: number;
  /** Of a battlefield of cubes: the floor it lies on. */
  readonly z?: number;
}

export interface Patch {
  readonly ground: Covering;
  readonly shape: Shape;
}

export interface Terrain {
  readonly id: string;
  readonly kind: FeatureKind;
  readonly shape: Shape;
  readonly base: number;
  readonly top: number;
  /** Look of the feature; drawn by its kind where it has none, or one that the board does not know. */
  readonly look?: string;
  readonly name?: string;
  /** How it lies to the level that is looked at: below its floor, or cut by the section of the plan. */
  readonly lies?: 'below' | 'cut';
}

/** Zone of deployment of a side. */
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
  /** Text for a screen reader. */
  readonly spoken: string;
  /** Index of its side: colour, shape and letter follow from it. */
  readonly side: number;
  readonly at: Place;
  readonly r: number;
  /** Absent where figures face nowhere. */
  readonly facing?: Vector;
  readonly bearing: Bearing;
  readonly silhouette: Silhouette;
  /** The figure has just come to the bearing `out`: its bearing before, and the share of its fall that is behind it. */
  readonly falls?: { readonly from: Bearing; readonly gone: number };
  readonly vitality: { readonly left: number; readonly full: number };
  readonly alert: boolean;
  /** Has had its activation this turn. */
  readonly spent: boolean;
  /** Is the one that acts now. */
  readonly active: boolean;
  /** Stands on another level than the one that is looked at. */
  readonly aside?: boolean;
}
