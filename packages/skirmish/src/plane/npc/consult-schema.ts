import { id, type Data } from '@escarmouche/referee/schema';
import * as z from 'zod/mini';
import { DICE, MOST_PROPOSALS, NOTES, proposal, type FaceRule, type NotedRule } from './memory-schema.ts';

/** Commands for figures with a role beside their actions: a die of a table, and a note (AI-DICE-WHEN). Types are inferred from here. */

/** Remembers a value for the battle; forgets the former one when absent. */
const note = <R extends NotedRule>(rule: R) =>
  z.strictObject({ type: z.literal('note'), figure: id, rule: z.literal(rule), value: z.optional(NOTES[rule]) });

const tables = Object.keys(DICE).filter((rule) => rule !== 'AI-MDA-DISPUTE') as [FaceRule, ...FaceRule[]];

export const npcCommand = z.discriminatedUnion('type', [
  /** Rolls a d6 in the open; between plans that are still supported, `among` names them. */
  z.discriminatedUnion('rule', [
    z.strictObject({ type: z.literal('consult'), figure: id, rule: z.enum(tables) }),
    z.strictObject({
      type: z.literal('consult'),
      figure: id,
      rule: z.literal('AI-MDA-DISPUTE'),
      among: z.array(proposal).check(z.minLength(2), z.maxLength(MOST_PROPOSALS)),
    }),
  ]),
  z.discriminatedUnion('rule', [
    note('AI-MIS-ASSASSIN'),
    note('AI-MIS-CHEF'),
    note('AI-MIS-CHEF-CONTROL'),
    note('AI-MIS-SNIPER-VANTAGE'),
    note('AI-MIS-SNIPER'),
    note('AI-MIS-GARDE'),
    note('AI-MIS-PATROUILLE'),
    note('AI-BEH-PRUDENT'),
    note('AI-BEH-HARCELEUR'),
    note('AI-MDA-DISPUTE'),
  ]),
]);

export type NpcCommand = Data<typeof npcCommand>;
export type Consult = Extract<NpcCommand, { type: 'consult' }>;
export type Note = Extract<NpcCommand, { type: 'note' }>;
