import type { Refusal, Seat } from '@escarmouche/referee';
import type { FigureId, FigureIn } from '@escarmouche/skirmish';
import type { PlaneRules, PlaneState } from '@escarmouche/skirmish/plane';
import type { Place, Point, Vector } from '@escarmouche/space';
import type { ActingContext } from './acting-context.ts';

/** What a system of figures on a plane tells these screens of itself. It makes it once and hands it in. Lengths in units. */
export interface PlaneGame<S extends PlaneState, C> {
  readonly rules: PlaneRules<S>;
  /** Rules that screens name where they explain something. */
  readonly ids: PlaneGameIds;
  /** Why a seat may not give a command. */
  readonly check: (state: S, seat: Seat, command: C) => Refusal | undefined;
  /** Why a figure that is about to act may not do this. */
  readonly refusal: (acting: ActingContext<S, C>, command: C) => Refusal | undefined;

  // ---- movement
  /** The cost that a walk may have. */
  readonly walks: (state: S, figure: FigureIn<S>) => number;
  /** The command that walks along a path, at its end to face somewhere. */
  readonly walk: (figure: FigureId, path: readonly Point[], facing?: Vector) => C;
  /** Where figures may run in one straight line: how far, and whether it may be done now. */
  readonly running?: {
    readonly far: (state: S, figure: FigureIn<S>) => number;
    readonly may: (acting: ActingContext<S, C>) => boolean;
  };

  // ---- deployment
  readonly deploy: (figure: FigureId, at: Place, facing: Vector) => C;
}

export interface PlaneGameIds {
  readonly sight: string;
  readonly cover: string;
}
