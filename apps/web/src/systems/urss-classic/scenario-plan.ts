import { scenarioNamed } from '@escarmouche/content/scenarios';
import { scenarioSetup } from '@escarmouche/content/scenarios/setup';
import { madeForNpcs, withNpcs } from '@escarmouche/games/npcs';
import { npcTraits } from '@escarmouche/urss-classic';
import type { ScenarioPlan } from '../new-game.ts';
import { planOf } from '../plane/scenario/plan.ts';

/** The battle of a scenario. */
export const planScenario: ScenarioPlan = (scenario, { seat, bands }) => {
  const file = typeof scenario === 'string' ? scenarioNamed(scenario) : scenario;
  if (file.system !== 'urss-classic') throw new Error(`"${file.id}" is played by ${file.system}`);
  return planOf(file, withNpcs({ traits: npcTraits }, scenarioSetup(file, { bands }), madeForNpcs(file.groups)), seat);
};
