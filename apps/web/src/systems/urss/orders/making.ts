import type { Language, Seat } from '@escarmouche/referee';
import type { FigureIn } from '@escarmouche/skirmish';
import type { Place, Point, Vector } from '@escarmouche/space';
import type { Advice } from '../../game-adapter.ts';
import type { SharedCommand, UrssAdvice, UrssState } from '../game.ts';

/** Commands as orders read them, whichever document they are of. */
export type Given =
  | Exclude<SharedCommand, { readonly type: 'special' }>
  | { readonly type: 'deploy'; readonly figure: string; readonly at: Place; readonly facing: Vector }
  | { readonly type: 'special'; readonly rule: string; readonly target?: string; readonly to?: Place; readonly path?: readonly Point[] }
  | { readonly type: 'getUp' | 'standUp'; readonly facing: Vector };

/** The table's own previews, whose odds are told. */
export type Advised<S, C> = Pick<Advice<S, C, never>, 'preview'>;

/** An order in the making. */
export interface Making<S extends UrssState, C extends object> {
  readonly game: UrssAdvice<S, C>;
  readonly advice: Advised<S, C>;
  readonly state: S;
  readonly seat: Seat;
  readonly figure: FigureIn<S>;
  readonly language: Language;
}
