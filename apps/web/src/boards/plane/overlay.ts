import type { Place, Point, Vector } from '@escarmouche/space';
import type { CommonOverlay, Mark, Tone } from '../overlay.ts';

/** Overlay of a table of miniatures while a player looks or is asked. */
export interface Overlay extends CommonOverlay {
  readonly reach?: readonly (readonly Point[])[];
  /** The same and more by what it costs, the cheapest first; each lies in the next. */
  readonly bands?: readonly Band[];
  /** Cubes in reach, or aimed at. */
  readonly cells?: readonly Cell[];
  readonly ghost?: Ghost;
  readonly trail?: Trail;
  readonly rings?: readonly Ring[];
  readonly sights?: readonly SightLine[];
  /** Words beside things: distances, chances. */
  readonly notes?: readonly Note[];
  /** Refusal of the point aimed at, told there; `offered`: the move shown instead may be made. */
  readonly refused?: { readonly at: Point; readonly text: string; readonly offered: boolean };
  /** Places that somebody considered, each with its rank: 0 for the best, 1 for the worst. */
  readonly places?: readonly { readonly at: Place; readonly rank: number }[];
  /** A sight line with what it was judged by. */
  readonly audit?: SightAudit;
  readonly spark?: Spark;
}

/** A short sign of a deed: a flash along a way, or dust about a base of radius `r`; the share of it that is over. */
export interface Spark {
  readonly kind: 'flash' | 'dust';
  readonly at: Place;
  readonly way: Vector;
  readonly r: number;
  readonly gone: number;
}

export interface Band {
  readonly outlines: readonly (readonly Point[])[];
  readonly cost: 'half' | 'full' | 'more';
  readonly label: string;
}

/** The floor of a cube, by its south-west corner. */
export interface Cell {
  readonly at: Place;
  readonly tone: Tone;
  /** The one aimed at: drawn stronger. */
  readonly aimed?: boolean;
  readonly label?: string;
}

export interface Note {
  /** Middle of the thing that the words stand beside, and its radius. */
  readonly at: Point;
  readonly r: number;
  readonly parts: readonly { readonly text: string; readonly tone: Tone }[];
  /** Drawn as a thin line to `at`. */
  readonly from?: Point;
  /** The line is about a figure that may answer the command. */
  readonly answers?: boolean;
  /** The words stand whatever they cover. */
  readonly always?: boolean;
}

/** Sight to a target, for an eye to check: all of it from the witness that the rule's number comes from. */
export interface SightAudit {
  readonly looker: { readonly id: string; readonly name: string };
  readonly target: { readonly id: string; readonly name: string };
  readonly eye: Place;
  /** End of the line drawn: a point of the target that is hidden, if any is, and the point where that line is stopped. */
  readonly to: Place;
  readonly stop?: Place;
  readonly stoppedBy?: string;
  /** Share hidden, 0 to 1, and the silhouette by columns from left to right: u of its width, hidden stretches of its height from the feet up. */
  readonly hidden: number;
  readonly columns: readonly { readonly u0: number; readonly u1: number; readonly hidden: readonly (readonly [number, number])[] }[];
  /** Width of the silhouette over its height. */
  readonly aspect: number;
  /** Shares at which the rule changes its mind. */
  readonly thresholds: readonly { readonly share: number; readonly label: string; readonly rule: string }[];
  readonly blockers: readonly { readonly mark: Mark; readonly name: string; readonly share: string }[];
  readonly verdict: string;
  readonly tone: Tone;
  /** The side that looks. */
  readonly side: number;
}

export interface Ghost {
  readonly figure: string;
  readonly at: Place;
  readonly r: number;
  /** Absent where figures face nowhere. */
  readonly facing?: Vector;
  readonly tone: Tone;
  /** May the player turn it? */
  readonly turnable: boolean;
}

interface Trail {
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
  /** The side whose shot or blow is drawn: the line has the side's colour, and a head. Absent for a look. */
  readonly side?: number;
  /** One of two thin lines side by side, both ways between the same figures. */
  readonly paired?: boolean;
}
