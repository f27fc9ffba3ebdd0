import { NOBODY } from '@escarmouche/referee';
import { judgeScenario } from '@escarmouche/skirmish/plane';
import type { Table } from '@escarmouche/space';
import { OPTION_KEYS, OPTION_VALUES, type GroupSetup, type Options, type Setup, type Sheet } from '@escarmouche/urss-classic';
import { findAdaptation } from '../../adaptation.ts';
import type { Problem, Report } from '../../problem.ts';
import { fold, meant, text } from '../../text.ts';
import { buildSheet } from './build-sheet.ts';
import { positionOf } from './build-position.ts';
import { frameFor, type Frame } from '../plane/frame.ts';
import { membersOf, zoneOf } from '../plane/groups.ts';
import { scenarioOf } from '../plane/scenario.ts';
import { featuresOf } from '../plane/terrain.ts';
import type { Spot } from '../plane/values.ts';
import { listsOf, type Lists } from './lookup.ts';
import { checkReferences } from './references.ts';
import type { Case } from './schema.ts';

/** A case made ready to be played. */
export interface Scenario {
  readonly setup: Setup;
  readonly frame: Frame;
  /** Groups of ours that only keep the battle going. */
  readonly witnesses: readonly string[];
  /** The figure that is activated when a step names none and nobody is. */
  readonly first: string | undefined;
}

export type Built = { readonly ok: true; readonly scenario: Scenario } | { readonly ok: false; readonly problems: readonly Problem[] };

/** The adaptation of a case that names none. */
const USUAL = 'star-wars';

const WITNESSES = ['·1', '·2'];

export function build(one: Case): Built {
  const problems: Problem[] = [];
  const report: Report = (path, reason) => problems.push({ path, reason });
  const frame = frameFor(one, spotsOf(one));
  const adaptation = adaptationOf(one, report);
  const table: Table = { width: frame.width, height: frame.height, features: featuresOf(one.terrain ?? {}, frame) };
  const options = optionsOf(one, report);
  const groups = groupsOf(one, listsOf(adaptation, options.mixedAdaptations === 'yes'), frame, report);
  checkReferences(one, groups, report);
  const witnesses = needsWitnesses(one) ? WITNESSES : [];
  const setup: Setup = {
    adaptation: adaptation ?? USUAL,
    options,
    table,
    groups: [...groups, ...witnesses.map((id) => witnessGroup(id))],
    ...(one.scenario && { scenario: storyOf(one.scenario, frame, groups, report) }),
    ...(one.start === 'order' ? {} : { position: positionOf(one, frame, table, groups, witnesses, report) }),
  };
  if (problems.length > 0) return { ok: false, problems };
  return { ok: true, scenario: { setup, frame, witnesses, first: Object.keys(one.figures)[0] } };
}

function adaptationOf({ adaptation }: Case, report: Report): string | undefined {
  const found = adaptation === undefined ? undefined : findAdaptation(adaptation);
  if (typeof found !== 'object') return found;
  report(['adaptation'], found);
  return undefined;
}

function groupsOf(one: Case, lists: Lists, frame: Frame, report: Report): GroupSetup[] {
  const given = one.groups ?? {};
  return [...membersOf(given, one.figures, report)].map(([id, figures]): GroupSetup => {
    const spec = Object.hasOwn(given, id) ? given[id] : undefined;
    return {
      id,
      name: spec?.name ?? id,
      side: spec?.side ?? id,
      seat: spec?.automaton ? NOBODY : (spec?.seat ?? id),
      zone: zoneOf(spec?.zone, frame),
      figures: figures.map((figure) => {
        const own = one.figures[figure] ?? {};
        return buildSheet(figure, id, own, lists, (path, reason) => report(['figures', figure, ...path], reason));
      }),
    };
  });
}

/** A battle ends when one side has nobody left (UC-VICTORY-SCENARIO); a case about anything else goes on. */
function needsWitnesses(one: Case): boolean {
  if (one.start === 'order') return false;
  return ![one.expect, ...one.do.map(({ expect }) => expect)].some((expect) =>
    [expect?.winner, expect?.over, expect?.scores].some((told) => told !== undefined),
  );
}

function witnessGroup(id: string): GroupSetup {
  // Of no interest to the automaton (UC-SV-AI-MOVE).
  const sheet: Sheet = buildSheet(id, id, { types: ['Zombi'] }, listsOf(undefined, false), () => undefined);
  return { id, name: id, side: id, seat: id, zone: { x: 0, y: 0, width: 1, height: 1, front: 'north' }, figures: [sheet] };
}

/** What the battle is about; every name in it is known. */
function storyOf(given: NonNullable<Case['scenario']>, frame: Frame, groups: readonly GroupSetup[], report: Report): Setup['scenario'] {
  const scenario = scenarioOf(given, frame, new Map(groups.map(({ id, figures }) => [id, figures.map((figure) => figure.id)])), report);
  judgeScenario({ scenario, groups }, ([, list, i, ...rest], fr, en) => {
    const member = scenario[list as 'objectives' | 'happenings'][Number(i)];
    report(['scenario', list ?? '', member?.id ?? '', ...rest], text(fr, en));
  });
  return scenario;
}

function optionsOf(one: Case, report: Report): Partial<Options> {
  const chosen: Record<string, string> = {};
  for (const [written, value] of Object.entries(one.options ?? {})) {
    const key = OPTION_KEYS.find((known) => fold(known) === fold(written));
    if (key === undefined) {
      const hint = meant(written, OPTION_KEYS);
      report(['options', written], text(`option inconnue${hint.fr}`, `unknown option${hint.en}`));
      continue;
    }
    const values: readonly string[] = OPTION_VALUES[key];
    const plain = typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value);
    if (values.includes(plain)) chosen[key] = plain;
    else report(['options', written], text(`valeurs possibles : ${values.join(', ')}`, `expected one of: ${values.join(', ')}`));
  }
  return chosen;
}

/** Every position of the commands, of noises and of tokens. */
function spotsOf(one: Case): Spot[] {
  const commanded = one.do.flatMap(({ action: { name, value, details } }) => {
    // To get up is given a direction, not a place.
    const given: unknown[] = name === 'getUp' ? [] : [...(Array.isArray(value) ? value : [value]), details.at];
    return given.filter((spot): spot is Spot => typeof spot === 'object' && spot !== null && 'x' in spot);
  });
  const { tokens = {}, happenings = {} } = one.scenario ?? {};
  const noises = [one.noise, ...Object.values(happenings).map(({ noise }) => noise)].filter((spot) => spot !== undefined);
  return [...commanded, ...noises, ...Object.values(tokens)];
}
