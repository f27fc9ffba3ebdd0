import { kitScenarioSetup } from '@escarmouche/content/kit';
import { kitEditionSetup } from '@escarmouche/content/kit/edition';
import { kitScenarioNamed } from '@escarmouche/content/kit/scenarios';
import { scenarios } from '@escarmouche/content/scenarios';
import type { ScenarioPlan } from '../new-game.ts';
import { planOf } from '../plane/scenario/plan.ts';

const ready = (id: string) => scenarios.find((one) => one.id === id && one.editions) ?? kitScenarioNamed(id);

/** The battle of a scenario, the kit's own or one of URSS classic in this edition. */
export const planScenario: ScenarioPlan = (scenario, { seat, bands }) => {
  const file = typeof scenario === 'string' ? ready(scenario) : scenario;
  return planOf(file, file.system === 'urss-kit' ? kitScenarioSetup(file, { bands }) : kitEditionSetup(file, { bands }), seat);
};
