import { specialRules, type Memory } from '@escarmouche/urss-classic';
import { specialsOf, type WrittenMemory } from '../plane/specials.ts';

/** Words of the special rules of URSS classic in the format of cases. */
export const specials = specialsOf<Memory>(specialRules.all());

export const memoriesOf = (of: Memory['of']): readonly WrittenMemory<Memory>[] => specials.memories.filter((memory) => memory.of === of);

/** The rule that remembers something under this word. */
export const rememberedAs = (word: string): string | undefined => specials.memories.find((memory) => memory.word === word)?.rule;
