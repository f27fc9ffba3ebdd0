import { isOutcome, type Outcome } from '@escarmouche/referee';
import { agrees, id, list, whole, words } from '@escarmouche/referee/schema';
import { length, place, vector } from '@escarmouche/space/schema';
import * as z from 'zod/mini';
import { judgeMemory, namedPlan, spot, tally } from './npc/memory-schema.ts';
import { MOST_WAYPOINTS } from './npc/schema.ts';
import { progress } from './scenario/schema.ts';
import { standing } from './place-schema.ts';

/** Members of states of battles with turns, wounds and heart, which systems have alike. Types are inferred from here. */

export const MOST_MARKS = 1000;
const LONGEST_MARK = 500;
const MOST_TURNS = 100_000;

const value = z.union([z.string().check(z.maxLength(300)), z.number(), z.boolean(), z.readonly(list(words, LONGEST_MARK))]);
export const mark = z.union([value, spot, tally, namedPlan]);
export const turn = whole(0, MOST_TURNS);
export const groups = list(id, MOST_MARKS);

/** Of a figure. */
export const inBattle = {
  id,
  ...standing,
  /** Has had its activation this turn, or its last one. */
  activated: z.boolean(),
  /** Is in alert stance. */
  alert: z.boolean(),
  /** Has made its demoralisation test. */
  demoralised: z.boolean(),
  /** Marks for the battle: of special rules by their slugs, of the NPC document by its catalogue ids. */
  marks: z.record(id, mark).check(agrees(judgeMemory)),
  /** Zones of its route that a patrol has entered, and has yet to note (AI-MIS-PATROUILLE). */
  entered: z.optional(whole(1, MOST_WAYPOINTS)),
};

/** Of an effect that a rule has laid on a figure. */
export const laid = { rule: id, on: id, by: id };

/** Of what a rule remembers of a figure, or of it towards another one (`of`), for a while. The rule by its slug, or by its catalogue id. */
export const remembered = { rule: id, figure: id, of: z.optional(id), value };

/** Of the activation going on. */
export const activated = {
  figure: id,
  /** The straight move just made, which a jump may follow. */
  runUp: z.optional(z.readonly(z.strictObject({ from: place, direction: vector, length: z.number().check(z.minimum(0)) }))),
  /** The figure has fled, and does nothing more. */
  fled: z.optional(z.boolean()),
};

const MOST_TOLD = 1000;

/** Facts that persons have told of a pair of figures on a real table. */
const told = z.readonly(
  z.strictObject({
    from: id,
    to: id,
    distance: z.optional(length),
    hidden: z.optional(z.number().check(z.minimum(0), z.maximum(1))),
    side: z.optional(z.enum(['front', 'rear'])),
    at: z.readonly(z.strictObject({ from: place, to: place, facing: vector })),
  }),
);

/** Of what changes in a battle. */
export const underWay = {
  phase: z.enum(['order', 'deployment', 'play', 'over']),
  /** Groups in order of play; roster order before the order is rolled. */
  order: groups,
  turn,
  /** The turn in which somebody was last harmed or healed, or something of a scenario came about. */
  stirred: z.optional(turn),
  /** The group that deploys or plays. */
  group: id,
  /** Groups that have finished deploying. */
  deployed: groups,
  told: z.optional(list(told, MOST_TOLD)),
  scenario: z.optional(progress),
  outcome: z.optional(z.custom<Outcome>(isOutcome)),
};
