import type { ChosenBand, Result, ScenarioFile, ScenarioGroup } from '@escarmouche/content';
import type { BandSetup } from './bands.ts';

/** What players choose of a scenario. */
interface ScenarioChoice {
  /** Bands by group, where the scenario gives the choice. The usual one when absent. */
  readonly bands: Readonly<Record<string, ChosenBand>>;
  /** In place of those of the scenario. */
  readonly options: object;
}

/** A scenario as a game plays it. */
export interface Edition {
  /** Groups whose bands may be chosen. */
  readonly groups: readonly ScenarioGroup[];
  setup(choice: ScenarioChoice): BandSetup;
}

export interface ScenarioGame {
  readonly ready: readonly ScenarioFile[];
  /** Undefined for a scenario of another game. */
  edition(scenario: ScenarioFile): Result<Edition> | undefined;
}
