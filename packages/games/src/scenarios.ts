import type { ChosenBand, OpenGroup, Result, ScenarioBands, ScenarioFile } from '@escarmouche/content';
import type { BandSetup } from './setups.ts';

/** Choices of players in a scenario. */
interface ScenarioChoice {
  /** Bands by group, where the scenario gives the choice. The usual one when absent. */
  readonly bands: Readonly<Record<string, ChosenBand>>;
  /** In place of those of the scenario. */
  readonly options: object;
}

/** A scenario as a game plays it. */
export interface Edition {
  readonly groups: readonly OpenGroup[];
  /** Bands that groups may be chosen from. */
  readonly bands: ScenarioBands;
  setup(choice: ScenarioChoice): BandSetup;
}

export interface ScenarioGame {
  readonly ready: readonly ScenarioFile[];
  /** Undefined for a scenario of another game. */
  edition(scenario: ScenarioFile): Result<Edition> | undefined;
}
