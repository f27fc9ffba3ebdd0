import { fixing, id, list, whole, type Data } from '@escarmouche/referee/schema';
import type { FigureId, GroupId } from '@escarmouche/skirmish';
import type { Build } from '@escarmouche/skirmish/placed';
import type { Npcs, PlaneGroup, Scenario } from '@escarmouche/skirmish/plane';
import { activated, groups, inBattle, laid, MOST_MARKS, remembered, turn, underWay, type mark } from '@escarmouche/skirmish/plane/schema';
import type { Shape, Table } from '@escarmouche/space';
import { place } from '@escarmouche/space/schema';
import * as z from 'zod/mini';
import type { Sheet } from './content.ts';
import type { Options } from './options.ts';

export type { FigureId, GroupId, Sheet };

/** The unchanging part of a battle. Frozen, and shared by every copy of the state. */
export interface Scene {
  readonly options: Options;
  readonly table: Table;
  readonly groups: readonly PlaneGroup[];
  readonly scenario?: Scenario;
  readonly npcs?: Npcs;
  readonly unmeasured?: true;
  /** Exits of the table; every point of its edge when absent (UK-MORALE-FLEE-GOOD). */
  readonly exits?: readonly Shape[];
  readonly sheets: Readonly<Record<FigureId, Sheet>>;
  readonly builds: Readonly<Record<FigureId, Build>>;
  /** Figure ids in roster order: group after group. */
  readonly roster: readonly FigureId[];
}

const MOST_VITALITY = 20;
const MOST_ACTIONS = 10;
const MOST_ITEMS = 40;

/**
 * reserve: not deployed yet; low: lying of its own will, having crawled; out: out of action, still on the table; gone: out of action and off the
 * table; fled: left the table for good.
 */
const posture = z.enum(['reserve', 'standing', 'low', 'prone', 'out', 'gone', 'fled']);

export const figure = z.strictObject({
  ...inBattle,
  posture,
  vitality: whole(0, MOST_VITALITY),
  /** Ids of weapons and of the shield in its hands (UK-EQ-HANDS). */
  held: list(id, MOST_ITEMS),
  /** Ids of weapons gone: destroyed, thrown, taken away. */
  lost: list(id, MOST_ITEMS),
  /** Weapons of other figures, taken up (UK-ATTR-EXPERT-FOUET). */
  gained: list(z.readonly(z.strictObject({ weapon: id, owner: id })), MOST_ITEMS),
  /** Actions left this turn, and types of those taken, in order (UK-ACT-COUNT, UK-ACT-ONCE). */
  left: whole(0, MOST_ACTIONS),
  done: list(id, MOST_MARKS),
  /** Activations had this turn (UK-TURN-MULTI). */
  activations: whole(0, MOST_ACTIONS),
  /** Melee damage rolls made this turn (UK-DMG-ONCE). */
  blows: whole(0, MOST_MARKS),
  stunned: z.boolean(),
  /** A figure that flees for good (UK-MORALE-FLEE-GOOD). toMove: in its activation; held: as soon as no enemy holds it; moved: done for this turn. */
  fleeing: z.optional(z.enum(['toMove', 'held', 'moved'])),
});

const figureState = fixing(figure, 'id');

/** An effect on a figure, since a turn: until that turn ends, or the figure that caused it is next activated (UK-ATTR-GEN-DURATION). */
const effect = z.readonly(z.strictObject({ ...laid, since: turn, until: z.enum(['turn', 'next']) }));
export const effects = list(effect, MOST_MARKS);

/**
 * A rule's memory of a figure, or of it towards another one (`of`), for a while, with an end of its own. activation: that going on; turn: this turn;
 * next: the start of the figure's next activation; nextEnd: the end of it (UK-SYS-DURATION).
 */
const passingMark = z.readonly(
  z.strictObject({
    ...remembered,
    until: z.enum(['activation', 'turn', 'next', 'nextEnd']),
    /** The turn in which the mark began, where it may outlast a figure that leaves the game; an earlier one when absent. */
    since: z.optional(turn),
  }),
);
export const passing = list(passingMark, MOST_MARKS);

/** The activation going on (UK-TURN-ACTIVATION). */
export const activation = z.strictObject({
  ...activated,
  /** Actions taken in it. */
  taken: whole(0, MOST_ACTIONS),
  /** The action before was an aim (UK-ACT-AIM). */
  aimed: z.optional(z.boolean()),
});

const activationState = fixing(activation, 'figure');

/** A weapon that lies on the table (UK-ATTR-EXPERT-FOUET). */
const dropped = z.readonly(z.strictObject({ weapon: id, owner: id, at: place }));
export const drops = list(dropped, MOST_MARKS);

/** The changing part of a battle: a state without its scene. */
export const changing = z.strictObject({
  ...underWay,
  /** Alternating activation: figures chosen in this round that have not had their activation, in their order (UK-TURN-ALT-INITIATIVE). */
  chosen: groups,
  activation: z.optional(activationState),
  figures: z.record(id, figureState),
  effects,
  passing,
  drops,
});

export type Posture = Data<typeof posture>;
export type Mark = Data<typeof mark>;
export type PassingMark = Data<typeof passingMark>;
export type Effect = Data<typeof effect>;
export type Dropped = Data<typeof dropped>;
export type Figure = z.output<typeof figureState>;
export type Activation = z.output<typeof activationState>;

export interface State extends z.output<typeof changing> {
  readonly scene: Scene;
}
