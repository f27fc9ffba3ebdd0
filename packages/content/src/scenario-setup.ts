import { NOBODY } from '@escarmouche/referee';
import type { Content, Setup } from '@escarmouche/urss-classic';
import { battleSetup, type BandGroup, type NamedFigure } from '@escarmouche/urss-classic/bands';
import { contentFor } from './bundled.ts';
import { deploymentZone, loadScenario, type BattleScenario, type ScenarioFile, type ScenarioGroup } from './load-scenario.ts';
import { maps } from './ready-maps.ts';
import { scenarioNamed } from './ready-scenarios.ts';
import { bandsOnOffer, refusedBand, type ChosenBand } from './scenario-bands.ts';

/** What players choose of a scenario. */
export interface ScenarioChoice {
  /** Bands by group, where the scenario gives the choice. The usual one when absent. */
  readonly bands?: Readonly<Record<string, ChosenBand>>;
  /** In place of those of the scenario. */
  readonly options?: Setup['options'];
}

/** The set-up of a scenario, by its id or as its file says, ready to play. A file of an author goes through `parseScenario` first. */
export function scenarioSetup(scenario: string | ScenarioFile, choice: ScenarioChoice = {}): Setup {
  const file = typeof scenario === 'string' ? scenarioNamed(scenario) : scenario;
  switch (file.system) {
    case 'urss-classic':
      return battleOf(file, choice);
  }
}

function battleOf(file: BattleScenario, { bands: chosen = {}, options }: ScenarioChoice): Setup {
  const content = contentFor(file.adaptation);
  const map = maps.find(({ id }) => id === file.map);
  if (!content || !map) throw new Error(`no content "${file.adaptation}", or no map "${file.map}"`);
  const stray = Object.keys(chosen).find((name) => !file.groups.some(({ id }) => id === name));
  if (stray !== undefined) throw new Error(`no group "${stray}"`);
  const groups = file.groups.map((group): BandGroup => {
    const { id, name, side, seat, zone } = group;
    return {
      id,
      name,
      side,
      seat: seat === 'automaton' ? NOBODY : seat,
      zone: deploymentZone(map, zone),
      content,
      figures: figuresOf(group, content, chosen[id]),
    };
  });
  const setup = battleSetup({ table: map.table, options: { ...file.options, ...options }, groups });
  const members = new Map(setup.groups.map(({ id, figures }) => [id, figures.map((figure) => figure.id)]));
  return { ...setup, scenario: loadScenario(file, map, (name) => members.get(name) ?? [name]) };
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
