import { specialRules, type Memory } from '@escarmouche/urss-kit';
import { specialsOf, type WrittenMemory } from '../plane/specials.ts';

/** Words of the special rules of URSS kit in the format of cases. */
export const specials = specialsOf<Memory>(specialRules.all());

const ofActivation = ({ until }: Memory): boolean => until === 'activation';

/** Marks of rules for the activation going on, and for a figure. */
export const activationMemories: readonly WrittenMemory<Memory>[] = specials.memories.filter(ofActivation);
export const figureMemories: readonly WrittenMemory<Memory>[] = specials.memories.filter((memory) => !ofActivation(memory));

/** The rule that remembers something under this word. */
export const rememberedAs = (word: string): string | undefined => specials.memories.find((memory) => memory.word === word)?.rule;
