import { PHRASES, type Word } from '@escarmouche/online';
import type { Language } from '@escarmouche/referee';
import { besideWords } from './beside-words.ts';

type Phrase = (typeof PHRASES)[number];

/** A word as it is read: text as it is, a ready phrase in the language of whoever reads it. */
export function saidIn(word: Word, language: Language): string {
  const words = besideWords[language];
  if ('say' in word) return word.say;
  return 'phrase' in word ? words.phrases[word.phrase] : words.shows;
}

/** Ready phrases, in the order in which they are offered. */
export const phrases: readonly Phrase[] = PHRASES;
