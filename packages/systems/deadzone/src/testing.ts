import { openMatch, type Match } from '@escarmouche/referee';
import { figureOf } from '@escarmouche/skirmish';
import { cubeNamed, placeIn, nameOfCube, cubeAt } from '@escarmouche/space/cubes';
import type { Command } from './commands.ts';
import type { Sheet } from './content.ts';
import type { Event } from './events.ts';
import type { Options } from './options.ts';
import type { Setup } from './setup.ts';
import type { Figure, State } from './state.ts';
import { deadzone } from './system.ts';
import { OPEN_GROUND, PATROL, soldier, weapon } from './testing-teams.ts';

/** Battles for tests, in the middle of a Turn; figures a… are of seat a, b… of seat b. */

export { ofType, play, refusal } from '@escarmouche/skirmish/testing';
export * from './testing-teams.ts';

type FigureSpec = Partial<Omit<Sheet, 'id' | 'group'>> &
  Partial<Pick<Figure, 'posture' | 'counters' | 'activated' | 'marks'>> & {
    /** Items that it carries. */
    readonly carries?: readonly string[];
    /** Its cube; the middle of it unless `spot` says otherwise: shares from the west and north edges. */
    readonly at: string;
    readonly spot?: readonly [number, number];
  };

export interface BattleSpec {
  readonly figures: Readonly<Record<string, FigureSpec>>;
  readonly map?: Setup['map'];
  readonly options?: Partial<Options>;
  readonly mission?: Partial<Setup['mission']>;
  /** The active figure; none: a figure is to be chosen. */
  readonly activation?: string;
  /** The seat of the Turn: that of the active figure, else a. */
  readonly turn?: string;
  readonly pools?: State['pools'];
  readonly points?: State['points'];
  /** Cubes with a token each, face down, and the items that they may be. */
  readonly tokens?: readonly string[];
  readonly bag?: readonly string[];
  readonly smoke?: readonly string[];
}

export type Battle = Match<Setup, State, Command, Event>;

const BLADE = weapon('blade', 'fight', 0);
const RIFLE = weapon('rifle', 6, 0);

export function battle({
  figures,
  map = OPEN_GROUND,
  options = {},
  mission = {},
  activation,
  turn,
  pools,
  points,
  tokens = [],
  bag = [],
  smoke = [],
}: BattleSpec): Battle {
  const sheets = Object.entries(figures).map(
    ([id, { at: _at, spot: _spot, posture: _p, counters: _c, activated: _a, marks: _m, carries: _i, ...sheet }]) =>
      soldier(id.charAt(0).toUpperCase(), { id, weapons: [RIFLE, BLADE], ...sheet }),
  );
  const seat = turn ?? activation?.charAt(0) ?? 'a';
  return openMatch(deadzone, {
    options,
    map,
    mission: { ...PATROL, ...mission },
    bag,
    groups: ['A', 'B'].map((id) => ({
      id,
      name: id,
      side: id,
      seat: id.toLowerCase(),
      figures: sheets.filter(({ group }) => group === id),
    })),
    position: {
      initiative: 'a',
      figures: Object.fromEntries(
        Object.entries(figures).map(([id, { at, spot = [0.5, 0.5] as const, posture, counters, activated, marks, carries }]) => [
          id,
          {
            ...placeIn(cubeNamed(at) ?? { column: 1, row: 1, level: 1 }, spot[0], spot[1]),
            ...(posture && { posture }),
            ...(counters !== undefined && { counters }),
            ...(activated !== undefined && { activated }),
            ...(marks && { marks: [...marks] }),
            ...(carries && { carried: carries.map((item, i) => ({ id: `${id} item ${i + 1}`, item })) }),
          },
        ]),
      ),
      turn: { seat },
      ...(activation !== undefined && { activation: { figure: activation } }),
      ...(pools && { pools }),
      ...(points && { points }),
      smoke: [...smoke],
      tokens: tokens.map((at, i) => ({ id: `token-${i + 1}`, at })),
    },
  });
}

export const figure = (match: Battle, id: string): Figure => figureOf(match.state, id);

export const cubeOfFigure = (match: Battle, id: string): string => nameOfCube(cubeAt(figure(match, id)));

/** Every test as "shoot a 2": kind, side, successes. */
export function tests(events: readonly Event[]): readonly string[] {
  return events.flatMap((event) => {
    if (event.type !== 'tested') return [];
    const { by } = event;
    return [`${event.kind} ${'figure' in by ? by.figure : 'seat' in by ? by.seat : by.world} ${event.successes}`];
  });
}
