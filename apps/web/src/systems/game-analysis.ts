import type { Language } from '@escarmouche/referee';

/**
 * Measures of a battle once it has been fought. Every function is pure; the file comes with the first analysis (`GameAdapter.analysis`).
 */
export interface GameAnalysis<S, E> {
  /** Strength of each side in a state, by the index of the side: only the shares of the sides count, never the numbers. */
  worth(state: S): readonly number[];
  /** Rolls of one command that had to reach something, or to beat another roll: in order, each with the exact chance it had. */
  rolls(events: readonly E[]): readonly Attempt[];
  /** All dice of one command, those that did not count included. */
  dice(events: readonly E[]): readonly Thrown[];
  /** Damage of one command. */
  harm(events: readonly E[]): readonly Harm[];
  /**
   * The change that one command made, in a sentence with its chances; `state` is the state before it. Nothing when the command cost no seat
   * anything.
   */
  story(state: S, events: readonly E[], language: Language): string | undefined;
  /** Words of the charts, as the game says them. */
  words(language: Language): AnalysisWords;
}

export interface AnalysisWords {
  /** Meaning of the shares of the sides. */
  readonly standing: string;
  readonly vitality: { readonly title: string; readonly explain: string };
  /** A table of the figures one by one, with what harm each did and took; absent where a side is one figure, for the charts tell all of it. */
  readonly harm?: {
    readonly title: string;
    readonly figure: string;
    readonly given: string;
    readonly taken: string;
    /** Others that were lost by it. */
    readonly felled: string;
    readonly gone: string;
  };
}

export interface Attempt {
  readonly figure: string;
  readonly chance: number;
  readonly passed: boolean;
}

export interface Thrown {
  /** Absent: the rules' own. */
  readonly figure?: string;
  /** Number of faces of each die. */
  readonly faces: number;
  readonly values: readonly number[];
}

export interface Harm {
  readonly figure: string;
  readonly by?: string;
  readonly points: number;
  /** The figure is lost with the hit. */
  readonly lost: boolean;
}
