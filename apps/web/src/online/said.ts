import { PHRASES, type Word } from '@escarmouche/online';
import type { Language } from '@escarmouche/referee';
import { besideWords } from './beside-words.ts';
import type { Showing } from './showing.svelte.ts';
import { pointsOf } from './show-points.ts';

type Phrase = (typeof PHRASES)[number];

/** A word as it is read: text as it is, a ready phrase and a place in the language of whoever reads it. */
export function saidIn(word: Word, language: Language, { nameOf }: Pick<Showing, 'nameOf'>): string {
  const words = besideWords[language];
  if ('say' in word) return word.say;
  if ('phrase' in word) return words.phrases[word.phrase];
  const places = pointsOf(word.show).flatMap((at) => nameOf(at, language) ?? []);
  return word.show.length > 1 ? words.showsLine(places) : words.shows(places[0]);
}

/** Ready phrases, in the order in which they are offered. */
export const phrases: readonly Phrase[] = PHRASES;
