import type { ActionsLeft, FigureId, Loss, Shot } from '@escarmouche/skirmish';
import { bodyOf } from '@escarmouche/skirmish/placed';
import { sees, type PlaneRules, type PlaneState } from '@escarmouche/skirmish/plane';
import { climbables, type Feature, type Place, type Point, type Vector } from '@escarmouche/space';
import { ground } from '../../skirmish/src/plane/testing.ts';
import type { Game, Weighed } from '../src/plane/game.ts';

export type Order =
  | { readonly move: readonly Point[]; readonly facing?: Vector }
  | { readonly run: Point }
  | { readonly climb: string; readonly height: number }
  | { readonly strike: FigureId };

/** Range of the shots of these tests. */
const RANGE = 12_000;

/** A battle of nobody's rules whose figures have so much to lose; nothing ends their lives when nobody says. */
export function field(
  places: Readonly<Record<string, Place>>,
  features?: readonly Feature[],
  vitality: Readonly<Record<FigureId, number>> = {},
) {
  return alive(ground(places, features), vitality);
}

export function alive<S extends PlaneState>(plain: S, vitality: Readonly<Record<FigureId, number>> = {}): S & Weighed {
  const figures = Object.fromEntries(
    Object.entries(plain.figures).map(([id, figure]) => [id, { ...figure, vitality: vitality[id] ?? Infinity }]),
  );
  return { turn: 1, ...plain, figures };
}

/** Differences of one test from the usual game. */
export interface Twist {
  readonly left?: Partial<ActionsLeft>;
  readonly walks?: (id: FigureId) => number;
  /** The chance that a shot hurts this figure. */
  readonly hurt?: (id: FigureId) => number;
  readonly how?: 'shot' | 'power';
  /** Worth of a fight to the figure that begins it, and the chance that it hurts this one. */
  readonly fight?: number;
  readonly fightHurts?: (id: FigureId) => number;
  readonly dares?: number;
  readonly isHeld?: true;
}

const loss = (figure: FigureId, hurt: number): Loss => ({ figure, lost: [1 - hurt, hurt], out: 0 });
const unused = (): never => {
  throw new Error('no test asks for this');
};

/** A game of no document, for the tests of this room: a shot that is legal is worth a point, a fight two. */
export function gameBy(rules: PlaneRules<PlaneState>, twist: Twist = {}): Game<Weighed, Order> {
  const {
    left,
    walks = () => 4000,
    hurt = () => 1 / 2,
    how = 'shot',
    fight = 2,
    fightHurts = () => 1 / 4,
    dares = 1,
    isHeld = false,
  } = twist;
  const shot: Shot<Weighed, Order> = {
    id: 'shot',
    how: how as 'shot',
    name: { fr: 'Tir', en: 'Shot' },
    range: RANGE,
    area: 0,
    loud: () => false,
    recoils: false,
    shots: 1,
    refusal: unused,
    may: (state, by, on) => sees(rules, state, by, on),
    isSpent: () => false,
    command: (strike) => ({ strike }),
    odds: (_state, _by, { id }) => ({ steps: [], shots: 1, hit: 1, losses: [loss(id, hurt(id))] }),
    means: (_state, _by, { id }) => [{ figure: id, points: 1, out: 0 }],
  };
  return {
    system: { check: () => undefined } as never,
    rules,
    turns: { phase: () => 'play', playing: unused, acting: unused },
    actions: {
      offered: unused,
      limit: unused,
      reactionRefusal: unused,
      says: unused,
      cost: unused,
      left: () => ({ actions: 2, moves: true, runs: true, ...left }),
      isLast: () => false,
    },
    movement: {
      walks: (_state, { id }) => walks(id),
      walk: (path, facing) => (facing ? { move: path, facing } : { move: path }),
      running: { rule: 'RUN', far: () => 10_000, run: ({ x, y }) => ({ run: { x, y } }) },
      climbing: {
        climbs: (state, figure) =>
          climbables(state.scene.table, bodyOf(state, figure)).map(({ id, up }) => ({
            feature: id,
            height: up,
            command: { climb: id, height: up },
          })),
        far: unused,
        usual: { wall: { most: 3000, factor: 2 }, ladder: { most: 6000, factor: 1 } },
      },
      isHeld: () => isHeld,
    },
    deploy: unused,
    odds: {
      shots: () => [shot],
      powers: () => [],
      hindrances: () => [],
      power: unused,
      opponents: () => [],
      fight: {
        command: (strike) => ({ strike }),
        odds: (_state, by, { id }) => ({ steps: [], losses: [loss(id, fightHurts(id)), loss(by.id, 0)] }),
        means: (_state, _by, { id }) => [{ figure: id, points: fight, out: 0 }],
      },
      feats: () => [],
      aids: () => [],
      dares: () => dares,
      danger: unused,
      fallRisk: unused,
      frontal: () => false,
      unmoved: { state: [], figure: [], activation: [], covers: [0, 0.5, 0.9], lenders: () => [] },
    },
  };
}
