import { isOutcome, type Outcome } from '@escarmouche/referee';
import { fixing, id, list, whole, type Data } from '@escarmouche/referee/schema';
import type { FigureId, Group } from '@escarmouche/skirmish';
import type { Build } from '@escarmouche/skirmish/placed';
import type { Table } from '@escarmouche/space';
import type { CubeMap } from '@escarmouche/space/cubes';
import { coordinate } from '@escarmouche/space/schema';
import * as z from 'zod/mini';
import type { Mission, Sheet } from './content.ts';
import { COMMAND_FACES } from './numbers.ts';
import type { Options } from './options.ts';

export type { Sheet };

const MOST_COUNTERS = 20;
const MOST_MARKS = 200;
const MOST_ROUNDS = 1000;
const MOST_POINTS = 1000;
const MOST_TOKENS = 100;
const MOST_FIGURES = 80;

/** A strike team. `points`: victory points that it began with, as a handicap of the other one. */
export interface Team extends Group {
  readonly points?: number | undefined;
}

/** The unchanging part of a battle. Frozen, and shared by every copy of the state. */
export interface Scene {
  readonly options: Options;
  readonly map: CubeMap;
  /** The scenery of the map as sight meets it. */
  readonly table: Table;
  readonly builds: Readonly<Record<FigureId, Build>>;
  readonly mission: Mission;
  /** The two strike teams; each is a side and a seat of its own (DZ-SETUP-SIDES). */
  readonly groups: readonly [Team, Team];
  readonly sheets: Readonly<Record<FigureId, Sheet>>;
  readonly roster: readonly FigureId[];
}

/** reserve: not deployed; prone: pinned (DZ-STATE-PINNED); out: dead; gone: has left the board. */
const posture = z.enum(['reserve', 'standing', 'prone', 'out', 'gone']);

export const figure = z.strictObject({
  id,
  /** Centre of its base and floor under it, in units of the plane: a cube is 1000. */
  x: coordinate,
  y: coordinate,
  z: coordinate,
  posture,
  /** Damage counters (DZ-DMG-WOUNDS). */
  counters: whole(0, MOST_COUNTERS),
  /** Marked as activated in this Round (DZ-ROUND-TURN). */
  activated: z.boolean(),
  /** Rules that lie on it: a flame marker (DZ-STATE-FIRE). */
  marks: list(id, MOST_MARKS),
  /** Items that it carries, by their tokens (DZ-ITEM-CARRY). */
  carried: list(z.strictObject({ id, item: id }), MOST_TOKENS),
});

const face = z.enum(COMMAND_FACES);

/** The activation going on (DZ-ACT-ECONOMY). */
export const activation = z.strictObject({
  figure: id,
  /** Types of actions taken, free ones left out, in order (DZ-ACT-ONCE). */
  done: list(id, MOST_MARKS),
  /** A long action is taken, or two short ones: no more. */
  shorts: whole(0, 2),
  long: z.boolean(),
  /** The free action that a command die gave (DZ-CMD-ONE). */
  free: z.optional(face),
  /** Seats that have spent a Splat in it: one each (DZ-CMD-SPLAT). */
  splats: list(id, 2),
  /** A Move or a free one goes on from the cube that a blow has thrown the figure to (DZ-MOVE-BREAK-AWAY). */
  resumes: z.optional(z.enum(['action', 'free'])),
  /** The activation ends at once (DZ-ACT-END-EARLY). */
  over: z.boolean(),
  /** An enemy stood in its cube as the activation began (DZ-MOVE-SPRINT). */
  begunWithEnemy: z.boolean(),
  /** The figure has put out its flames as the activation began: a free action, so not nothing (DZ-STATE-FIRE, DZ-ROUND-NOTHING). */
  quenched: z.optional(z.literal(true)),
});

/** The Turn of a player (DZ-ROUND-TURN). */
export const turn = z.strictObject({
  seat: id,
  /** Activations of the Turn, finished ones. */
  activations: whole(0, MOST_MARKS),
  /** A +1 Activation is spent (DZ-CMD-ACTIVATION). */
  again: z.boolean(),
  /** The last activation took no action at all (DZ-ROUND-NOTHING). */
  idle: z.boolean(),
});

/** A token on the board; its item once it is turned over, or looked at by one seat alone (DZ-ITEM-REVEAL, DZ-RECON-BONUS-TABLE). */
const token = z.strictObject({ id, at: id, item: z.optional(id), seen: z.optional(id) });

export const changing = z.strictObject({
  phase: z.enum(['items', 'recon', 'first', 'zones', 'deployment', 'command', 'rerolls', 'play', 'over']),
  round: whole(0, MOST_ROUNDS),
  /** The player of the first Turn of the Round (DZ-ROUND-INITIATIVE). */
  initiative: z.optional(id),
  /** Winner of the Recon test, who names the first player, and by how many successes; whether the bonus dice are rolled (DZ-RECON-BONUS). */
  recon: z.optional(z.strictObject({ winner: id, ahead: whole(0, 100), rolled: z.optional(z.boolean()) })),
  /** Figures off the board that come in by a side edge at the end of the Round (DZ-RECON-BONUS-TABLE). */
  flanking: list(id, MOST_FIGURES),
  /** Zone of deployment of each seat, and seats that have deployed. */
  zones: z.record(id, id),
  deployed: list(id, 2),
  figures: z.record(id, fixing(figure, 'id')),
  /** Command dice of each seat (DZ-CMD-POOL). */
  pools: z.record(id, list(face, 20)),
  /** Seats that have decided on their re-roll in this Round (DZ-CMD-REROLL). */
  rerolled: list(id, 2),
  turn: z.optional(turn),
  /** The player of the Turn before in this Round. */
  last: z.optional(id),
  activation: z.optional(fixing(activation, 'figure')),
  /** First seat to have no figure left to activate in this Round. */
  finished: z.optional(id),
  points: z.record(id, whole(0, MOST_POINTS)),
  /** Both teams have the points that win, and as many: the next point decides (DZ-VP-TARGET). */
  tied: z.boolean(),
  tokens: list(token, MOST_TOKENS),
  /** Items of all tokens that nobody has turned over, on the board or not, sorted: which is which does not exist until then. */
  bag: list(id, MOST_TOKENS),
  /** Smoke-filled cubes, in the order in which the smoke came (DZ-STATE-SMOKE). */
  smoke: list(id, MOST_TOKENS),
  outcome: z.optional(z.custom<Outcome>(isOutcome)),
});

export type Figure = State['figures'][FigureId];
export type Activation = NonNullable<State['activation']>;
export type Token = Data<typeof token>;

export interface State extends z.output<typeof changing> {
  readonly scene: Scene;
}
