import type { Place, Vector } from '@escarmouche/space';
import type { FigureId } from '../roster.ts';
import type { Perch, PlaneState } from './state.ts';

/** Manner of a figure's movement. `back`: off a linear obstacle that it could not clear. */
export type MoveManner =
  | 'move'
  | 'run'
  | 'crawl'
  | 'jump'
  | 'climb'
  | 'ladder'
  | 'swim'
  | 'flight'
  | 'pushed'
  | 'thrown'
  | 'fled'
  | 'fell'
  | 'back';

/** Events of figures on a plane, whatever the rules. */
export type PlaneEvent =
  | { readonly type: 'figureDeployed'; readonly figure: FigureId; readonly at: Place; readonly facing: Vector }
  /**
   * `paused`: somebody may break in here, the movement goes on. `trail`: the places passed before, in a movement that has paused; `onward`: in one
   * that somebody has broken into.
   */
  | {
      readonly type: 'figureMoved';
      readonly figure: FigureId;
      readonly manner: MoveManner;
      readonly points: readonly Place[];
      readonly facing?: Vector;
      readonly perch?: Perch;
      readonly by?: FigureId;
      readonly paused?: true;
      readonly onward?: true;
      readonly trail?: readonly Place[];
    }
  | { readonly type: 'figureTurned'; readonly figure: FigureId; readonly facing: Vector; readonly rule: string }
  | { readonly type: 'engaged'; readonly figure: FigureId; readonly enemies: readonly FigureId[] };

/** Parts of a system's turn that movement needs. */
export interface PlaneTurn<S extends PlaneState = PlaneState> {
  readonly state: S;
  emit(event: PlaneEvent): void;
}
