import { z } from 'zod';
import { keyed, word } from '../keyed.ts';
import type { DiceEntry } from '../script.ts';
import { listOf } from '../values.ts';
import { npcs } from './schema-npc.ts';
import { group, mapped, table } from './schema-scene.ts';
import { scenario } from './schema-scenario.ts';
import { terrain } from './schema-terrain.ts';
import { memoryMembers, type Memory, type WrittenMemory } from './specials.ts';
import { id, spot } from './values.ts';

/** Past of the activation going on, as every game writes it. */
export const activationMembers = {
  figure: id,
  left: z.int().min(0).max(10).optional(),
  done: listOf(id).optional(),
  runUp: keyed({ from: spot, to: spot }, { from: ['de'], to: ['à', 'vers'] }).optional(),
};

export const activationSpellings = {
  figure: ['of', 'figurine', 'de'],
  left: ['actions left', 'actions', 'restantes', 'actions restantes'],
  done: ['faites', 'actions done', 'déjà faites', 'fait'],
  runUp: ['élan', 'run-up'],
};

/** The name of the figure being activated stands for it alone. */
export const figureOrMore = (value: unknown): unknown => (typeof value === 'object' ? value : { figure: value });

/** Marks of rules for the activation, under their words. */
export function rememberedMembers(memories: readonly WrittenMemory<Memory>[]) {
  const { shape, spellings } = memoryMembers(memories);
  // Members with words of rules, which types do not know.
  const own: object = shape;
  return { own, spellings };
}

export const effectMembers = { rule: id, on: id, by: id };

export const effectSpellings = {
  rule: ['règle', 'effect', 'effet', 'power', 'pouvoir'],
  on: ['sur', 'target', 'cible'],
  by: ['par', 'user'],
};

/** The schemas that a game brings. */
interface CaseParts<
  F extends z.ZodType,
  S extends z.ZodType,
  E extends z.ZodType,
  A extends z.ZodType,
  L extends z.ZodType,
  O extends Readonly<Record<string, z.ZodType>>,
> {
  readonly figure: F;
  readonly step: S;
  readonly dice: z.ZodType<DiceEntry[]>;
  readonly expectation: E;
  readonly activation: A;
  readonly effect: L;
  /** Other members of the game's cases. */
  readonly others: O;
  readonly spellings: Readonly<Record<string, readonly string[]>>;
}

/** A case of figures on a plane. */
export function caseOf<
  F extends z.ZodType,
  S extends z.ZodType,
  E extends z.ZodType,
  A extends z.ZodType,
  L extends z.ZodType,
  O extends Readonly<Record<string, z.ZodType>>,
>({ figure, step, dice, expectation, activation, effect, others, spellings }: CaseParts<F, S, E, A, L, O>) {
  return keyed(
    {
      name: z.string().min(1).max(300),
      cites: listOf(z.string().max(60)).default([]),
      note: z.string().max(5000).optional(),
      options: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).optional(),
      table: table.optional(),
      terrain: terrain.optional(),
      groups: mapped(group).optional(),
      order: z.array(id).optional(),
      start: word({ play: ['jeu', 'en jeu'], order: ['ordre', 'begin', 'début', 'before order', 'déploiement', 'deployment'] }).optional(),
      turn: z.int().min(1).max(1000).optional(),
      plays: id.optional(),
      figures: mapped(figure),
      effects: z.array(effect).optional(),
      scenario: scenario.optional(),
      npcs: npcs.optional(),
      activation: activation.optional(),
      do: listOf(step).default([]),
      dice: dice.optional(),
      expect: expectation.optional(),
      ...others,
    },
    {
      name: ['nom', 'titre', 'title', 'case', 'cas'],
      cites: ['cite', 'rules', 'règles', 'ids'],
      note: ['comment', 'commentaire', 'description', 'remarque', 'notes', 'source'],
      options: ['réglages'],
      terrain: ['décor', 'features'],
      groups: ['groupes'],
      order: ['ordre', 'order of play', 'ordre de jeu'],
      start: ['départ', 'phase'],
      turn: ['tour'],
      plays: ['joue', 'to play', 'group'],
      figures: ['figurines'],
      effects: ['effets'],
      scenario: ['scénario'],
      npcs: ['pnj', 'pnjs'],
      activation: ['activated', 'activée'],
      do: ['commands', 'commandes', 'steps', 'étapes', 'actions', 'faire', 'when', 'quand'],
      dice: ['dés'],
      expect: ['attendu', 'expected', 'then', 'alors', 'expectations'],
      ...spellings,
    },
  );
}
