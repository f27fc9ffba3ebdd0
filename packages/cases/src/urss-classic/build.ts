import { meetsNeed, OPTION_VALUES, type GroupSetup, type Options, type Setup, type Sheet } from '@escarmouche/urss-classic';
import { findAdaptation } from '../adaptation.ts';
import type { Problem, Report } from '../problem.ts';
import { buildSheet } from './build-sheet.ts';
import { positionOf } from './build-position.ts';
import { frameFor, type Frame } from '../plane/frame.ts';
import { castOf, isWithNpcs, npcsOf, npcSpots, optionsAmong, withNpcOptions, type Cast } from '../plane/npcs.ts';
import { checkReferences } from '../plane/references.ts';
import { chosenOptions } from '../options.ts';
import { battleOnly, commandedSpots, groupsOf, scenarioSpots, storyOf } from '../plane/build.ts';
import { tablesBy } from '../plane/terrain.ts';
import type { Spot } from '../plane/values.ts';
import { listsOf } from './lookup.ts';
import type { Case } from './schema.ts';
import { expectationKeys } from './schema-expect.ts';
import { memoriesOf } from './specials.ts';

/** A case made ready to be played. */
export interface Scenario {
  readonly setup: Setup;
  readonly frame: Frame;
  /** Groups of ours that only keep the battle going. */
  readonly witnesses: readonly string[];
  /** The figure that is activated when a step names none and nobody is. */
  readonly first: string | undefined;
  readonly cast: Cast;
}

export type Built = { readonly ok: true; readonly scenario: Scenario } | { readonly ok: false; readonly problems: readonly Problem[] };

/** The adaptation of a case that names none. */
const USUAL = 'star-wars';

const tableOf = tablesBy((drawn) => drawn);

const WITNESSES = ['·1', '·2'];

/** `alone`: without figures that only keep the battle going. */
export function build(one: Case, alone = false): Built {
  const problems: Problem[] = [];
  const report: Report = (path, reason) => problems.push({ path, reason });
  const frame = frameFor(one, [...spotsOf(one), ...npcSpots(one)], isWithNpcs(one));
  const adaptation = adaptationOf(one, report);
  const table = tableOf(one.terrain ?? {}, frame);
  const chosen = chosenOptions(one.options, withNpcOptions(OPTION_VALUES), report);
  const options: Partial<Options> = optionsAmong(chosen, OPTION_VALUES);
  const lists = listsOf(adaptation, options.mixedAdaptations === 'yes');
  const groups = groupsOf(one, frame, report, (id, group) =>
    buildSheet(id, group, one.figures[id] ?? {}, lists, (path, reason) => report(['figures', id, ...path], reason)),
  );
  checkReferences(one, { groups, words: expectationKeys, unnamed: ['power'], memories: memoriesOf('activation') }, report);
  const witnesses = alone || battleOnly(one) ? [] : WITNESSES;
  const all = [...groups, ...witnesses.map((id) => witnessGroup(id))];
  const scenario = one.scenario && storyOf(one.scenario, frame, groups, report);
  const cast = castOf(one, npcsOf(one, frame, chosen, witnesses), { scenario, groups: all }, meetsNeed, report);
  const setup: Setup = {
    adaptation: adaptation ?? USUAL,
    options,
    table,
    groups: all,
    ...(scenario && { scenario }),
    ...(cast.npcs && { npcs: cast.npcs }),
    ...(one.start === 'order' ? {} : { position: positionOf(one, frame, table, groups, witnesses, report) }),
  };
  if (problems.length > 0) return { ok: false, problems };
  return { ok: true, scenario: { setup, frame, witnesses, first: Object.keys(one.figures)[0], cast } };
}

function adaptationOf({ adaptation }: Case, report: Report): string | undefined {
  const found = adaptation === undefined ? undefined : findAdaptation(adaptation);
  if (typeof found !== 'object') return found;
  report(['adaptation'], found);
  return undefined;
}

function witnessGroup(id: string): GroupSetup {
  // Of no interest to the automaton (UC-SV-AI-MOVE).
  const sheet: Sheet = buildSheet(id, id, { types: ['Zombi'] }, listsOf(undefined, false), () => undefined);
  return { id, name: id, side: id, seat: id, zone: { x: 0, y: 0, width: 1, height: 1, front: 'north' }, figures: [sheet] };
}

/** Every position of the commands, of noises and of tokens. */
function spotsOf(one: Case): Spot[] {
  const { happenings = {} } = one.scenario ?? {};
  const noises = [one.noise, ...Object.values(happenings).map(({ noise }) => noise)].filter((spot) => spot !== undefined);
  // To get up is given a direction, not a place.
  return [...commandedSpots(one.do, ['getUp']), ...noises, ...scenarioSpots(one.scenario)];
}
