import { id, list, whole, type Data } from '@escarmouche/referee/schema';
import { coordinate } from '@escarmouche/space/schema';
import * as z from 'zod/mini';
import { COMMAND_FACES } from './numbers.ts';

const MOST_DICE = 20;
const MOST_CUBES = 20;

/** A place in a cube: x to the east, y to the north, in units of the plane (DZ-MOVE-POSITION). */
const spot = z.readonly(z.strictObject({ x: coordinate, y: coordinate }));

/** Dé results spent on one's own test (DZ-CMD-DIE). */
const dice = z.optional(whole(1, MOST_DICE));
/** A free action of a command die (DZ-CMD-FREE-ACTIONS). */
const free = z.optional(z.literal(true));

/** Cubes of a movement in order, the start left out, and the place in the last one; the program places the figure where none is given. `leave`: on over the edge (DZ-MOVE-LEAVE). */
const way = { path: list(id, MOST_CUBES), at: z.optional(spot), leave: z.optional(z.literal(true)) };
/** Enemy to fight where the movement ends among several, and the weapon (DZ-MOVE-ENTER-ENEMY). */
const charge = { target: z.optional(id), weapon: z.optional(id), dice };

const MOST_POINTS = 1000;
const MOST_SMOKE = 100;

/** A person's correction of a figure on a real table, and of the table: their state now. Members left out are as they were. */
const correction = z.strictObject({
  type: z.literal('correct'),
  figure: z.optional(id),
  /** Its cube, and the place there; the program places the figure where none is given. */
  cube: z.optional(id),
  at: z.optional(spot),
  posture: z.optional(z.enum(['standing', 'prone', 'out', 'gone'])),
  /** Damage counters (DZ-DMG-WOUNDS). */
  counters: z.optional(whole(0, MOST_DICE)),
  activated: z.optional(z.boolean()),
  /** Rules that lie on it (DZ-STATE-FIRE). */
  marks: z.optional(list(id, MOST_DICE)),
  /** Victory points, and command dice not spent yet, by seat. */
  points: z.optional(z.record(id, whole(0, MOST_POINTS))),
  pools: z.optional(z.record(id, list(z.enum(COMMAND_FACES), MOST_DICE))),
  /** All smoke-filled cubes (DZ-STATE-SMOKE). */
  smoke: z.optional(list(id, MOST_SMOKE)),
});

/** Decisions of players. */
export const command = z.discriminatedUnion('type', [
  /** The rules place items, roll the Recon test and the command dice by themselves. */
  z.strictObject({ type: z.literal('items') }),
  z.strictObject({ type: z.literal('recon') }),
  z.strictObject({ type: z.literal('roll') }),
  z.strictObject({ type: z.literal('first'), seat: id }),
  z.strictObject({ type: z.literal('chooseZone'), zone: id }),
  z.strictObject({ type: z.literal('deploy'), figure: id, cube: id, at: z.optional(spot) }),
  z.strictObject({ type: z.literal('ready') }),
  /** Command dice thrown again, by their places in the pool; none: they are kept (DZ-CMD-REROLL). */
  z.strictObject({ type: z.literal('reroll'), dice: list(whole(0, MOST_DICE), MOST_DICE) }),
  z.strictObject({ type: z.literal('activate'), figure: id }),
  z.strictObject({ type: z.literal('pass') }),
  /** `drop`: a cube of the way, the start too, where the item carried is left; `give`: a friend who stands in one, and is handed it (DZ-ITEM-EXCHANGE). */
  z.strictObject({ type: z.literal('move'), ...way, ...charge, free, drop: z.optional(id), give: z.optional(id) }),
  z.strictObject({ type: z.literal('sprint'), ...way, ...charge }),
  z.strictObject({ type: z.literal('standUp'), at: z.optional(spot) }),
  z.strictObject({ type: z.literal('shoot'), weapon: id, target: id, suppress: z.optional(z.literal(true)), dice, free }),
  /** A weapon aimed at a cube and not at a figure (DZ-LOS-CUBE). */
  z.strictObject({ type: z.literal('shootCube'), weapon: id, cube: id, dice, free }),
  /** A Special action by a rule of the figure, for itself or another in its cube (DZ-ACT-SPECIAL). */
  z.strictObject({ type: z.literal('special'), rule: id, target: id }),
  z.strictObject({ type: z.literal('fight'), target: id, weapon: z.optional(id), dice, free }),
  z.strictObject({ type: z.literal('splat') }),
  /** Ends the activation. */
  z.strictObject({ type: z.literal('done') }),
  /** Ends the Turn: no second figure is activated. */
  z.strictObject({ type: z.literal('yield') }),
  correction,
]);

export type Command = Data<typeof command>;
export type CommandOf<T extends Command['type']> = Extract<Command, { readonly type: T }>;
export type Spot = Data<typeof spot>;
