import { z } from 'zod';
import type { Text } from '../text.ts';
import { bare, flag, listOf } from '../values.ts';
import { id, spotOrName, way } from './values.ts';

/** Words of special rules in the format of cases: actions, rolls and marks. Each rule's file has its own. */

export type AimedAt = 'nothing' | 'figure' | 'place' | 'weapon' | 'way';

/** Mark of a rule, as the rule's file writes it: its words, the documented one first. */
export interface Memory {
  readonly written: readonly string[];
  readonly takes: 'yes' | 'enemies' | 'weapons' | 'features';
}

/** A special rule, as far as cases write of it. */
export interface WritingRule<M extends Memory> {
  readonly id: string;
  readonly action?: {
    readonly special?: {
      readonly aim: AimedAt;
      readonly words: { readonly commit?: Text | undefined; readonly label?: Text | undefined; readonly written: readonly string[] };
    };
  };
  readonly remembers?: readonly M[];
  readonly rolls?: { readonly written: readonly string[] };
}

/** The action of a rule, under its documented word. */
export interface WrittenAction {
  readonly rule: string;
  readonly aim: AimedAt;
}

export type WrittenMemory<M extends Memory> = M & {
  readonly rule: string;
  readonly word: string;
};

/** Members of a mapping of the format, with their other spellings. */
export interface Members {
  readonly shape: Readonly<Record<string, z.ZodType>>;
  readonly spellings: Readonly<Record<string, string[]>>;
}

export interface Specials<M extends Memory> {
  /** Documented word of an action: the rule that gives it, and what it is aimed at. */
  readonly actions: ReadonlyMap<string, WrittenAction>;
  /** Members that a case may write after the word of each action. */
  readonly members: Members;
  /** Words for the rolls of rules, by their purpose: the rule's slug. */
  readonly rolls: Readonly<Record<string, readonly string[]>>;
  readonly memories: readonly WrittenMemory<M>[];
}

/** Words of a rule's action. */
export function actionWords(word: string, rules: readonly WritingRule<Memory>[]): Text | undefined {
  const words = rules.map(({ action }) => action?.special?.words).find((one) => one?.written[0] === word);
  return words?.label ?? words?.commit;
}

const shapes: Readonly<Record<AimedAt, z.ZodType>> = {
  nothing: bare,
  figure: id,
  place: spotOrName,
  weapon: z.preprocess((value) => value ?? true, z.union([z.literal(true), id])),
  way,
};

/** All that the special rules of a game add. */
export function specialsOf<M extends Memory>(rules: readonly WritingRule<M>[]): Specials<M> {
  const actions = rules.flatMap(({ id: rule, action }) => {
    const { aim, words } = action?.special ?? {};
    const [word, ...others] = words?.written ?? [];
    return aim && word !== undefined ? [{ rule, aim, word, others }] : [];
  });
  return {
    actions: new Map(actions.map(({ word, rule, aim }) => [word, { rule, aim }])),
    members: {
      shape: Object.fromEntries(actions.map(({ word, aim }) => [word, shapes[aim].optional()])),
      spellings: Object.fromEntries(actions.map(({ word, others }) => [word, others])),
    },
    rolls: Object.fromEntries(rules.flatMap(({ id: rule, rolls }) => (rolls ? [[rule, rolls.written]] : []))),
    memories: rules.flatMap(({ id: rule, remembers = [] }) =>
      remembers.map((memory) => ({ ...memory, rule, word: memory.written[0] ?? '' })),
    ),
  };
}

/** Members of a mapping of the format for things that rules remember. */
export function memoryMembers(memories: readonly WrittenMemory<Memory>[]): Members {
  return {
    shape: Object.fromEntries(memories.map(({ word, takes }) => [word, (takes === 'yes' ? flag : listOf(id)).optional()])),
    spellings: Object.fromEntries(memories.map(({ word, written }) => [word, written.slice(1)])),
  };
}
