import type { Setup } from '@escarmouche/urss-classic';
import { battleSetup, type BandGroup } from '@escarmouche/urss-classic/bands';
import { contentFor } from './bundled.ts';
import type { ClassicScenario } from './load-scenario.ts';
import { scenarioNamed } from './ready-scenarios.ts';
import { groupHead, mapOf, withCourse } from './scenario-battle.ts';
import { chosenFigures, type ChosenBand } from './scenario-bands.ts';

/** What players choose of a scenario. */
export interface ScenarioChoice {
  /** Bands by group, where the scenario gives the choice. The usual one when absent. */
  readonly bands?: Readonly<Record<string, ChosenBand>>;
  /** In place of those of the scenario. */
  readonly options?: Setup['options'];
}

/** The set-up of a scenario of URSS classic, by its id or as its file says, ready to play. A file of an author goes through `parseScenario` first. */
export function scenarioSetup(scenario: string | ClassicScenario, { bands: chosen = {}, options }: ScenarioChoice = {}): Setup {
  const file = typeof scenario === 'string' ? scenarioNamed(scenario) : scenario;
  const map = mapOf(file);
  const content = contentFor(file.adaptation);
  if (!content) throw new Error(`no content "${file.adaptation}"`);
  const figures = chosenFigures(file.groups, content, chosen);
  const groups = file.groups.map((group, i): BandGroup => ({ ...groupHead(group, map), content, figures: figures[i] ?? [] }));
  return withCourse(battleSetup({ table: map.table, options: { ...file.options, ...options }, groups }), file, map);
}
