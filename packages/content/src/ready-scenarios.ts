import deserter from '../scenarios/deserteuse.json' with { type: 'json' };
import twoBanners from '../scenarios/deux-bannieres.json' with { type: 'json' };
import twoExits from '../scenarios/deux-sorties.json' with { type: 'json' };
import trollsToll from '../scenarios/peage-du-troll.json' with { type: 'json' };
import sealedHolds from '../scenarios/soutes-scellees.json' with { type: 'json' };
import zombiesOutside from '../scenarios/zombies-dehors.json' with { type: 'json' };
import type { Text } from '@escarmouche/urss-classic';
import { contentFor } from './bundled.ts';
import type { BattleScenario, ScenarioFile } from './load-scenario.ts';
import { bandsOnOffer } from './scenario-bands.ts';
import { bandWorth } from './worth/index.ts';

/** The scenarios as an author would hand them in, those of one world together. */
export const scenarioFiles: Readonly<Record<string, unknown>> = {
  'soutes-scellees.json': sealedHolds,
  'deserteuse.json': deserter,
  'deux-bannieres.json': twoBanners,
  'peage-du-troll.json': trollsToll,
  'zombies-dehors.json': zombiesOutside,
  'deux-sorties.json': twoExits,
};

/** JSON modules are typed by shape alone: a test reads each file through `parseScenario`. */
export const scenarios: readonly ScenarioFile[] = Object.values(scenarioFiles).map((file) => file as ScenarioFile);

/** What the first page tells of a scenario. */
export interface ScenarioHead extends Pick<ScenarioFile, 'id' | 'system' | 'name' | 'story' | 'minutes' | 'difficulty'> {
  readonly adaptation: string;
  readonly map: string;
  /** Those that persons may take, in order of their groups. */
  readonly seats: readonly { readonly seat: string; readonly side: string; readonly name: Text }[];
  /** Groups that may be one of several bands. */
  readonly choices: readonly BandChoice[];
  /** Is it one player's battle against what the rules play? */
  readonly solo: boolean;
}

/** The ready bands that a group may be, the usual one first, with what each is worth, and the most that one may be worth. */
export interface BandChoice {
  readonly group: string;
  readonly name: Text;
  readonly side: string;
  readonly budget?: number;
  readonly bands: readonly { readonly id: string; readonly name: Text; readonly worth: number }[];
}

function choicesOf({ groups, adaptation }: BattleScenario): readonly BandChoice[] {
  const content = contentFor(adaptation);
  if (!content) return [];
  const choices = groups.map((group) => ({
    group: group.id,
    name: group.name,
    side: group.side,
    budget: group.budget,
    bands: bandsOnOffer(group, content).map(({ id, name, figures }) => ({ id, name, worth: bandWorth(content, figures) })),
  }));
  return choices.filter(({ bands }) => bands.length > 1);
}

export function headOf(file: ScenarioFile): ScenarioHead {
  const { id, system, name, story, minutes, difficulty } = file;
  const head = { id, system, name, story, minutes, difficulty };
  switch (file.system) {
    case 'urss-classic': {
      const { adaptation, map, groups } = file;
      const played = groups.filter(({ seat }) => seat !== 'automaton');
      const seats = played.filter(({ seat }, i) => played.findIndex((one) => one.seat === seat) === i);
      return {
        ...head,
        adaptation,
        map,
        seats: seats.map((group) => ({ seat: group.seat, side: group.side, name: group.name })),
        choices: choicesOf(file),
        solo: seats.length === 1,
      };
    }
  }
}

export const scenarioHeads: readonly ScenarioHead[] = scenarios.map(headOf);

/** A ready scenario by its id. */
export function scenarioNamed(id: string): ScenarioFile {
  const found = scenarios.find((scenario) => scenario.id === id);
  if (!found) throw new Error(`no scenario "${id}"`);
  return found;
}
