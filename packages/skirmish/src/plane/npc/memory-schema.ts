import { id, list, whole, words, type Data, type Report } from '@escarmouche/referee/schema';
import { place, vector } from '@escarmouche/space/schema';
import * as z from 'zod/mini';
import { MOST_WAYPOINTS } from './schema.ts';

/** The memory of figures with a role: a value for each rule of the NPC document that remembers something. Types are inferred from here. */

const MOST_COUNTED = 1000;

const { shape } = place.def.innerType;

/** The last cover held, and activations in a row without an attack and without a next cover; none when absent (AI-BEH-PRUDENT, AI-BEH-HARCELEUR). */
const cover = z.strictObject({ ...shape, idle: z.optional(whole(0, MOST_COUNTED)), turn: z.optional(whole(0, MOST_COUNTED)) });

/** Activations in which a sniper has moved towards its post, and the turn of the last one (AI-MIS-SNIPER). */
export const tally = z.strictObject({ moves: whole(0, 2), turn: whole(0, MOST_COUNTED) });

/** As many plans as a die has faces may be proposed (AI-MDA-DISPUTE). */
export const MOST_PROPOSALS = 6;
const MOST_ACTIONS = 6;

/** A plan of a figure by its actions, the figure that it attacks or heals, and its end. */
export const namedPlan = z.strictObject({ actions: list(words, MOST_ACTIONS), target: z.optional(id), ...shape });

/** A plan that may be proposed: 0 for that of the document. Files of before tell others by their numbers, from 1 on (AI-MDA-DISPUTE). */
export const proposal = z.union([whole(0, MOST_PROPOSALS - 1), namedPlan]);

/** Values that a figure notes, by catalogue id. */
export const NOTES = {
  /** The target, a figure. */
  'AI-MIS-ASSASSIN': id,
  /** The mission that a chief has derived, as `writtenMission` writes it. */
  'AI-MIS-CHEF': words,
  /** Of a follower: its chief. */
  'AI-MIS-CHEF-CONTROL': id,
  /** The firing post, with the facing there. */
  'AI-MIS-SNIPER-VANTAGE': z.strictObject({ ...shape, facing: vector }),
  'AI-MIS-SNIPER': tally,
  /** The place of a guard in its zone. */
  'AI-MIS-GARDE': z.strictObject({ ...shape, taken: z.optional(z.literal(true)) }),
  /** The zone of the route that a patrol heads for, counted from 0. */
  'AI-MIS-PATROUILLE': whole(0, MOST_WAYPOINTS - 1),
  'AI-BEH-PRUDENT': cover,
  'AI-BEH-HARCELEUR': cover,
  /** The plan that all players want. */
  'AI-MDA-DISPUTE': proposal,
} as const;

const face = whole(1, 6);

/** Tables, ties and disputes that a d6 decides, by catalogue id: the face rolled; of a dispute the plan that the die has drawn. */
export const DICE = {
  'AI-MIS-ELITE-TABLE': face,
  'AI-MIS-SNIPER-TABLE': face,
  'AI-MIS-ASSASSIN-TABLE': face,
  'AI-MIS-CHEF-MISSION': face,
  'AI-ORD-PROX': face,
  'AI-MDA-DISPUTE': proposal,
} as const;

const kept: Readonly<Record<string, z.ZodMiniType>> = { ...NOTES, ...DICE };

/** A place with all that notes tell of one. */
export const spot = z.strictObject({
  ...shape,
  facing: z.optional(vector),
  idle: cover.shape.idle,
  turn: cover.shape.turn,
  taken: z.optional(z.literal(true)),
});

/** Notes and dice among the marks of a figure have the value that their rule asks for. */
export function judgeMemory(marks: Readonly<Record<string, unknown>>, report: Report): void {
  for (const [rule, value] of Object.entries(marks)) {
    if (Object.hasOwn(kept, rule) && kept[rule]?.safeParse(value).success === false)
      report([rule], 'cette règle ne retient rien de tel', 'the rule remembers nothing of the kind');
  }
}

type Kept = typeof NOTES & typeof DICE;

export type NamedPlan = Data<typeof namedPlan>;
/** The memory of a figure with a role, by catalogue id. */
export type Memory = { readonly [R in keyof Kept]: Data<Kept[R]> };
export type NotedRule = keyof typeof NOTES;
export type DiceRule = keyof typeof DICE;
/** Rules whose die is remembered by its face. */
export type FaceRule = Exclude<DiceRule, 'AI-MDA-DISPUTE'>;
