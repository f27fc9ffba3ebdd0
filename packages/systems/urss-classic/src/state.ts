import { fixing, id, list, whole, type Data } from '@escarmouche/referee/schema';
import type { FigureId, GroupId } from '@escarmouche/skirmish';
import type { Build } from '@escarmouche/skirmish/placed';
import type { Npcs, PlaneGroup, Scenario } from '@escarmouche/skirmish/plane';
import { activated, groups, inBattle, laid, MOST_MARKS, remembered, underWay, type mark } from '@escarmouche/skirmish/plane/schema';
import type { Table } from '@escarmouche/space';
import { place } from '@escarmouche/space/schema';
import * as z from 'zod/mini';
import type { Sheet, Weapon } from './content.ts';
import type { Options } from './options.ts';

export type { FigureId, GroupId, Sheet };
export type GroupSheet = PlaneGroup;

/** A weapon in a figure's hands; `id` tells two of a kind apart. Range in units. */
export type CarriedWeapon = Weapon;

/** The unchanging part of a battle. Frozen, and shared by every copy of the state. */
export interface Scene {
  readonly adaptation: string;
  readonly options: Options;
  readonly table: Table;
  readonly groups: readonly GroupSheet[];
  readonly scenario?: Scenario;
  readonly npcs?: Npcs;
  readonly unmeasured?: true;
  readonly sheets: Readonly<Record<FigureId, Sheet>>;
  readonly builds: Readonly<Record<FigureId, Build>>;
  /** Figure ids in roster order: group after group. */
  readonly roster: readonly FigureId[];
}

const MOST_VITALITY = 6;

/** reserve: not deployed yet; out: out of action, a token on the table; fled: removed for good. */
const posture = z.enum(['reserve', 'standing', 'prone', 'out', 'fled']);

/** A figure in play. Position of the centre of its base and level of the ground under it, in integer units. */
export const figure = z.strictObject({
  ...inBattle,
  posture,
  vitality: whole(0, MOST_VITALITY),
});

const figureState = fixing(figure, 'id');

/** A rule's memory of a figure, or of it towards another one, for a while, with an end of its own. */
const passingMark = z.readonly(
  z.strictObject({
    ...remembered,
    until: z.enum(['activation', 'turn']),
  }),
);
export const passing = list(passingMark, MOST_MARKS);

/** An effect laid on a figure until the next activation of the figure that caused it (UC-SYS-DURATION). */
const effect = z.readonly(z.strictObject({ ...laid }));
export const effects = list(effect, MOST_MARKS);

/** The activation going on (UC-TURN-ACTIVATION). */
export const activation = z.strictObject({
  ...activated,
  /** Actions left. */
  left: whole(0, 10),
  /** Types of action already taken, in order (UC-ACT-ONCE). */
  done: list(id, MOST_MARKS),
  /** The type of action that may be taken once more, next and at no cost, where a rule allows it. */
  encore: z.optional(id),
});

const activationState = fixing(activation, 'figure');

export const noise = z.readonly(z.strictObject({ at: place, heardBy: z.readonly(groups) }));
/** The changing part of a battle: a state without its scene. */
export const changing = z.strictObject({
  ...underWay,
  activation: z.optional(activationState),
  figures: z.record(id, figureState),
  effects,
  /** Marks of rules until the activation or the turn ends. */
  passing,
  /** The last noise, and the groups for which it still counts (UC-SV-AI-NOISE). */
  noise: z.optional(noise),
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
