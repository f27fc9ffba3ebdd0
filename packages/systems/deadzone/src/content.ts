import { id, list, text, whole, words, type Data } from '@escarmouche/referee/schema';
import * as z from 'zod/mini';

const MOST_POINTS = 500;
const MOST_RANGE = 20;
const MOST_AP = 9;
const MOST_VALUE = 9;
const MOST_WEAPONS = 10;
const MOST_RULES = 20;

/** A special rule as a figure or a weapon has it, with its number: Tactician (2). */
const grant = z.strictObject({ rule: id, value: z.optional(whole(1, MOST_VALUE)) });

/** A weapon: its range in cubes, or a fight alone (DZ-SHOOT-ACTION, DZ-FIGHT-WEAPON). */
export const weapon = z.strictObject({
  id,
  name: text,
  range: z.union([whole(1, MOST_RANGE), z.literal('fight')]),
  ap: whole(0, MOST_AP),
  rules: list(grant, MOST_RULES),
  /** Victory points that the weapon adds to its bearer's (DZ-TEAM-VP-BONUS). */
  vp: whole(0, MOST_VALUE),
});

/** A target score, or "-" (DZ-DICE-NULL). */
const skill = z.nullable(whole(2, 8));

/** leader, troop, specialist, character, vehicle (DZ-TEAM-PROFILE-TYPE). */
const figureType = z.enum(['L', 'T', 'S', 'P', 'V']);

/** A figure of a strike team, complete in itself. */
export const sheet = z.strictObject({
  id,
  name: words,
  group: id,
  /** Id of its profile, where it comes from a list. */
  profile: z.optional(id),
  type: figureType,
  points: whole(0, MOST_POINTS),
  vp: whole(0, MOST_VALUE),
  /** Cubes of a Move and of a Sprint; null where it does not move. */
  speed: z.nullable(z.tuple([whole(0, MOST_VALUE), whole(0, MOST_VALUE)])),
  armour: whole(0, MOST_VALUE),
  size: whole(0, 4),
  shoot: skill,
  fight: skill,
  survive: skill,
  /** Of a leader: its team's Recon, and its army's special rule. */
  recon: z.optional(whole(2, 8)),
  splat: z.optional(id),
  weapons: list(weapon, MOST_WEAPONS),
  rules: list(grant, MOST_RULES),
});

export type Grant = Data<typeof grant>;
export type Weapon = Data<typeof weapon>;
export type Sheet = Data<typeof sheet>;

/** An objective marker in its cube (DZ-SETUP-OBJECTIVES). */
const objective = z.strictObject({ id, at: id, vp: whole(1, MOST_VALUE) });

/** A mission: zones of deployment as squares, objectives, points that win (DZ-MISSION-PATROL). */
export const mission = z.strictObject({
  id,
  name: text,
  target: whole(1, 50),
  zones: list(z.strictObject({ id, name: text, squares: list(id, 64) }), 4),
  objectives: list(objective, 20),
  /** Cubes from which figures may leave the board (DZ-MOVE-LEAVE). */
  exits: z.optional(list(id, 64)),
  items: z.boolean(),
});

export type Mission = Data<typeof mission>;
