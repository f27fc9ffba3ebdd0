import { list, whole, type Data } from '@escarmouche/referee/schema';
import { coordinate, length, place, point, vector } from '@escarmouche/space/schema';
import { npcCommand } from '@escarmouche/skirmish/plane';
import { said, telling } from '@escarmouche/skirmish/plane/schema';
import * as z from 'zod/mini';

/** Decisions of players. Lengths and positions in integer units. */

const LONGEST_PATH = 200;
const LONGEST_NAME = 100;
const MOST_HELD = 10;
const MOST_LEGS = 20;

/** Names in commands are looked up by the rules, which refuse unknown ones. */
const name = z.string().check(z.maxLength(LONGEST_NAME));

/** `path` without the starting point. */
const path = list(point, LONGEST_PATH);
const facing = z.optional(vector);
const items = list(name, MOST_HELD);

const steering = z.discriminatedUnion('type', [
  /** `held`: things in hand as the battle begins (UK-EQ-HANDS). */
  z.strictObject({ type: z.literal('deploy'), figure: name, at: place, facing: vector, held: z.optional(items) }),
  z.strictObject({ type: z.literal('endDeployment') }),
  /** Classic activation (UK-TURN-CLASSIC-PLAY). */
  z.strictObject({ type: z.literal('activate'), figure: name }),
  z.strictObject({ type: z.literal('endGroup') }),
  /** Takes other things in hand, free between actions (UK-EQ-HANDS). */
  z.strictObject({ type: z.literal('hold'), items }),
  /** Ends the activation; `forGood`: the actions left to a Héros or Légende vivante are given up (UK-TURN-MULTI). */
  z.strictObject({ type: z.literal('pass'), forGood: z.optional(z.boolean()) }),
]);

/** Aims of the action of a special rule. */
const aimed = {
  target: z.optional(name),
  to: z.optional(place),
  weapon: z.optional(name),
  path: z.optional(path),
  /** Units of the way before the deed on the way. */
  after: z.optional(length),
  /** Units of the way after which it ends early, if the charged enemy is out of action by then; its whole length when absent. */
  stop: z.optional(length),
  /** The way is run. */
  run: z.optional(z.boolean()),
};

const special = z.strictObject({ type: z.literal('special'), rule: name, ...aimed });

/** A stretch of a movement that mixes ways of moving. */
const leg = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('move'), path }),
  z.strictObject({ type: z.literal('swim'), path }),
  z.strictObject({ type: z.literal('climb'), feature: name, height: coordinate }),
  z.strictObject({ type: z.literal('ladder'), feature: name, height: coordinate }),
]);

const action = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('nothing') }),
  z.strictObject({ type: z.literal('move'), path, facing }),
  z.strictObject({ type: z.literal('run'), to: point }),
  z.strictObject({ type: z.literal('crawl'), path, facing }),
  /** `runUp`: the end of the run-up, for a jump of two actions; without one the jump follows the straight move just made (UK-ACT-JUMP). */
  z.strictObject({ type: z.literal('jump'), runUp: z.optional(point), to: point }),
  /** `height`: units climbed, negative downwards. */
  z.strictObject({ type: z.literal('climb'), feature: name, height: coordinate, facing }),
  z.strictObject({ type: z.literal('ladder'), feature: name, height: coordinate, facing }),
  z.strictObject({ type: z.literal('swim'), path, facing }),
  /** By option one movement of several kinds (UK-ACT-ONE-THING). */
  z.strictObject({ type: z.literal('mixed'), legs: list(leg, MOST_LEGS), facing }),
  z.strictObject({ type: z.literal('fight'), target: name }),
  /** `second`: the other weapon of a gunslinger; `point`: a zone aimed at the ground (option). */
  z.strictObject({
    type: z.literal('shoot'),
    weapon: name,
    second: z.optional(name),
    target: z.optional(name),
    point: z.optional(place),
  }),
  z.strictObject({ type: z.literal('aim') }),
  z.strictObject({ type: z.literal('standUp'), facing: vector }),
  /** By option a change of things held is an action (UK-EQ-HANDS). */
  z.strictObject({ type: z.literal('draw'), items }),
  /** Takes up a weapon that lies beside the figure (UK-ATTR-EXPERT-FOUET). */
  z.strictObject({ type: z.literal('pickUp'), weapon: name }),
  special,
]);

/** Commands of the rules: the order of play, a round of secret choices with its Initiative (UK-TURN-CLASSIC-ORDER, UK-TURN-ALT-CHOICE). */
const automatic = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('rollOrder') }),
  z.strictObject({ type: z.literal('round') }),
  /** Begins a battle set up in the middle of a round. */
  z.strictObject({ type: z.literal('begin') }),
]);

const MOST_ACTIONS = 10;
const MOST_LOST = 40;

/** A person's correction of a figure on a real table. */
const correction = z.strictObject({
  ...said,
  posture: z.optional(z.enum(['standing', 'low', 'prone', 'out', 'gone', 'fled'])),
  stunned: z.optional(z.boolean()),
  /** Does it flee for good (UK-MORALE-FLEE-GOOD)? */
  fleeing: z.optional(z.boolean()),
  /** Actions left this turn. */
  left: z.optional(whole(0, MOST_ACTIONS)),
  /** Ids of things in its hands. */
  held: z.optional(items),
  /** Ids of its own weapons that it has no more. */
  lost: z.optional(list(name, MOST_LOST)),
});

export const command = z.discriminatedUnion('type', [steering, action, npcCommand, automatic, correction, telling]);

const ofRule = z.omit(special, { target: true, to: true, weapon: true, path: true, after: true, stop: true, run: true });

/** The command of a special rule, by the aim of its action. */
export const aims = {
  nothing: ofRule,
  figure: z.extend(ofRule, { target: aimed.target, weapon: aimed.weapon }),
  place: z.extend(ofRule, { to: place }),
  weapon: z.extend(ofRule, { weapon: name }),
  way: z.extend(ofRule, { path, target: aimed.target, weapon: aimed.weapon, after: aimed.after, stop: aimed.stop, run: aimed.run }),
};

/** One decision of a player. */
export type Command = Data<typeof command>;
export type Correction = Data<typeof correction>;
export type Steering = Data<typeof steering>;
/** An action of the activated figure, or of a figure that reacts from its alert stance. */
export type ActionCommand = Data<typeof action>;
/** An action that a special rule gives: the rule's slug, and the aim that the rule wants. */
export type SpecialCommand = Data<typeof special>;
export type Automatic = Data<typeof automatic>;
export type Leg = Data<typeof leg>;
export type ActionType = ActionCommand['type'];

/** Answer of an alert figure's controller (UK-ATTR-POSTURE-ALERTE). */
export type AlertAnswer = { readonly do: 'react'; readonly command: ActionCommand } | { readonly do: 'decline' };
