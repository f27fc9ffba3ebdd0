import type { Setup } from '@escarmouche/urss-classic';
import { battleSetup, type NamedFigure } from '@escarmouche/urss-classic/bands';
import { contentFor } from './bundled.ts';
import { classicBands } from './classic-bands.ts';
import type { ClassicScenario } from './load-scenario.ts';
import { scenarioNamed } from './ready-scenarios.ts';
import { groupsOf, mapOf, withCourse, type ScenarioChoice } from './scenario-battle.ts';

type Choice = ScenarioChoice<NamedFigure, Setup['options']>;

/** The set-up of a scenario of URSS classic, by its id or as its file says, ready to play. A file of an author goes through `parseScenario` first. */
export function scenarioSetup(scenario: string | ClassicScenario, { bands, options }: Choice = {}): Setup {
  const file = typeof scenario === 'string' ? scenarioNamed(scenario) : scenario;
  const map = mapOf(file);
  const content = contentFor(file.adaptation);
  if (!content) throw new Error(`no content "${file.adaptation}"`);
  const groups = groupsOf(file.groups, map, classicBands(content), bands).map((group) => ({ ...group, content }));
  return withCourse(battleSetup({ table: map.table, options: { ...file.options, ...options }, groups }), file, map, groups);
}
