import { id, type Data } from '@escarmouche/referee/schema';
import * as z from 'zod/mini';
import { mark } from '../battle-schema.ts';

/** Commands for figures with a role beside their actions: a die of a table, and a note (AI-DICE-WHEN). Types are inferred from here. */

/** Tables and ties of the NPC document that a d6 decides, by their catalogue ids. */
export const TABLES = ['AI-MIS-ELITE-TABLE', 'AI-MIS-SNIPER-TABLE', 'AI-MIS-ASSASSIN-TABLE', 'AI-MIS-CHEF-MISSION', 'AI-ORD-PROX'] as const;

/** Rules of the NPC document that remember something of a figure for the battle. */
export const NOTED = [
  'AI-MIS-ASSASSIN',
  'AI-MIS-CHEF',
  'AI-MIS-CHEF-CONTROL',
  'AI-MIS-SNIPER-VANTAGE',
  'AI-MIS-SNIPER',
  'AI-MIS-GARDE',
  'AI-MIS-PATROUILLE',
  'AI-BEH-PRUDENT',
  'AI-BEH-HARCELEUR',
] as const;

export const npcCommand = z.discriminatedUnion('type', [
  /** Rolls a d6 in the open. */
  z.strictObject({ type: z.literal('consult'), figure: id, rule: z.enum(TABLES) }),
  /** Remembers a value for the battle; forgets the former one when absent. */
  z.strictObject({ type: z.literal('note'), figure: id, rule: z.enum(NOTED), value: z.optional(mark) }),
]);

export type NpcCommand = Data<typeof npcCommand>;
