import { kitScenarioSetup } from '@escarmouche/content/kit';
import { kitScenarioNamed } from '@escarmouche/content/kit/scenarios';
import type { ScenarioPlan } from '../new-game.ts';
import { planOf } from '../plane/scenario/plan.ts';

/** The battle of a ready scenario. */
export const planScenario: ScenarioPlan = (id, { seat }) => {
  const scenario = kitScenarioNamed(id);
  return planOf(scenario, kitScenarioSetup(scenario), seat);
};
