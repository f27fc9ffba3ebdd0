import { isOutcome, type Outcome } from '@escarmouche/referee';
import { fixing, id, list, whole, words, type Data } from '@escarmouche/referee/schema';
import type { FigureId, GroupId } from '@escarmouche/skirmish';
import { progress, type Build, type Perch, type PlaneGroup, type Scenario } from '@escarmouche/skirmish/plane';
import { standing } from '@escarmouche/skirmish/plane/schema';
import type { Table } from '@escarmouche/space';
import { place, vector } from '@escarmouche/space/schema';
import * as z from 'zod/mini';
import type { Sheet, Weapon } from './content.ts';
import type { Options } from './options.ts';

export type { FigureId, GroupId, Perch, Sheet };
export type GroupSheet = PlaneGroup;

/** A weapon in a figure's hands; `id` tells two of a kind apart. Its range is in units. */
export type CarriedWeapon = Weapon;

/** What never changes in a battle. Frozen, and shared by every copy of the state. */
export interface Scene {
  readonly adaptation: string;
  readonly options: Options;
  readonly table: Table;
  readonly groups: readonly GroupSheet[];
  readonly scenario?: Scenario;
  readonly sheets: Readonly<Record<FigureId, Sheet>>;
  readonly builds: Readonly<Record<FigureId, Build>>;
  /** Figure ids in roster order: group after group. */
  readonly roster: readonly FigureId[];
}

const MOST_MARKS = 1000;
const LONGEST_MARK = 500;
const MOST_VITALITY = 6;
const MOST_TURNS = 100_000;

const mark = z.union([z.string().check(z.maxLength(300)), z.number(), z.boolean(), z.readonly(list(words, LONGEST_MARK))]);

/** reserve: not deployed yet; out: out of action, a token on the table; fled: removed for good. */
const posture = z.enum(['reserve', 'standing', 'prone', 'out', 'fled']);

/** A figure in play. Position of the centre of its base and level of the ground under it, in integer units. */
export const figure = z.strictObject({
  id,
  ...standing,
  posture,
  vitality: whole(0, MOST_VITALITY),
  /** Has had its activation this turn. */
  activated: z.boolean(),
  /** Is in alert stance (UC-ACT-ALERT). */
  alert: z.boolean(),
  /** Has made its demoralisation test (UC-MORALE-DEMORAL). */
  demoralised: z.boolean(),
  /** What special rules remember of it for the battle, by the rule's slug. */
  marks: z.record(id, mark),
});

const figureState = fixing(figure, 'id');

/** What a rule remembers of a figure, or of it towards another one, for a while: it ends by itself. */
const passingMark = z.readonly(
  z.strictObject({
    /** Slug of the special rule, or catalogue id. */
    rule: id,
    figure: id,
    of: z.optional(id),
    value: mark,
    until: z.enum(['activation', 'turn']),
  }),
);
export const passing = list(passingMark, MOST_MARKS);

/** An effect laid on a figure until the next activation of the figure that caused it (UC-SYS-DURATION). */
const effect = z.readonly(z.strictObject({ rule: id, on: id, by: id }));
export const effects = list(effect, MOST_MARKS);

/** The activation going on (UC-TURN-ACTIVATION). */
export const activation = z.strictObject({
  figure: id,
  /** Actions left. */
  left: whole(0, 10),
  /** Types of action already taken, in order (UC-ACT-ONCE). */
  done: list(id, MOST_MARKS),
  /** The straight move just made, which a jump may follow (UC-ACT-JUMP). */
  runUp: z.optional(z.readonly(z.strictObject({ from: place, direction: vector, length: z.number().check(z.minimum(0)) }))),
  /** The type of action that may be taken once more, next and at no cost, where a rule allows it. */
  encore: z.optional(id),
  /** It has fled: no action is left (UC-MORALE-FLEE). */
  fled: z.optional(z.boolean()),
});

const activationState = fixing(activation, 'figure');

export const groups = list(id, MOST_MARKS);
export const noise = z.readonly(z.strictObject({ at: place, heardBy: z.readonly(groups) }));
export const turn = whole(0, MOST_TURNS);

/** What changes in a battle: a state without its scene. */
export const changing = z.strictObject({
  phase: z.enum(['order', 'deployment', 'play', 'over']),
  /** Groups in order of play; roster order before it is rolled (UC-TURN-ORDER). */
  order: groups,
  turn,
  /** The turn in which somebody was last harmed or healed, or something of a scenario came about. */
  stirred: z.optional(turn),
  /** The group that deploys or plays. */
  group: id,
  /** Groups that have finished deploying. */
  deployed: groups,
  activation: z.optional(activationState),
  figures: z.record(id, figureState),
  effects,
  /** What rules remember until the activation or the turn ends. */
  passing,
  /** The last noise, and the groups for which it still counts (UC-SV-AI-NOISE). */
  noise: z.optional(noise),
  scenario: z.optional(progress),
  outcome: z.optional(z.custom<Outcome>(isOutcome)),
});

export type Posture = Data<typeof posture>;
export type Mark = Data<typeof mark>;
export type PassingMark = Data<typeof passingMark>;
export type Effect = Data<typeof effect>;
export type Figure = z.output<typeof figureState>;
export type Activation = z.output<typeof activationState>;

export interface State extends z.output<typeof changing> {
  readonly scene: Scene;
}
