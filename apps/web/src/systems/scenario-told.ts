import type { Language } from '@escarmouche/referee';

/** Tells a player what a battle is about and how far it has come. */
export type ScenarioTeller<S> = (state: S, language: Language) => ScenarioTold | undefined;

export interface ScenarioTold {
  readonly name: string;
  readonly story: string;
  /** The turn, and the last one where there is one. */
  readonly turn: string;
  /** Events on the way, in order. */
  readonly news: readonly string[];
  readonly sides: readonly SideTold[];
}

export interface SideTold {
  /** Index of the side, as on the board. */
  readonly side: number;
  readonly name: string;
  /** The side's score, where points are counted. */
  readonly score?: string;
  /** The aim left to a side without objectives where others have some. */
  readonly aim?: string;
  readonly objectives: readonly ObjectiveTold[];
}

export interface ObjectiveTold {
  readonly id: string;
  readonly text: string;
  /** Gain of meeting the objective. */
  readonly worth: string;
  /** Progress of the objective; nothing before a figure is in play. */
  readonly progress: string;
  readonly result: 'open' | 'met' | 'missed';
}
