import { specialRules, type Memory } from '@escarmouche/urss-kit';
import { specialsOf, type WrittenMemory } from '../plane/specials.ts';

/** What the special rules of URSS kit add to the format of cases. */
export const specials = specialsOf<Memory>(specialRules.all());

const ofActivation = ({ until }: Memory): boolean => until === 'activation';

/** What rules remember of the activation going on, and of a figure. */
export const activationMemories: readonly WrittenMemory<Memory>[] = specials.memories.filter(ofActivation);
export const figureMemories: readonly WrittenMemory<Memory>[] = specials.memories.filter((memory) => !ofActivation(memory));

/** The rule that remembers something under this word. */
export const rememberedAs = (word: string): string | undefined => specials.memories.find((memory) => memory.word === word)?.rule;
