import type { Language } from '@escarmouche/referee';

/** What a battle can be weighed by once it has been fought. Every function is pure; it comes when it is first asked for (`GameAdapter.analysis`). */
export interface GameAnalysis<S, E> {
  /** How strong each side is in a state, by the index of the side: only the shares of the sides are looked at, never the numbers. */
  worth(state: S): readonly number[];
  /** Rolls of one command that had to reach something, or to beat another roll: in order, each with the exact chance it had. */
  rolls(events: readonly E[]): readonly Attempt[];
  /** All dice of one command, those that did not count included. */
  dice(events: readonly E[]): readonly Thrown[];
  /** Damage of one command. */
  harm(events: readonly E[]): readonly Harm[];
  /** What one command changed, in a sentence with the chances it had; `state` is the state before it. Nothing when it cost nobody anything. */
  story(state: S, events: readonly E[], language: Language): string | undefined;
  /** What of it is drawn, in the game's words. */
  words(language: Language): AnalysisWords;
}

export interface AnalysisWords {
  /** What the shares of the sides are made of. */
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
  /** Nobody's when absent. */
  readonly figure?: string;
  /** How many faces each die has. */
  readonly faces: number;
  readonly values: readonly number[];
}

export interface Harm {
  readonly figure: string;
  readonly by?: string;
  readonly points: number;
  /** It is lost with it. */
  readonly lost: boolean;
}
