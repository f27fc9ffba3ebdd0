import deserter from '../scenarios/deserteuse.json' with { type: 'json' };
import twoBanners from '../scenarios/deux-bannieres.json' with { type: 'json' };
import twoExits from '../scenarios/deux-sorties.json' with { type: 'json' };
import trollsToll from '../scenarios/peage-du-troll.json' with { type: 'json' };
import sealedHolds from '../scenarios/soutes-scellees.json' with { type: 'json' };
import zombiesOutside from '../scenarios/zombies-dehors.json' with { type: 'json' };
import { contentFor } from './bundled.ts';
import type { ClassicScenario, ScenarioGroup } from './load-scenario.ts';
import { kitEditionGroups } from './kit/edition-groups.ts';
import { bandsOnOffer } from './scenario-bands.ts';
import { tellScenario, type BandChoice, type ScenarioHead } from './scenario-head.ts';
import { bandWorth } from './worth/index.ts';

/** The scenarios of URSS classic as an author would hand them in, those of one world together. */
export const scenarioFiles: Readonly<Record<string, unknown>> = {
  'soutes-scellees.json': sealedHolds,
  'deserteuse.json': deserter,
  'deux-bannieres.json': twoBanners,
  'peage-du-troll.json': trollsToll,
  'zombies-dehors.json': zombiesOutside,
  'deux-sorties.json': twoExits,
};

/** JSON modules are typed by shape alone: a test reads each file through `parseScenario`. */
export const scenarios: readonly ClassicScenario[] = Object.values(scenarioFiles).map((file) => file as ClassicScenario);

/** `measured`: bands are told with what they are worth. */
function choicesAmong(groups: readonly ScenarioGroup[], adaptation: string, measured: boolean): readonly BandChoice[] {
  const content = contentFor(adaptation);
  if (!content) return [];
  const choices = groups.map((group) => ({
    group: group.id,
    name: group.name,
    side: group.side,
    budget: group.budget,
    bands: bandsOnOffer(group, content).map(({ id, name, figures }) => ({
      id,
      name,
      ...(measured && { worth: bandWorth(content, figures) }),
    })),
  }));
  return choices.filter(({ bands }) => bands.length > 1);
}

export function headOf(file: ClassicScenario): ScenarioHead {
  const { groups, adaptation, editions } = file;
  const others = Object.keys(editions ?? {}).map((system) => ({
    system,
    choices: choicesAmong(kitEditionGroups(file), adaptation, false),
  }));
  return tellScenario(file, choicesAmong(groups, adaptation, true), others);
}

export const scenarioHeads: readonly ScenarioHead[] = scenarios.map(headOf);

/** A ready scenario by its id. */
export function scenarioNamed(id: string): ClassicScenario {
  const found = scenarios.find((scenario) => scenario.id === id);
  if (!found) throw new Error(`no scenario "${id}"`);
  return found;
}
