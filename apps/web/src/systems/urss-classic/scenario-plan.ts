import { scenarioNamed } from '@escarmouche/content/scenarios';
import { scenarioSetup } from '@escarmouche/content/scenarios/setup';
import type { ScenarioPlan } from '../new-game.ts';
import { planOf } from '../plane/scenario/plan.ts';

/** The battle of a scenario. */
export const planScenario: ScenarioPlan = (scenario, { seat, bands }) => {
  const file = typeof scenario === 'string' ? scenarioNamed(scenario) : scenario;
  if (file.system !== 'urss-classic') throw new Error(`"${file.id}" is played by ${file.system}`);
  return planOf(file, scenarioSetup(file, { bands }), seat);
};
