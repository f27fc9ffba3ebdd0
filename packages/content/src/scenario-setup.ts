import type { Content, Setup } from '@escarmouche/urss-classic';
import { battleSetup, type BandGroup, type NamedFigure } from '@escarmouche/urss-classic/bands';
import { contentFor } from './bundled.ts';
import type { ClassicScenario, ScenarioGroup } from './load-scenario.ts';
import { scenarioNamed } from './ready-scenarios.ts';
import { groupHead, mapOf, withCourse } from './scenario-battle.ts';
import { bandsOnOffer, refusedBand, type ChosenBand } from './scenario-bands.ts';

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
  const stray = Object.keys(chosen).find((name) => !file.groups.some(({ id }) => id === name));
  if (stray !== undefined) throw new Error(`no group "${stray}"`);
  const groups = file.groups.map((group): BandGroup => ({
    ...groupHead(group, map),
    content,
    figures: figuresOf(group, content, chosen[group.id]),
  }));
  return withCourse(battleSetup({ table: map.table, options: { ...file.options, ...options }, groups }), file, map);
}

/** The figures of a group: its own, or those of the band that is chosen for it. */
function figuresOf(group: ScenarioGroup, content: Content, chosen?: ChosenBand): readonly NamedFigure[] {
  const refusal = chosen && refusedBand(group, content, chosen);
  if (refusal) throw new Error(`group "${group.id}": ${refusal.en}`);
  if (group.figures) return group.figures;
  if (typeof chosen === 'object') return chosen;
  const offered = bandsOnOffer(group, content);
  return (offered.find(({ id }) => id === chosen) ?? offered[0])?.figures ?? [];
}
