import deserter from '../scenarios/deserteuse.json' with { type: 'json' };
import twoBanners from '../scenarios/deux-bannieres.json' with { type: 'json' };
import twoExits from '../scenarios/deux-sorties.json' with { type: 'json' };
import pharmacyAcross from '../scenarios/pharmacie-d-en-face.json' with { type: 'json' };
import trollsToll from '../scenarios/peage-du-troll.json' with { type: 'json' };
import sealedHolds from '../scenarios/soutes-scellees.json' with { type: 'json' };
import threeDaggers from '../scenarios/trois-dagues.json' with { type: 'json' };
import zombiesOutside from '../scenarios/zombies-dehors.json' with { type: 'json' };
import { classicBands } from './classic-bands.ts';
import type { ClassicScenario } from './load-scenario.ts';
import { kitEditionBands, kitEditionGroups } from './kit/edition-groups.ts';
import { contentOf } from './mixed.ts';
import { choicesAmong, tellScenario, type ScenarioHead } from './scenario-head.ts';

/** The scenarios of URSS classic as an author would hand them in, those of one world together. */
export const scenarioFiles: Readonly<Record<string, unknown>> = {
  'soutes-scellees.json': sealedHolds,
  'deserteuse.json': deserter,
  'deux-bannieres.json': twoBanners,
  'peage-du-troll.json': trollsToll,
  'trois-dagues.json': threeDaggers,
  'zombies-dehors.json': zombiesOutside,
  'deux-sorties.json': twoExits,
  'pharmacie-d-en-face.json': pharmacyAcross,
};

/** JSON modules are typed by shape alone: a test reads each file through `parseScenario`. */
export const scenarios: readonly ClassicScenario[] = Object.values(scenarioFiles).map((file) => file as ClassicScenario);

export function headOf(file: ClassicScenario): ScenarioHead {
  const others = Object.keys(file.editions ?? {}).map((system) => ({
    system,
    choices: choicesAmong(kitEditionGroups(file), kitEditionBands),
  }));
  return tellScenario(file, classicBands(contentOf(file.adaptation)), others);
}

export const scenarioHeads: readonly ScenarioHead[] = scenarios.map(headOf);

/** A ready scenario by its id. */
export function scenarioNamed(id: string): ClassicScenario {
  const found = scenarios.find((scenario) => scenario.id === id);
  if (!found) throw new Error(`no scenario "${id}"`);
  return found;
}
