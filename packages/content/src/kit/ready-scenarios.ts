import convoyAtTheFord from '../../scenarios/convoi-du-gue.json' with { type: 'json' };
import lastDeparture from '../../scenarios/dernier-depart.json' with { type: 'json' };
import shardInTheFord from '../../scenarios/eclat-du-gue.json' with { type: 'json' };
import shareOfTheWater from '../../scenarios/part-de-l-eau.json' with { type: 'json' };
import nightWatch from '../../scenarios/quart-de-nuit.json' with { type: 'json' };
import { tellScenario, type ScenarioHead } from '../scenario-head.ts';
import { kitScenarioBands } from './scenario-bands.ts';
import type { KitScenario } from './scenario-setup.ts';

/** The scenarios of URSS kit as an author would hand them in, the easiest first. */
export const kitScenarioFiles: Readonly<Record<string, unknown>> = {
  'dernier-depart.json': lastDeparture,
  'part-de-l-eau.json': shareOfTheWater,
  'eclat-du-gue.json': shardInTheFord,
  'quart-de-nuit.json': nightWatch,
  'convoi-du-gue.json': convoyAtTheFord,
};

/** JSON modules are typed by shape alone: a test reads each file through `parseScenario`. */
export const kitScenarios: readonly KitScenario[] = Object.values(kitScenarioFiles).map((file) => file as KitScenario);

/** The head of a scenario of URSS kit, for the first page. */
export const kitHeadOf = (file: KitScenario): ScenarioHead => tellScenario(file, kitScenarioBands);

export const kitScenarioHeads: readonly ScenarioHead[] = kitScenarios.map(kitHeadOf);

/** A ready scenario of URSS kit by its id. */
export function kitScenarioNamed(id: string): KitScenario {
  const found = kitScenarios.find((scenario) => scenario.id === id);
  if (!found) throw new Error(`no scenario "${id}"`);
  return found;
}
