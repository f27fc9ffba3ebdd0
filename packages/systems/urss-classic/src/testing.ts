import {
  askedSeats,
  digest,
  nobody,
  NOBODY,
  openMatch,
  recorded,
  type Json,
  type Match,
  type Progress,
  type Question,
} from '@escarmouche/referee';
import { figureOf } from '@escarmouche/skirmish';
import type { Scenario } from '@escarmouche/skirmish/plane';
import type { Feature, FeatureKind, Place, Point, Table, Vector } from '@escarmouche/space';
import type { Command } from './commands.ts';
import type { Zone } from './content.ts';
import type { Event } from './events.ts';
import type { Options } from './options.ts';
import type { Position, Setup } from './setup.ts';
import type { Activation, Effect, Figure, PassingMark, State } from './state.ts';
import { urssClassic } from './system.ts';
import { testSheet, type ProfileName, type SheetSpec } from './testing-sheets.ts';

/**
 * Battles for tests. Positions are written in paces from the middle of the table, x to the east, y to the north; `units` turns such a
 * position into what commands take, `where` reads one back.
 */

export * from './testing-sheets.ts';

const ORIGIN = 30000;
const DIRECTIONS = { north: { x: 0, y: 1000 }, south: { x: 0, y: -1000 }, east: { x: 1000, y: 0 }, west: { x: -1000, y: 0 } } as const;

export type Facing = keyof typeof DIRECTIONS | readonly [number, number];
export type Spot = readonly [x: number, y: number, z?: number];

const scale = (paces: number): number => Math.round(paces * 1000) + 0;

/** A position in paces as units on the table. */
export function units(x: number, y: number, z = 0): Place {
  return { x: ORIGIN + scale(x), y: ORIGIN + scale(y), z: scale(z) };
}

/** The same without a level, as paths and runs take it. */
export function point(x: number, y: number): Point {
  return { x: ORIGIN + scale(x), y: ORIGIN + scale(y) };
}

export function facing(way: Facing): Vector {
  return typeof way === 'string' ? DIRECTIONS[way] : { x: scale(way[0]), y: scale(way[1]) };
}

/** A figure: a ready profile (`like`, plain when absent), what differs from it, where it is and in what state. */
export interface FigureSpec extends SheetSpec, Partial<Omit<Figure, 'id' | 'x' | 'y' | 'z' | 'facing'>> {
  readonly like?: ProfileName;
  readonly at?: Spot;
  /** North when absent. */
  readonly facing?: Facing;
  /** The first letter of its id, in capitals, when absent. */
  readonly group?: string;
}

export interface BattleSpec {
  /** By id, in roster order. */
  readonly figures: Readonly<Record<string, FigureSpec>>;
  /** Groups that the rules play. */
  readonly automatic?: readonly string[];
  /** What is heard as the battle begins, by all groups that the rules play. */
  readonly noise?: Spot;
  readonly scenario?: Scenario;
  /** Side of a group; its own when absent. Each group that the rules do not play is its own seat. */
  readonly sides?: Readonly<Record<string, string>>;
  readonly terrain?: readonly Feature[];
  readonly options?: Partial<Options>;
  /** Star Wars when absent. */
  readonly adaptation?: string;
  /** Whose activation it is; nobody's when absent. */
  readonly activation?: string | (Partial<Activation> & Pick<Activation, 'figure'>);
  /** The group that plays: that of the activation, else the first. */
  readonly plays?: string;
  readonly order?: readonly string[];
  readonly effects?: readonly Effect[];
  readonly passing?: readonly PassingMark[];
  /** Before the first roll: no position is taken up. */
  readonly beforeOrder?: boolean;
  /** Zones of deployment in units; the whole table when absent. */
  readonly zones?: Readonly<Record<string, Zone>>;
}

export type Battle = Match<Setup, State, Command, Event>;

/** Opens a battle in the middle of a turn, or before the order of play is rolled. */
export function battle(spec: BattleSpec): Battle {
  const groupOf = (id: string): string => spec.figures[id]?.group ?? id.charAt(0).toUpperCase();
  const ids = Object.keys(spec.figures);
  const groups = [...new Set(ids.map(groupOf))];
  const table: Table = { width: 2 * ORIGIN, height: 2 * ORIGIN, features: spec.terrain ?? [] };
  return openMatch(urssClassic, {
    adaptation: spec.adaptation ?? 'star-wars',
    options: spec.options ?? {},
    table,
    groups: groups.map((id) => ({
      id,
      name: id,
      side: spec.sides?.[id] ?? id,
      seat: spec.automatic?.includes(id) ? NOBODY : id,
      zone: spec.zones?.[id] ?? { x: 0, y: 0, width: table.width, height: table.height, front: 'north' },
      figures: ids
        .filter((one) => groupOf(one) === id)
        .map((one) => testSheet(one, id, spec.figures[one]?.like ?? 'plain', spec.figures[one] ?? {})),
    })),
    scenario: spec.scenario,
    position: spec.beforeOrder ? undefined : positionOf(spec, groups, groupOf),
  });
}

function positionOf(spec: BattleSpec, groups: readonly string[], groupOf: (id: string) => string): Position {
  const activation = typeof spec.activation === 'string' ? { figure: spec.activation } : spec.activation;
  const figures: Record<string, Position['figures'][string]> = {};
  for (const [id, one] of Object.entries(spec.figures)) {
    if (!one.at) continue;
    const { posture, vitality, activated, alert, perch, demoralised, marks } = one;
    const state = { posture, vitality, activated, alert, perch, demoralised, marks };
    const given = Object.fromEntries(Object.entries(state).filter(([, value]) => value !== undefined));
    figures[id] = { ...units(...one.at), facing: facing(one.facing ?? 'north'), ...given };
  }
  return {
    order: spec.order ?? groups,
    group: spec.plays ?? (activation ? groupOf(activation.figure) : undefined),
    figures,
    effects: spec.effects,
    passing: spec.passing,
    activation,
    noise: spec.noise && { at: units(...spec.noise), heardBy: spec.automatic ?? [] },
  };
}

/** What somebody answers: the purpose of the question and the answer. */
export type Choice = readonly [purpose: string, answer: Json];

/**
 * Gives commands for whoever is to play, with the dice they need ("35 466", spaces as you like) and the choices, all of which must be used.
 * The answers come one by one, each time through a question, and the whole is played again from the record: it must come to the same.
 */
export function play(match: Battle, commands: Command | readonly Command[], dice = '', choices: readonly Choice[] = []): readonly Event[] {
  const faces = [...dice.replaceAll(' ', '')].map(Number);
  const answers = [...choices];
  const events: Event[] = [];
  for (const command of Array.isArray(commands) ? (commands as readonly Command[]) : [commands as Command]) {
    const count = match.entries.length;
    const progress = match.submit(urssClassic.active(match.state)[0] ?? '', command);
    if (progress.status === 'refused') throw new Error(`${describe(command)} is refused: ${describe(progress.refusal)}`);
    events.push(...respondAll(match, count, faces, answers));
    checkRecord(match, count);
  }
  if (faces.length > 0) throw new Error(`dice left over: ${faces.join(' ')} after ${rolls(events).join(', ')}`);
  if (answers.length > 0) throw new Error(`choices left over: ${describe(answers)}`);
  return events;
}

/** Answers all that is asked, of what the rules then do by themselves too; the events of every entry since. */
function respondAll(match: Battle, count: number, faces: number[], answers: Choice[]): readonly Event[] {
  while (match.pending) respond(match, match.pending.question, faces, answers);
  return match.entries.slice(count).flatMap((entry) => entry.events);
}

function respond(match: Battle, question: Question, faces: number[], answers: Choice[]): Progress<Event> {
  if (question.kind === 'roll') {
    if (faces.length < question.faces.length) throw new Error(`dice are missing for ${describe(question)}; left: ${faces.join(' ')}`);
    return match.answer(faces.splice(0, question.faces.length), question.seat ?? '');
  }
  const [next] = answers.splice(0, 1);
  if (next?.[0] !== question.purpose) throw new Error(`${describe(question)} is asked, the test answers ${describe(next)}`);
  const progress = match.answer(next[1], askedSeats(question)[0] ?? '');
  if (progress.status === 'refused') throw new Error(`${describe(next)} to ${describe(question)}: ${describe(progress.refusal)}`);
  return progress;
}

const describe = (value: unknown): string => JSON.stringify(value);

/** The last entry, played again from its answers, and the fold of its events, both lead to the state reached. */
function checkRecord(match: Battle, count: number): void {
  const entry = match.entries[count];
  if (!entry) throw new Error('the command left no entry');
  const again = match.fork(count, (index) => recorded(match.entries[index]?.answers ?? [], nobody));
  again.submit(entry.seat, entry.command);
  const reached = digest(match.state as unknown as Json);
  if (digest(again.state as unknown as Json) !== reached) throw new Error(`${describe(entry.command)} does not replay`);
  if (digest(match.stateAt(match.entries.length) as unknown as Json) !== reached)
    throw new Error(`${describe(entry.command)}: events do not fold to the state`);
}

/** The rule that refuses a command to whoever is to play; undefined when it is allowed. */
export function refusal(match: Battle, command: Command): string | undefined {
  return urssClassic.check(match.state, urssClassic.active(match.state)[0] ?? '', command)?.rule;
}

/** A figure as it is now. */
export function figure(match: Battle, id: string): Figure {
  return figureOf(match.state, id);
}

/** Where a figure is, in paces to a thousandth; with its level unless it stands on the ground. */
export function where(match: Battle, id: string): readonly number[] {
  const { x, y, z } = figureOf(match.state, id);
  const place = [(x - ORIGIN) / 1000, (y - ORIGIN) / 1000];
  return z === 0 ? place : [...place, z / 1000];
}

/** Is it in play, standing or prone? */
export function alive(match: Battle, id: string): boolean {
  return ['standing', 'prone'].includes(figureOf(match.state, id).posture);
}

/** The events of one type, in order. */
export function ofType<T extends Event['type']>(events: readonly Event[], type: T): Extract<Event, { type: T }>[] {
  return events.filter((event): event is Extract<Event, { type: T }> => event.type === type);
}

/** Every roll as "combat a 9": what for, whose (or which group's), the score. */
export function rolls(events: readonly Event[]): string[] {
  return ofType(events, 'rolled').map(({ purpose, figure: who, group, roll }) =>
    [purpose, who ?? group, roll.score].filter(Boolean).join(' '),
  );
}

/** A box of terrain; corners in paces from the middle, levels in paces. Solid walls are 5 paces high unless said otherwise. */
export function box(
  id: string,
  [x1, y1, x2, y2]: readonly [number, number, number, number],
  { kind = 'solid', base = 0, top = 5, climbable }: { kind?: FeatureKind; base?: number; top?: number; climbable?: boolean } = {},
): Feature {
  const corners = [point(x1, y1), point(x2, y1), point(x2, y2), point(x1, y2)];
  return {
    id,
    kind,
    shape: { type: 'polygon', points: corners },
    base: scale(base),
    top: scale(top),
    ...(climbable === undefined ? {} : { climbable }),
  };
}

export function disc(id: string, [x, y, r]: readonly [number, number, number], kind: FeatureKind, top = 0, base = 0): Feature {
  return { id, kind, shape: { type: 'disc', ...point(x, y), r: scale(r) }, base: scale(base), top: scale(top) };
}
