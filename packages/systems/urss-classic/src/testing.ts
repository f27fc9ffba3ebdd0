import { NOBODY, openMatch, type Match } from '@escarmouche/referee';
import { figureOf } from '@escarmouche/skirmish';
import type { Npcs, Scenario } from '@escarmouche/skirmish/plane';
import { facing, ORIGIN, units, type Facing, type Spot } from '@escarmouche/skirmish/plane/testing';
import { ofType } from '@escarmouche/skirmish/testing';
import type { Feature, Table } from '@escarmouche/space';
import type { Command } from './commands.ts';
import type { Zone } from './content.ts';
import type { Event } from './events.ts';
import type { Options } from './options.ts';
import type { Position, Setup } from './setup.ts';
import type { Activation, Effect, Figure, PassingMark, State } from './state.ts';
import { urssClassic } from './system.ts';
import { testSheet, type ProfileName, type SheetSpec } from './testing-sheets.ts';

/** Battles for tests; positions in paces from the middle of the table. */

export * from './testing-sheets.ts';
export { box, disc, facing, point, units, where, type Spot } from '@escarmouche/skirmish/plane/testing';
export { figure, ofType, play, refusal, type Choice } from '@escarmouche/skirmish/testing';

/** A figure: a ready profile (`like`, plain when absent), differences from it, place and state. */
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
  /** A noise heard as the battle begins, by all groups that the rules play. */
  readonly noise?: Spot;
  readonly scenario?: Scenario;
  readonly npcs?: Npcs;
  /** Side of a group; its own when absent. Each group that the rules do not play is its own seat. */
  readonly sides?: Readonly<Record<string, string>>;
  readonly terrain?: readonly Feature[];
  readonly options?: Partial<Options>;
  /** Star Wars when absent. */
  readonly adaptation?: string;
  /** The figure whose activation it is; none when absent. */
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
    ...(spec.npcs && { npcs: spec.npcs }),
    position: spec.beforeOrder ? undefined : positionOf(spec, groups, groupOf),
  });
}

function positionOf(spec: BattleSpec, groups: readonly string[], groupOf: (id: string) => string): Position {
  const activation = typeof spec.activation === 'string' ? { figure: spec.activation } : spec.activation;
  const figures: Record<string, Position['figures'][string]> = {};
  for (const [id, one] of Object.entries(spec.figures)) {
    if (!one.at) continue;
    const { posture, vitality, activated, alert, perch, demoralised, marks, entered } = one;
    const state = { posture, vitality, activated, alert, perch, demoralised, marks, entered };
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

/** Is the figure in play, standing or prone? */
export function alive(match: Battle, id: string): boolean {
  return ['standing', 'prone'].includes(figureOf(match.state, id).posture);
}

/** Every roll as "combat a 9": purpose, figure or group, score. */
export function rolls(events: readonly Event[]): string[] {
  return ofType(events, 'rolled').map(({ purpose, figure: who, group, roll }) =>
    [purpose, who ?? group, roll.score].filter(Boolean).join(' '),
  );
}
