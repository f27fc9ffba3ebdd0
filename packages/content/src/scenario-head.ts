import type { Text } from '@escarmouche/referee';
import type { ScenarioFile } from './load-scenario.ts';
import { bandsOnOffer, type ScenarioBands } from './scenario-bands.ts';

/** The head of a scenario, for the first page. */
export interface ScenarioHead extends Pick<
  ScenarioFile,
  'id' | 'system' | 'name' | 'story' | 'minutes' | 'difficulty' | 'adaptation' | 'map'
> {
  /** Seats that persons may take, in order of their groups; `by`: the player that the scenario is made for, where its file says so. */
  readonly seats: readonly {
    readonly seat: string;
    readonly side: string;
    readonly name: Text;
    readonly by?: 'person' | 'npc' | undefined;
  }[];
  /** Groups that may be one of several bands. */
  readonly choices: readonly BandChoice[];
  /** Further editions open to it. */
  readonly otherEditions: readonly EditionTold[];
  /** Is the scenario one player's battle against groups that the rules or the NPC document play? */
  readonly solo: boolean;
}

/** An edition of the rules that a scenario of another one can be played in, and the bands that may be chosen there. */
export interface EditionTold {
  readonly system: string;
  readonly choices: readonly BandChoice[];
}

/** The ready bands that a group may be, the usual one first, each with its worth where that is measured, and the most that one may be worth. */
export interface BandChoice {
  readonly group: string;
  readonly name: Text;
  readonly side: string;
  readonly budget?: number;
  readonly bands: readonly { readonly id: string; readonly name: Text; readonly worth?: number }[];
}

/** Groups that may be one of several bands. */
export function choicesAmong(groups: readonly ScenarioFile['groups'][number][], bands: ScenarioBands): readonly BandChoice[] {
  const choices = groups.map((group) => ({
    group: group.id,
    name: group.name,
    side: group.side,
    budget: group.budget,
    bands: bandsOnOffer(group, bands).map(({ id, name, figures }) => ({ id, name, worth: bands.worth?.(figures) })),
  }));
  return choices.filter((choice) => choice.bands.length > 1);
}

/** `bands`: those of the scenario's world. */
export function tellScenario(file: ScenarioFile, bands: ScenarioBands, otherEditions: readonly EditionTold[] = []): ScenarioHead {
  const { id, system, name, story, minutes, difficulty, adaptation, map } = file;
  const played = file.groups.filter(({ seat }) => seat !== 'automaton');
  const seats = played
    .filter(({ seat }, i) => played.findIndex((one) => one.seat === seat) === i)
    .map((group) => ({ seat: group.seat, side: group.side, name: group.name, ...(group.by && { by: group.by }) }));
  const choices = choicesAmong(file.groups, bands);
  return {
    id,
    system,
    name,
    story,
    minutes,
    difficulty,
    adaptation,
    map,
    seats,
    choices,
    otherEditions,
    solo: seats.filter(({ by }) => by !== 'npc').length === 1,
  };
}
