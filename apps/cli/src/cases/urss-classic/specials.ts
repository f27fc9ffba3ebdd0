import { specialRules, type Memory } from '@escarmouche/urss-classic';
import { z } from 'zod';
import { flag, listOf } from '../values.ts';
import { id, spotOrName } from '../plane/values.ts';

/** What special rules add to the format of cases: words for their actions and rolls, and for what they remember. Each rule's file has its own. */

type Aim = 'nothing' | 'figure' | 'place' | 'weapon';

/** The action of a rule, under its documented word. */
export interface WrittenAction {
  readonly rule: string;
  readonly aim: Aim;
}

const actions = specialRules.all().flatMap(({ id: rule, action }) => {
  const { aim, words } = action?.special ?? {};
  const [word, ...others] = words?.written ?? [];
  return aim && word !== undefined ? [{ rule, aim, word, others }] : [];
});

/** Documented word of an action: the rule that gives it, and what it is aimed at. */
export const specialActions: ReadonlyMap<string, WrittenAction> = new Map(actions.map(({ word, rule, aim }) => [word, { rule, aim }]));

/** Their other spellings. */
export const specialSpellings: Readonly<Record<string, string[]>> = Object.fromEntries(actions.map(({ word, others }) => [word, others]));

const bare = flag.pipe(z.literal(true));
const shapes: Readonly<Record<Aim, z.ZodType>> = {
  nothing: bare,
  figure: id,
  place: spotOrName,
  weapon: z.preprocess((value) => value ?? true, z.union([z.literal(true), id])),
};

/** What a case may write after the word of each. */
export const specialShape: Readonly<Record<string, z.ZodType>> = Object.fromEntries(
  actions.map(({ word, aim }) => [word, shapes[aim].optional()]),
);

/** What a rule remembers, under its documented word. */
export interface WrittenMemory extends Memory {
  readonly rule: string;
  readonly word: string;
}

const memories: readonly WrittenMemory[] = specialRules
  .all()
  .flatMap(({ id: rule, remembers = [] }) => remembers.map((memory) => ({ ...memory, rule, word: memory.written[0] ?? '' })));

export const memoriesOf = (of: Memory['of']): readonly WrittenMemory[] => memories.filter((memory) => memory.of === of);

/** The rule that remembers something under this word. */
export const rememberedAs = (word: string): string | undefined => memories.find((memory) => memory.word === word)?.rule;

/** Members of a mapping of the format for all that rules remember of one kind, with their other spellings. */
export function memoryShape(of: Memory['of']): {
  readonly shape: Readonly<Record<string, z.ZodType>>;
  readonly spellings: Readonly<Record<string, string[]>>;
} {
  const own = memoriesOf(of);
  return {
    shape: Object.fromEntries(own.map(({ word, takes }) => [word, (takes === 'yes' ? flag : listOf(id)).optional()])),
    spellings: Object.fromEntries(own.map(({ word, written }) => [word, written.slice(1)])),
  };
}

/** Words for the rolls of special rules, by their purpose: the rule's slug. */
export const specialRolls: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  specialRules.all().flatMap(({ id: rule, rolls }) => (rolls ? [[rule, rolls.written]] : [])),
);
