import { list, whole, type Data } from '@escarmouche/referee/schema';
import { coordinate, place, point, vector } from '@escarmouche/space/schema';
import { npcCommand } from '@escarmouche/skirmish/plane';
import { said, telling } from '@escarmouche/skirmish/plane/schema';
import * as z from 'zod/mini';

/** Decisions of players. Lengths and positions in integer units. */

const LONGEST_PATH = 200;
const LONGEST_NAME = 100;

/** Names in commands are looked up by the rules, which refuse unknown ones. */
const name = z.string().check(z.maxLength(LONGEST_NAME));

/** `path` without the starting point. */
const path = list(point, LONGEST_PATH);
const facing = z.optional(vector);

const steering = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('rollOrder') }),
  z.strictObject({ type: z.literal('deploy'), figure: name, at: place, facing: vector }),
  z.strictObject({ type: z.literal('endDeployment') }),
  z.strictObject({ type: z.literal('activate'), figure: name }),
  z.strictObject({ type: z.literal('pass') }),
  z.strictObject({ type: z.literal('endGroup') }),
]);

/** Aims of the action of a special rule. */
const aimed = { target: z.optional(name), to: z.optional(place), weapon: z.optional(name) };

const special = z.strictObject({ type: z.literal('special'), rule: name, ...aimed });

const action = z.discriminatedUnion('type', [
  /** `facing` may be chosen unless the move ends in contact (UC-ACT-MOVE). */
  z.strictObject({ type: z.literal('move'), path, facing }),
  z.strictObject({ type: z.literal('run'), to: point }),
  z.strictObject({ type: z.literal('jump'), to: point }),
  /** `height`: units climbed, negative downwards. */
  z.strictObject({ type: z.literal('climb'), feature: name, height: coordinate }),
  z.strictObject({ type: z.literal('ladder'), feature: name, height: coordinate, facing }),
  z.strictObject({ type: z.literal('swim'), path, facing }),
  /** The melee weapon is asked for in the course of the fight (UC-MELEE-WEAPON-CHOICE). */
  z.strictObject({ type: z.literal('fight'), target: name }),
  /** `second`: an ambidextrous figure's other weapon; `point`: a zone aimed at the ground (option). */
  z.strictObject({
    type: z.literal('shoot'),
    weapon: name,
    second: z.optional(name),
    target: z.optional(name),
    point: z.optional(place),
  }),
  z.strictObject({ type: z.literal('alert') }),
  z.strictObject({ type: z.literal('getUp'), facing: vector }),
  special,
]);

/** Given by the rules to themselves, for a group without a player. */
const automaton = z.strictObject({ type: z.literal('automaton') });

const MOST_ACTIONS = 10;

/** A person's correction of a figure on a real table. */
const correction = z.strictObject({
  ...said,
  posture: z.optional(z.enum(['standing', 'prone', 'out', 'fled'])),
  /** Actions left in the activation going on. */
  left: z.optional(whole(0, MOST_ACTIONS)),
});

export const command = z.discriminatedUnion('type', [steering, action, npcCommand, automaton, correction, telling]);

const ofRule = z.omit(special, { target: true, to: true, weapon: true });

/** The command of a special rule, by the aim of its action. */
export const aims = {
  nothing: ofRule,
  figure: z.extend(ofRule, { target: aimed.target }),
  place: z.extend(ofRule, { to: place }),
  weapon: z.extend(ofRule, { weapon: name }),
};

/** One decision of a player. */
export type Command = Data<typeof command>;
export type Correction = Data<typeof correction>;
export type Steering = Data<typeof steering>;
/** An action of the activated figure, or of a figure that reacts from its alert stance. */
export type ActionCommand = Data<typeof action>;
/** An action that a special rule gives: the rule's slug, and the aim that the rule wants. */
export type SpecialCommand = Data<typeof special>;
/** Commands of the rules for a group without a player (UC-SV-AI-SCOPE). */
export type Automatic = Data<typeof automaton>;
export type ActionType = ActionCommand['type'];

/** Answer of an alert figure's controller (UC-ACT-ALERT-TRIGGER). `wait`: length along the mover's path, in units, at which the figure will react. */
export type AlertAnswer =
  | { readonly do: 'react'; readonly command: ActionCommand }
  | { readonly do: 'decline' }
  | { readonly do: 'wait'; readonly at: number };
