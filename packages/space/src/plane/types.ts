import type { Data } from '@escarmouche/referee/schema';
import type * as schema from './schema.ts';

/**
 * The plane: a table seen from above with heights.
 *
 * Units: every length is in milli-paces (1 pace = 1000 units). Positions that are stored are integers; lengths, costs and shares that are
 * computed are plain numbers. x grows to the east, y to the north, z upwards; the open ground is at z = 0.
 */

/** Units in one pace. */
export const PACE = 1000;
/** Two lengths closer than this are equal. */
export const LENGTH_TOLERANCE = 1;
/** Bases whose gap is at most this are in contact. */
export const CONTACT_GAP = 10;
/** Bases in contact stand on levels that differ by less than this. */
export const CONTACT_LEVEL = 1000;

export type Point = Data<typeof schema.point>;

/** A direction: any vector but (0,0); its length means nothing. Integers where stored. */
export type Vector = Point;

export type Place = Data<typeof schema.place>;

/** An upright cylinder: a figure on its base, or (r = h = 0) a point. */
export interface Body extends Place {
  readonly r: number;
  readonly h: number;
}

export type Shape = Data<typeof schema.shape>;

export type FeatureKind = Data<typeof schema.featureKind>;

/** A piece of terrain: a prism over `shape` between the levels `base` and `top`. A platform is a solid whose base is above the ground. */
export type Feature = Data<typeof schema.feature>;

/** A table from (0,0) to (width,height). Tables never change: derived indexes are kept per table object. */
export type Table = Data<typeof schema.table>;

/** Another figure, as a moving base sees it. */
export interface Other {
  readonly id: string;
  readonly body: Body;
  /** stop: touching it ends the movement (an enemy); block: must not be overlapped; pass: may be passed through but not ended upon. */
  readonly manner: 'stop' | 'block' | 'pass';
  /** No point of the movement may bring the gap between the bases below this (an undetectable enemy: 1000). */
  readonly clearance?: number;
}

/** Abilities of a moving base in the terms of geometry; the rules fill them in. */
export interface Mover {
  readonly body: Body;
  /** Cost of one unit walked in difficult ground: 2, or 1 for an agile walker. */
  readonly difficultFactor: number;
  /** Cost in units of crossing a linear obstacle (its real length if more); undefined: no crossing. */
  readonly linearCost: number | undefined;
  /** Steps up of at most this are free; higher blocks. */
  readonly stepUp: number;
  /** Drops below this are free; from this on a drop is a fall that ends the movement. */
  readonly dropFree: number;
  /** land: deep water stops the base at the edge; swim: the base moves in deep water only and may end on the bank touching the edge. */
  readonly medium: 'land' | 'swim';
  /** The base passes walls and linear obstacles at no cost, but does not come to rest inside one. */
  readonly throughWalls?: true;
  readonly others: readonly Other[];
}

export type StopReason =
  | 'table' // the table edge
  | 'solid' // a wall, or anything more than stepUp higher
  | 'linear' // a linear obstacle that cannot be crossed, or not with the length left
  | 'water' // the edge of deep water (or, swimming, the bank)
  | 'figure' // the base of a figure that blocks
  | 'contact' // contact with a figure whose manner is stop
  | 'clearance' // as near as allowed to a figure with a clearance
  | 'fall' // more than half of the base over a drop of dropFree or more
  | 'budget'; // the allowance is used up

export interface Stop {
  readonly reason: StopReason;
  /** The feature or figure that stops it. */
  readonly id?: string;
}

/** A fall: the place of tipping over, and the landing. */
export interface Fall {
  readonly from: Place;
  readonly landing: Place;
  readonly height: number;
}

/** Result of walking a polyline; walking never throws, and stops where it must. */
export interface Trace {
  /** The way really gone, start first, with levels; a step or small drop repeats the point with another z. */
  readonly points: readonly Place[];
  readonly end: Place;
  /** Direction of the last stretch gone; undefined when nothing was walked. */
  readonly direction: Vector | undefined;
  readonly length: number;
  readonly cost: number;
  /** True when the whole polyline was walked. */
  readonly complete: boolean;
  readonly stop?: Stop;
  readonly fall?: Fall;
  /** Ids of the figures of manner stop in contact with the base at the end. */
  readonly touches: readonly string[];
}

/** The hidden share of a target, and the features and figures that hide it. */
export interface Sight {
  /** Hidden share of the target's rectangle, 0 to 1. */
  readonly hidden: number;
  /** Blockers, by decreasing share that each hides alone. */
  readonly blockers: readonly { readonly id: string; readonly share: number }[];
  /**
   * The silhouette by columns from left to right as the looker sees it: each column spans u0..u1 (0..1 of the width) and lists its hidden
   * intervals of height as shares 0..1 from the feet up. For drawing; `hidden` is the exact integral.
   */
  readonly columns: readonly { readonly u0: number; readonly u1: number; readonly hidden: readonly (readonly [number, number])[] }[];
}
