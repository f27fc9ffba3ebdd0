import type { Scenario as Story } from '@escarmouche/skirmish/plane';
import { asKitHasIt, meetsNeed, OPTION_VALUES, type GroupSetup, type Options, type Setup } from '@escarmouche/urss-kit';
import type { Problem, Report } from '../problem.ts';
import { text } from '../text.ts';
import { chosenOptions } from '../options.ts';
import { battleOnly, commandedSpots, groupsOf, scenarioSpots, storyOf } from '../plane/build.ts';
import { frameFor, type Frame } from '../plane/frame.ts';
import { castOf, isWithNpcs, npcsOf, npcSpots, optionsAmong, withNpcOptions, type Cast } from '../plane/npcs.ts';
import { checkReferences } from '../plane/references.ts';
import { shapeOf, tablesBy } from '../plane/terrain.ts';
import type { Spot } from '../plane/values.ts';
import { positionOf } from './build-position.ts';
import { buildSheet } from './build-sheet.ts';
import type { Case } from './schema.ts';
import { expectationKeys } from './schema-expect.ts';
import { activationMemories } from './specials.ts';

/** A case made ready to be played. */
export interface Scenario {
  readonly setup: Setup;
  readonly frame: Frame;
  /** Groups of ours that only keep the battle going. */
  readonly witnesses: readonly string[];
  readonly alternating: boolean;
  readonly cast: Cast;
}

export type Built = { readonly ok: true; readonly scenario: Scenario } | { readonly ok: false; readonly problems: readonly Problem[] };

/** Figures that wait off the table for a turn that no case comes to, so that two sides are always left. */
const WITNESSES = ['·1', '·2'];
const NEVER = 100_000;

const tableOf = tablesBy(asKitHasIt);

/** Actions whose value names no figure. */
const UNNAMED = ['power', 'hold', 'draw', 'pickUp'];

/** `alone`: without figures that only keep the battle going. */
export function build(one: Case, alone = false): Built {
  const problems: Problem[] = [];
  const report: Report = (path, reason) => problems.push({ path, reason });
  const frame = frameFor(one, [...spotsOf(one), ...npcSpots(one)], isWithNpcs(one));
  const table = tableOf(one.terrain ?? {}, frame);
  const chosen = chosenOptions(one.options, withNpcOptions(OPTION_VALUES), report);
  const options = optionsOf(one, chosen);
  const groups = groupsOf(one, frame, report, (id, group) =>
    buildSheet(id, group, one.figures[id] ?? {}, (path, reason) => report(['figures', id, ...path], reason)),
  );
  checkReferences(one, { groups, words: expectationKeys, unnamed: UNNAMED, memories: activationMemories }, report);
  const witnesses = alone || battleOnly(one) ? [] : WITNESSES;
  const all = [...groups, ...witnesses.map(witnessGroup)];
  const story = one.scenario && storyOf(one.scenario, frame, groups, report);
  const cast = castOf(one, npcsOf(one, frame, chosen, []), { scenario: story, groups: all }, meetsNeed, report);
  const activation = options['turn.activation'] ?? 'classic';
  const setup: Setup = {
    options,
    table,
    groups: all,
    ...(cast.npcs && { npcs: cast.npcs }),
    ...(one.exits && { exits: one.exits.map((exit) => shapeOf(exit, frame)) }),
    ...((story || witnesses.length > 0) && { scenario: endless(story, witnesses) }),
    ...(one.start === 'order' ? {} : { position: withWitnesses(positionOf(one, frame, table, all, options, report), witnesses) }),
  };
  if (problems.length > 0) return { ok: false, problems };
  return { ok: true, scenario: { setup, frame, witnesses, alternating: activation === 'alternating', cast } };
}

/** Cases are played in classic activation unless they say otherwise: most are about one activation. */
function optionsOf(one: Case, chosen: Readonly<Record<string, string>>): Partial<Options> {
  const alternating = one.alternating ?? (one.rounds !== undefined || one.chosen !== undefined);
  return { 'turn.activation': alternating ? 'alternating' : 'classic', ...optionsAmong(chosen, OPTION_VALUES) };
}

function witnessGroup(id: string): GroupSetup {
  const sheet = buildSheet(id, id, {}, () => undefined);
  return { id, name: id, side: id, seat: id, zone: { x: 0, y: 0, width: 1, height: 1, front: 'north' }, figures: [sheet] };
}

/** A battle ends when one side is left (UK-SYS-SCOPE); a case about anything else goes on, for figures are still to come. */
function endless(story: Story | undefined, witnesses: readonly string[]): Story {
  const own = story ?? {
    id: 'case',
    name: text('case', 'case'),
    story: text('', ''),
    zones: [],
    tokens: [],
    objectives: [],
    happenings: [],
  };
  if (witnesses.length === 0) return own;
  const arrivals = { figures: witnesses, zone: { x: 0, y: 0, width: 1, height: 1, front: 'north' as const } };
  return { ...own, happenings: [...own.happenings, { id: '·', text: text('', ''), when: { turn: NEVER }, arrivals }] };
}

function withWitnesses(position: Setup['position'], witnesses: readonly string[]): Setup['position'] {
  if (!position) return undefined;
  const waiting = witnesses.map((id) => [id, { x: 0, y: 0, posture: 'reserve' }] as const);
  return { ...position, figures: { ...position.figures, ...Object.fromEntries(waiting) } };
}

/** Every position of the commands, of weapons that lie there, of tokens. */
function spotsOf(one: Case): Spot[] {
  const runUps = one.do.flatMap(({ action: { details } }) => details.runUp ?? []);
  const legs = one.do
    .flatMap(({ action }) => (action.name === 'mixed' ? action.value : []))
    .flatMap((leg) => ('path' in leg ? leg.path : []));
  // To stand up is given a direction, not a place.
  return [
    ...commandedSpots(one.do, ['standUp']),
    ...runUps,
    ...legs,
    ...(one.drops ?? []).map(({ at }) => at),
    ...scenarioSpots(one.scenario),
  ];
}
