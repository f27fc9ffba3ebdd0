import { NOBODY } from '@escarmouche/referee';
import { judgeScenario, type Scenario, type Zone } from '@escarmouche/skirmish/plane';
import type { Report } from '../problem.ts';
import { text } from '../text.ts';
import type { Frame } from './frame.ts';
import { membersOf, zoneOf } from './groups.ts';
import { scenarioOf } from './scenario.ts';
import type { GroupCase } from './schema-scene.ts';
import type { ScenarioCase } from './schema-scenario.ts';
import type { Spot } from './values.ts';

/** A group of a set-up. */
export interface Group<Sheet> {
  readonly id: string;
  readonly name: string;
  readonly side: string;
  readonly seat: string;
  readonly zone: Zone;
  readonly figures: readonly Sheet[];
}

interface Grouped {
  readonly groups?: Readonly<Record<string, GroupCase>> | undefined;
  readonly figures: Readonly<Record<string, { readonly group?: string | undefined }>>;
}

/** The groups of a case, their figures as sheets. */
export function groupsOf<Sheet>(
  one: Grouped,
  frame: Frame,
  report: Report,
  sheet: (figure: string, group: string) => Sheet,
): Group<Sheet>[] {
  const given = one.groups ?? {};
  return [...membersOf(given, one.figures, report)].map(([id, figures]) => {
    const spec = Object.hasOwn(given, id) ? given[id] : undefined;
    return {
      id,
      name: spec?.name ?? id,
      side: spec?.side ?? id,
      seat: spec?.automaton ? NOBODY : (spec?.seat ?? id),
      zone: zoneOf(spec?.zone, frame),
      figures: figures.map((figure) => sheet(figure, id)),
    };
  });
}

interface Ending {
  readonly winner?: unknown;
  readonly over?: unknown;
  readonly scores?: unknown;
}

interface Expecting {
  readonly start?: 'play' | 'order' | undefined;
  readonly expect?: Ending | undefined;
  readonly do: readonly { readonly expect?: Ending | undefined }[];
}

/** Is a case about a whole battle? One about anything else goes on when a side has nobody left. */
export function battleOnly(one: Expecting): boolean {
  if (one.start === 'order') return true;
  return [one.expect, ...one.do.map(({ expect }) => expect)].some((expect) =>
    [expect?.winner, expect?.over, expect?.scores].some((told) => told !== undefined),
  );
}

/** Scenario of the battle; every name in it is known. */
export function storyOf(given: ScenarioCase, frame: Frame, groups: readonly Group<{ readonly id: string }>[], report: Report): Scenario {
  const scenario = scenarioOf(given, frame, new Map(groups.map(({ id, figures }) => [id, figures.map((figure) => figure.id)])), report);
  judgeScenario({ scenario, groups }, ([, list, i, ...rest], fr, en) => {
    const member = scenario[list as 'objectives' | 'happenings'][Number(i)];
    report(['scenario', list ?? '', member?.id ?? '', ...rest], text(fr, en));
  });
  return scenario;
}

interface Commanded {
  readonly action: { readonly name: string; readonly value: unknown; readonly details: { readonly at?: Spot | undefined } };
}

/** Every position of the commands; some actions are given a direction instead. */
export function commandedSpots(steps: readonly Commanded[], directed: readonly string[]): Spot[] {
  return steps.flatMap(({ action: { name, value, details } }) => {
    const corrected = name === 'correct' ? (value as { readonly at?: Spot }).at : undefined;
    const given: unknown[] = directed.includes(name) ? [] : [...(Array.isArray(value) ? value : [value]), details.at, corrected];
    return given.filter((spot): spot is Spot => typeof spot === 'object' && spot !== null && 'x' in spot);
  });
}

/** Every position of a scenario's tokens. */
export const scenarioSpots = (scenario: ScenarioCase | undefined): Spot[] => Object.values(scenario?.tokens ?? {});
