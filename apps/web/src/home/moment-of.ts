import type { Language } from '@escarmouche/referee';
import type { KeptBattle } from '../storage/keep.ts';
import { turnName } from '../systems/turn-name.ts';
import { libraryWords } from './library-words.ts';

/** The moment of a kept battle: "Tour 3 · Rebelles : choisir une figurine". */
export function momentOf({ system, over, turn, moment, result }: KeptBattle, language: Language): string {
  const words = libraryWords[language];
  if (over) return result ? `${words.over} · ${result[language]}` : words.over;
  const when = words.turn(turnName(system, language), turn);
  return moment ? `${when} · ${moment[language]}` : when;
}
