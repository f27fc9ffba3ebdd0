import { openMatch, type Match } from '@escarmouche/referee';
import { figureOf, inPlay } from '@escarmouche/skirmish';
import type { Npcs, Scenario, Zone } from '@escarmouche/skirmish/plane';
import { facing, ORIGIN, units, type Facing, type Spot } from '@escarmouche/skirmish/plane/testing';
import { ofType } from '@escarmouche/skirmish/testing';
import type { Feature, Table } from '@escarmouche/space';
import type { Command } from './commands.ts';
import type { Event } from './events.ts';
import type { Options } from './options.ts';
import type { Position, Setup } from './setup.ts';
import type { Activation, Dropped, Effect, Figure, PassingMark, State } from './state.ts';
import { urssKit } from './system.ts';
import { testSheet, type SheetSpec } from './testing-sheets.ts';

/** Battles for tests; positions in paces from the middle of the table. Activation is classic unless a test says otherwise. */

export * from './testing-sheets.ts';
export { box, disc, facing, point, units, where, type Spot } from '@escarmouche/skirmish/plane/testing';
export { figure, ofType, play, refusal, type Choice } from '@escarmouche/skirmish/testing';

/** A figure: what it is, where it is and in what state. */
export interface FigureSpec
  extends SheetSpec, Partial<Omit<Figure, 'id' | 'x' | 'y' | 'z' | 'facing' | 'marks' | 'held' | 'lost' | 'gained' | 'done'>> {
  readonly at?: Spot;
  /** North when absent. */
  readonly facing?: Facing;
  /** The first letter of its id, in capitals, when absent. */
  readonly group?: string;
  readonly held?: readonly string[];
  readonly lost?: readonly string[];
  readonly gained?: readonly Figure['gained'][number][];
  readonly done?: readonly string[];
  readonly marks?: Figure['marks'];
}

export interface BattleSpec {
  /** By id, in roster order. */
  readonly figures: Readonly<Record<string, FigureSpec>>;
  readonly scenario?: Scenario;
  readonly npcs?: Npcs;
  /** Side of a group; its own when absent. Each group is its own seat. */
  readonly sides?: Readonly<Record<string, string>>;
  readonly terrain?: readonly Feature[];
  readonly exits?: Setup['exits'];
  readonly options?: Partial<Options>;
  /** The figure whose activation it is; none when absent. */
  readonly activation?: string | (Partial<Activation> & Pick<Activation, 'figure'>);
  /** Alternating activation: figures chosen in this round, in their order. */
  readonly chosen?: readonly string[];
  /** The group that plays: that of the activation, else the first. */
  readonly plays?: string;
  readonly order?: readonly string[];
  readonly effects?: readonly Effect[];
  readonly passing?: readonly PassingMark[];
  readonly drops?: readonly Dropped[];
  /** Before the first roll: no position is taken up. */
  readonly beforeDeployment?: boolean;
  /** Zones of deployment in units; the whole table when absent. */
  readonly zones?: Readonly<Record<string, Zone>>;
}

export type Battle = Match<Setup, State, Command, Event>;

/** Opens a battle in the middle of a turn, or before deployment. */
export function battle(spec: BattleSpec): Battle {
  const groupOf = (id: string): string => spec.figures[id]?.group ?? id.charAt(0).toUpperCase();
  const ids = Object.keys(spec.figures);
  const groups = [...new Set(ids.map(groupOf))];
  const table: Table = { width: 2 * ORIGIN, height: 2 * ORIGIN, features: spec.terrain ?? [] };
  return openMatch(urssKit, {
    options: { 'turn.activation': 'classic', ...spec.options },
    table,
    groups: groups.map((id) => ({
      id,
      name: id,
      side: spec.sides?.[id] ?? id,
      seat: id,
      zone: spec.zones?.[id] ?? { x: 0, y: 0, width: table.width, height: table.height, front: 'north' },
      figures: ids.filter((one) => groupOf(one) === id).map((one) => testSheet(one, id, spec.figures[one] ?? {})),
    })),
    ...(spec.exits && { exits: spec.exits }),
    ...(spec.scenario && { scenario: spec.scenario }),
    ...(spec.npcs && { npcs: spec.npcs }),
    ...(spec.beforeDeployment ? {} : { position: positionOf(spec, groups, groupOf) }),
  });
}

/** The state of a figure, as a test writes it. */
const STATE = [
  'posture',
  'vitality',
  'held',
  'lost',
  'gained',
  'left',
  'done',
  'activations',
  'activated',
  'blows',
  'stunned',
  'alert',
  'fleeing',
  'demoralised',
  'marks',
  'perch',
] as const satisfies readonly (keyof Figure)[];

function positionOf(spec: BattleSpec, groups: readonly string[], groupOf: (id: string) => string): Position {
  const activation = typeof spec.activation === 'string' ? { figure: spec.activation } : spec.activation;
  const figures: Record<string, Position['figures'][string]> = {};
  for (const [id, one] of Object.entries(spec.figures)) {
    if (!one.at) continue;
    const given = Object.fromEntries(STATE.flatMap((key) => (one[key] === undefined ? [] : [[key, one[key]]])));
    figures[id] = { ...units(...one.at), facing: facing(one.facing ?? 'north'), ...given };
  }
  const plays = spec.plays ?? (activation ? groupOf(activation.figure) : undefined);
  return {
    order: spec.order ?? groups,
    figures,
    ...(plays !== undefined && { group: plays }),
    ...(spec.chosen && { chosen: spec.chosen }),
    ...(spec.effects && { effects: spec.effects }),
    ...(spec.passing && { passing: spec.passing }),
    ...(spec.drops && { drops: spec.drops }),
    ...(activation && { activation }),
  };
}

/** Is the figure in play? */
export function alive(match: Battle, id: string): boolean {
  return inPlay(figureOf(match.state, id));
}

/** Every roll as "combat a 5": purpose, figure or group, score. */
export function rolls(events: readonly Event[]): string[] {
  return ofType(events, 'rolled').map(({ purpose, figure: who, group, roll }) =>
    [purpose, who ?? group, roll.score].filter(Boolean).join(' '),
  );
}

/** Levels of all rolls of a purpose: the number of dice, and which of them counts. */
export function levels(events: readonly Event[], purpose: string): number[] {
  return ofType(events, 'rolled')
    .filter((event) => event.purpose === purpose)
    .map(({ roll: { pool } }) => (pool.dice - 1) * (pool.keep?.which === 'lowest' ? -1 : 1));
}
