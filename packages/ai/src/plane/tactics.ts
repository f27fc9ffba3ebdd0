import type { Text } from '@escarmouche/referee';
import type { FigureId, FigureIn } from '@escarmouche/skirmish';
import type { PlaneRules, PlaneState } from '@escarmouche/skirmish/plane';
import type { Body, Point, Vector } from '@escarmouche/space';

/**
 * What the bot of one system's figures on a plane knows of it: how far figures go, what attacks are worth, how commands are written. A system's
 * bot makes it once and hands it in. Lengths in units; what things are worth in vitality points.
 */
export interface Tactics<S extends PlaneState, C, A extends Aim> extends Movement<S, C> {
  /** What shots are worth as everybody stands now: asked for anew with each decision. */
  readonly shots: (state: S) => Shots<S, A>;
  /** What a fight is worth to the figure that begins it, as the two stand. */
  readonly fight: (state: S, figure: FigureIn<S>, enemy: FigureIn<S>) => number;
  /** The chance that a figure comes to touch an enemy that it walks up to, where it may fear it. */
  readonly dares: (state: S, figure: FigureIn<S>, enemy: FigureIn<S>) => number;
  /** All that a figure has to lose. */
  readonly life: (figure: FigureIn<S>) => number;
  /** May it neither move nor turn? */
  readonly held: (state: S, figure: FigureIn<S>) => boolean;
  /** Is it the better protected from its front? */
  readonly frontal: (state: S, figure: FigureIn<S>) => boolean;
  /** What reasons tell, as everybody stands; no decision asks for it. */
  readonly chances: Chances<S, A>;
  /** What it might do for others of its side with an action, once it is near them. */
  readonly aids: (state: S, figure: FigureIn<S>) => readonly Aid[];
}

/** Chances of hurting, and what else makes a reason. */
export interface Chances<S extends PlaneState, A extends Aim> {
  readonly shot: (state: S, shooter: FigureIn<S>, aim: A, target: FigureIn<S>) => number;
  readonly fight: (state: S, figure: FigureIn<S>, enemy: FigureIn<S>) => number;
  /** Is it a power, and no weapon? */
  readonly isPower: (aim: A) => boolean;
  /** How much hangs on a figure, beside its own loss. */
  readonly stake: (state: S, id: FigureId) => number;
}

/** Something useful that is done near a place. */
export interface Aid {
  readonly for: FigureId;
  /** Where it is done, and how many units from there at most. */
  readonly at: Body;
  readonly reach: number;
  readonly value: number;
}

/** How figures get about. */
export interface Movement<S extends PlaneState, C = unknown> {
  readonly rules: PlaneRules<S>;
  /** What may be climbed in one action, and what a unit of height costs: for rough ways only. */
  readonly climbing: Readonly<Record<'wall' | 'ladder', { readonly most: number; readonly factor: number }>>;
  /** Cost that a figure may spend in a move. */
  readonly moveAllowance: (state: S, figure: FigureIn<S>) => number;
  /** The same in a run. */
  readonly runAllowance: (state: S, figure: FigureIn<S>) => number;
  /** Climbs worth trying of what it touches, legal or not. */
  readonly climbs: (state: S, figure: FigureIn<S>) => readonly Climb<C>[];
  readonly move: (path: readonly Point[], facing?: Vector) => C;
  readonly run: (to: Point) => C;
  readonly means: (state: S, figure: FigureIn<S>) => Means;
}

export interface Climb<C> {
  readonly feature: string;
  /** Up, or down when negative. */
  readonly height: number;
  readonly command: C;
}

/** What its activation leaves to a figure. */
export interface Means {
  readonly moves: boolean;
  readonly runs: boolean;
  /** Another action is left after a move or a climb. */
  readonly acts: boolean;
  /** That action may be a shot. */
  readonly shoots: boolean;
}

/** One figure that might shoot at another with one weapon; a system adds what it needs to tell its worth. */
export interface Aim {
  /** No shot reaches further. */
  readonly range: number;
  /** Up to here it counts as another one; absent: it serves from right beside its target on. */
  readonly beyond?: number;
}

/** Shots between figures where they are, or where a ghost of them is. */
export interface Shots<S extends PlaneState, A extends Aim> {
  readonly aims: (shooter: FigureIn<S>, target: FigureId) => readonly A[];
  /** The most that a shot from there may be worth: as if nothing hid its target. Quick. */
  readonly most: (shooter: FigureIn<S>, aim: A, target: FigureIn<S>) => number;
  readonly legal: (shooter: FigureIn<S>, aim: A, target: FigureIn<S>) => boolean;
  readonly worth: (shooter: FigureIn<S>, aim: A, target: FigureIn<S>) => number;
}

/** A command, what it is worth in vitality points, and why. */
export interface Option<C> {
  readonly command: C;
  readonly value: number;
  readonly reason: () => Text;
}
