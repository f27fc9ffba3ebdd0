import type { Place, Vector } from '@escarmouche/space';
import type { FigureId, FigureIn } from '../roster.ts';
import type { MoveManner, PlaneTurn } from './events.ts';
import type { PlaneRules } from './rules.ts';
import type { PlaneFigure, PlaneState } from './state.ts';
import type { Way } from './way.ts';

/** Rules of a system for a figure's real movement: before, along and after it. A member left out changes nothing. */
export interface TravelRules<S extends PlaneState, T extends PlaneTurn<S>> extends PlaneRules<S> {
  /** Attacks of the enemies that the figure is about to leave; false when they keep it from leaving. */
  readonly leaves?: (turn: T, figure: FigureIn<S>) => boolean;
  /** Watchers that may break into a movement that begins. */
  readonly watch?: (turn: T, figure: FigureIn<S>, manner: MoveManner) => Watch<S> | undefined;
  /** The figure has come down from a height, in units. */
  readonly fell?: (turn: T, figure: FigureIn<S>, height: number) => void;
  /** The figure has moved, of its own will or not, by way of these places. */
  readonly moved?: (turn: T, figure: FigureIn<S>, willed: boolean, trail: readonly Place[]) => void;
  /** The figure has come into contact with enemies without a charge. */
  readonly met?: (turn: T, figure: FigureIn<S>, enemies: readonly FigureIn<S>[]) => void;
  /** A willed movement, by way of these places, has brought the figure into contact with enemies; it may have touched some of them all the time. */
  readonly charged?: (turn: T, figure: FigureIn<S>, enemies: readonly FigureIn<S>[], trail: readonly Place[]) => void;
  /** Facing of a figure at the end of a way of its own that ends in contact: the one chosen, if legal. The direction of the way when absent. */
  readonly facesInContact?: (state: S, figure: FigureIn<S>, way: Way<S>, chosen: Vector | undefined) => Vector | undefined;
}

/** Watchers that may break into one movement: enemies in alert, guards. */
export interface Watch<S extends PlaneState> {
  /** The next point of a way, before its end, at which watchers may break in; `gone` units of the movement are behind. */
  readonly next: (way: Way<S>, gone: number) => Window<S> | undefined;
  /** The movement is at its end: watchers have their last say. True when that ends it without a contact. */
  readonly end: (progress: Progress<S>) => boolean;
}

/** A point of a way at which somebody may break in. */
interface Window<S extends PlaneState> {
  /** Units along the way. */
  readonly at: number;
  /** Asks the watchers. passed: no reaction; broken: a reaction, and the movement goes on; halted: the movement is over. */
  readonly open: (progress: Progress<S>) => 'passed' | 'broken' | 'halted';
}

/** Progress of a movement: the part behind, and the way left. */
export interface Progress<S extends PlaneState> {
  readonly mover: FigureId;
  /** Posture when the movement began. */
  readonly posture: PlaneFigure['posture'];
  readonly manner: MoveManner;
  readonly gone: number;
  /** The places passed, for the log: none at the end of the movement. */
  readonly trail: readonly Place[];
  /** None at the end of the movement. */
  readonly left?: Way<S>;
}
