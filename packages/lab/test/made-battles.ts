import type { Bot } from '@escarmouche/ai';
import type { Scene, Setup, State, Command } from '@escarmouche/urss-classic';
import type { Objective, Scenario } from '@escarmouche/skirmish/plane';
import { battle, box, units, type FigureSpec } from '../../systems/urss-classic/src/testing.ts';

/** Small battles that are about one kind of objective, for what bots make of them. */

const named = (name: string): { fr: string; en: string } => ({ fr: name, en: name });

const zone = (id: string, x: number, y: number, r: number) => ({
  id,
  name: named(id),
  shape: { type: 'disc' as const, x: units(x, y).x, y: units(x, y).y, r: r * 1000 },
});

const objective = (id: string, side: string, aim: object, rest: object): Objective =>
  ({ id, name: named(id), side, points: 1, ...aim, ...rest }) as Objective;

/** An objective of each of the two sides, the same. */
const both = (aim: (side: string, other: string) => object, rest: object = {}): readonly Objective[] => [
  objective('of-a', 'A', aim('a', 'b'), rest),
  objective('of-b', 'B', aim('b', 'a'), rest),
];

const crew = (side: string): readonly string[] => [1, 2, 3, 4, 5].map((n) => `${side}${n}`);

const WINS = { wins: true };

/** Aims of each battle: both sides want the same, or A wants it and B tries to prevent it. */
const OBJECTIVES = {
  eliminate: both((_, other) => ({ type: 'eliminate', who: [`${other}3`] }), WINS),
  reach: both((side, other) => ({ type: 'reach', who: crew(side), count: 2, zone: other }), WINS),
  escort: [
    objective('of-a', 'A', { type: 'escort', who: ['a3'], zone: 'gate' }, WINS),
    objective('of-b', 'B', { type: 'survive', who: crew('b'), count: 1, turn: 12 }, {}),
  ],
  carry: both((side) => ({ type: 'carry', token: 'chest', zone: side }), WINS),
  hold: both(() => ({ type: 'hold', zone: 'ford' })),
  survive: [
    objective('of-a', 'A', { type: 'survive', who: ['a3'], count: 1, turn: 10 }, WINS),
    objective('of-b', 'B', { type: 'survive', who: crew('b'), count: 1, turn: 12 }, WINS),
  ],
} satisfies Record<Objective['type'], readonly Objective[]>;

export const KINDS = Object.keys(OBJECTIVES) as Objective['type'][];

const line = (side: string, y: number, facing: 'north' | 'south'): Record<string, FigureSpec> =>
  Object.fromEntries(
    crew(side).map((id, i) => [
      id,
      { like: 'guerrierHumain', weapons: i % 2 === 1 ? ['epee', 'pistolet'] : ['epee'], at: [4 * i - 8, y], facing } as const,
    ]),
  );

/** Five against five on open ground with a few walls; `first` begins. */
export function goalBattle(kind: Objective['type'], first: 'A' | 'B'): Setup {
  const scenario: Scenario = {
    id: kind,
    name: named(kind),
    story: named(kind),
    turns: 12,
    zones: [zone('a', 0, -14, 4), zone('ford', 14, 0, 4), zone('b', 0, 14, 4), zone('gate', 16, 4, 3)],
    tokens: [{ id: 'chest', name: named('chest'), at: units(0, 0) }],
    objectives: [...OBJECTIVES[kind]],
    happenings: [],
  };
  const walls = [box('west', [-8, -1, -5, 1]), box('east', [5, -1, 8, 1]), box('south', [-2, -7, 2, -6]), box('north', [-2, 6, 2, 7])];
  return battle({
    figures: { ...line('a', -14, 'north'), ...line('b', 14, 'south') },
    terrain: walls,
    scenario,
    order: first === 'A' ? ['A', 'B'] : ['B', 'A'],
    plays: first,
  }).setup;
}

/** The bot as it would play if nothing but the battle mattered. */
export function blindTo(bot: Bot<State, Command>): Bot<State, Command> {
  const scenes = new WeakMap<Scene, Scene>();
  const hide = (state: State): State => {
    const scene = scenes.get(state.scene) ?? { ...state.scene, scenario: undefined };
    scenes.set(state.scene, scene);
    return { ...state, scene, scenario: undefined };
  };
  return {
    decide: (state, seat, random) => bot.decide(hide(state), seat, random),
    answer: (state, question, random) => bot.answer(hide(state), question, random),
  };
}
