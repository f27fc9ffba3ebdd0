import { kitScenarioSetup } from '@escarmouche/content/kit';
import { kitEditionSetup } from '@escarmouche/content/kit/edition';
import { kitScenarioNamed } from '@escarmouche/content/kit/scenarios';
import { scenarios } from '@escarmouche/content/scenarios';
import { madeForNpcs, withNpcs } from '@escarmouche/games/npcs';
import { npcTraits } from '@escarmouche/urss-kit';
import type { ScenarioPlan } from '../new-game.ts';
import { planOf } from '../plane/scenario/plan.ts';

const ready = (id: string) => scenarios.find((one) => one.id === id && one.editions) ?? kitScenarioNamed(id);

/** The battle of a scenario, the kit's own or one of URSS classic in this edition. */
export const planScenario: ScenarioPlan = (scenario, { seat, bands }) => {
  const file = typeof scenario === 'string' ? ready(scenario) : scenario;
  const setup = file.system === 'urss-kit' ? kitScenarioSetup(file, { bands }) : kitEditionSetup(file, { bands });
  return planOf(file, withNpcs({ traits: npcTraits }, setup, madeForNpcs(file.groups)), seat);
};
