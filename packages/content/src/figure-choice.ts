/** A figure of a band as pages of any game choose it. Files write it as the packs of its game do (`band-figure.ts` of each). */

/** Something that a figure has. */
export interface Piece {
  readonly id: string;
  /** Where it comes with a number: how much better an upgrade makes a weapon. */
  readonly number?: number;
  readonly upgrades?: readonly Piece[];
}

/** A figure is given no more things of one kind, and nothing more upgrades. */
export const MOST_PIECES = 10;

/** By kind. */
export type Gear = Readonly<Record<string, readonly Piece[]>>;

/** A figure of a band. What is not chosen for it is as its profile is printed. */
export interface FigureChoice {
  readonly profile: string;
  readonly name?: string;
  /** Of each kind that is named, what it has in place of its profile's. */
  readonly gear?: Gear;
  /** Levels by skill, in place of its profile's or laid on them. */
  readonly levels?: Readonly<Record<string, string>>;
}
