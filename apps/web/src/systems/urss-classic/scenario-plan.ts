import { scenarioNamed } from '@escarmouche/content/scenarios';
import { scenarioSetup } from '@escarmouche/content/scenarios/setup';
import type { ScenarioPlan } from '../new-game.ts';
import { planOf } from '../plane/scenario/plan.ts';

/** The battle of a ready scenario. */
export const planScenario: ScenarioPlan = (id, { seat, bands }) => planOf(scenarioNamed(id), scenarioSetup(id, { bands }), seat);
