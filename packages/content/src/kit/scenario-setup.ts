import type { Setup } from '@escarmouche/urss-kit';
import { battleSetup, type NamedFigure } from '@escarmouche/urss-kit/bands';
import type { ScenarioFile } from '../load-scenario.ts';
import { groupsOf, mapOf, withCourse, type ScenarioChoice } from '../scenario-battle.ts';
import { kit } from './ready.ts';
import { kitScenarioBands } from './scenario-bands.ts';

/** A scenario of URSS kit, as its file holds it. */
export type KitScenario = Extract<ScenarioFile, { readonly system: 'urss-kit' }>;

type Choice = ScenarioChoice<NamedFigure, Setup['options']>;

/** The set-up of a scenario of URSS kit, ready to play. A file of an author goes through `parseScenario` first. */
export function kitScenarioSetup(file: KitScenario, { bands, options }: Choice = {}): Setup {
  const map = mapOf(file);
  const groups = groupsOf(file.groups, map, kitScenarioBands, bands).map((group) => ({ ...group, content: kit }));
  return withCourse(battleSetup({ table: map.table, options: { ...file.options, ...options }, groups }), file, map, groups);
}
