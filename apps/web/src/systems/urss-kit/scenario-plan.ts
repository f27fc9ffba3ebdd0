import { kitScenarioSetup } from '@escarmouche/content/kit';
import { kitEditionSetup } from '@escarmouche/content/kit/edition';
import { kitScenarioNamed } from '@escarmouche/content/kit/scenarios';
import { scenarios } from '@escarmouche/content/scenarios';
import type { ScenarioPlan } from '../new-game.ts';
import { planOf } from '../plane/scenario/plan.ts';

/** The battle of a ready scenario, the kit's own or one of URSS classic in this edition. */
export const planScenario: ScenarioPlan = (id, { seat, bands }) => {
  const classic = scenarios.find((one) => one.id === id && one.editions);
  if (classic) return planOf(classic, kitEditionSetup(classic, { bands }), seat);
  const scenario = kitScenarioNamed(id);
  return planOf(scenario, kitScenarioSetup(scenario), seat);
};
