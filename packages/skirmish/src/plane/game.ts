import type { Body, Place, Point, Vector } from '@escarmouche/space';
import type { FigureGame, FigureOdds } from '../game.ts';
import type { FigureId, FigureIn } from '../roster.ts';
import type { RunUp } from './jumping.ts';
import type { PlaneRules } from './rules.ts';
import type { PlaneState } from './state.ts';

/** Abilities of a game of figures on a plane, with walks, runs, climbs and deployment. Lengths in units. */
export interface PlaneFigureGame<S extends PlaneState, C> extends FigureGame<S, C> {
  readonly rules: PlaneRules<S>;
  readonly movement: Movement<S, C>;
  readonly deploy: (figure: FigureId, at: Place, facing: Vector) => C;
  readonly odds?: PlaneFigureOdds<S, C>;
}

export interface PlaneFigureOdds<S extends PlaneState, C> extends FigureOdds<S, C> {
  /** Useful actions for other figures of the side, once near them. */
  readonly aids: (state: S, figure: FigureIn<S>) => readonly Aid[];
}

/** A game with actions and odds, as bots need it. */
export type WeighedGame<S extends PlaneState, C> = PlaneFigureGame<S, C> & {
  readonly [K in 'actions' | 'odds']-?: NonNullable<PlaneFigureGame<S, C>[K]>;
};

/** Movements of figures. */
interface Movement<S extends PlaneState, C> {
  /** Allowance of a walk, in units of cost. */
  readonly walks: (state: S, figure: FigureIn<S>) => number;
  /** Command of the acting figure's walk along a path, with a facing at the end. */
  readonly walk: (path: readonly Point[], facing?: Vector) => C;
  readonly running?: Straight<S, C>;
  /** Zigzags; 0 far for a figure without the rule that gives them. */
  readonly zigzag?: Straight<S, C>;
  readonly climbing?: Climbing<S, C>;
  readonly jumping?: Jumping<S, C>;
  readonly swimming?: Swimming<S, C>;
  /** Command to get up with a facing; undefined for a figure that does not lie. */
  readonly rises?: (figure: FigureIn<S>, facing: Vector) => C | undefined;
  /** May a figure neither move nor turn? */
  readonly isHeld?: (state: S, figure: FigureIn<S>) => boolean;
}

/** A movement in one straight line: its rule, its length and its command. */
interface Straight<S extends PlaneState, C> {
  readonly rule: string;
  readonly far: (state: S, figure: FigureIn<S>) => number;
  readonly run: (to: Place) => C;
}

/** Jumps after a straight run-up, along its line and at most as far again. */
interface Jumping<S extends PlaneState, C> {
  /** Length of the longest run-up, in units; 0 for a figure that does not jump. */
  readonly far: (state: S, figure: FigureIn<S>) => number;
  /** Command that begins a jump: the whole of it, or its run-up alone. */
  readonly begin: (runUp: Point, to: Point) => C;
  /** The run-up just made, and the command of a jump after it; absent where the first command is the whole jump. */
  readonly goesOn?: (state: S) => { readonly runUp: RunUp; readonly command: (to: Point) => C } | undefined;
}

/** Swims in deep water, from its edge or within it. */
interface Swimming<S extends PlaneState, C> {
  /** Length of a swim in one action, in units; 0 for a figure that does not swim. */
  readonly far: (state: S, figure: FigureIn<S>) => number;
  readonly swim: (path: readonly Point[], facing?: Vector) => C;
}

interface Climbing<S extends PlaneState, C> {
  /** Climbs worth trying of what a figure touches, legal or not. */
  readonly climbs: (state: S, figure: FigureIn<S>) => readonly ClimbCommand<C>[];
  /** Height of a climb in one action, in units, where the feature has no height of its own. */
  readonly far: (state: S, figure: FigureIn<S>) => number;
  /** Height that the usual figure climbs in one action, and the cost of a unit of height: for the rough search of ways. */
  readonly usual: Readonly<Record<'wall' | 'ladder', { readonly most: number; readonly factor: number }>>;
}

interface ClimbCommand<C> {
  readonly feature: string;
  /** Up, or down when negative. */
  readonly height: number;
  readonly command: C;
}

/** A useful action for another figure, possible near a place. */
export interface Aid {
  readonly for: FigureId;
  /** The place of the action, and the most units from there. */
  readonly at: Body;
  readonly reach: number;
  /** Vitality given back in the mean. */
  readonly value: number;
}
