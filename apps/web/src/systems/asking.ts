import type { Language, Seat } from '@escarmouche/referee';
import type { BoardPoint } from '../boards/board-point.ts';

/** Questions to persons where the table is not on the map. Every function is pure and speaks of the state given. */
export interface Asking<S, C> {
  /** Is the table not on the map? */
  unmeasured(state: S): boolean;
  /** Shares of a figure that cover hides, by the steps of the rules: none first. */
  readonly covers: readonly number[];
  /** Questions about the enemies of a figure to be answered before its activation is planned, the nearest last. */
  around(state: S, figure: string): readonly Pair[];
  /** Questions that a command still needs answered. */
  needed(state: S, command: C): readonly Pair[];
  /** All others in play, as one figure has them before it. */
  others(state: S, figure: string, language: Language): readonly Other[];
  tell(pair: Pair, answer: Told): C;
  /** The longest way of an action in whole paces, and a place so far away. */
  most(state: S, figure: string, action: string): number;
  placeAfter(state: S, seat: Seat, figure: string, action: string, paces: number): BoardPoint | undefined;
}

/** One question: how one figure has another before it. */
export interface Pair {
  readonly from: Named;
  readonly to: Named;
  /** The parts asked: how far, in sight and behind which cover, from which side. */
  readonly asks: { readonly distance: boolean; readonly sight: boolean; readonly cover: boolean; readonly side: boolean };
  /** The answers of the map: proposed, and mostly wrong the first time. `distance` in whole paces, rounded up. */
  readonly guess: { readonly distance: number; readonly side: 'front' | 'rear' };
}

export interface Named {
  readonly id: string;
  /** "B1 Rask" */
  readonly name: string;
  readonly tag: string;
  readonly side: number;
}

/** Another figure with what has been told of it in words; `pair`: what it needs to be told before anything is done to it. */
export interface Other extends Named {
  readonly ally: boolean;
  readonly told: string;
  readonly pair: Pair;
  /** All that a deed may need has been told, and the map agrees. */
  readonly known: boolean;
}

/** The answer of a person. `distance` in paces, 0 in contact; `cover`: a step of the rules, or not in sight. */
export interface Told {
  readonly distance?: number;
  readonly cover?: number | 'unseen';
  readonly side?: 'front' | 'rear';
}
