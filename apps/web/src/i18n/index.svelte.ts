import type { Language } from '@escarmouche/referee';
import { en } from './en.ts';
import { fr, type Messages } from './fr.ts';

const KEY = 'escarmouche-language';

function first(): Language {
  const kept = localStorage.getItem(KEY);
  if (kept === 'fr' || kept === 'en') return kept;
  return navigator.language.toLowerCase().startsWith('en') ? 'en' : 'fr';
}

let language = $state<Language>(first());

/** The words of the chosen language: French first, English for browsers that speak it. */
export const i18n = {
  get language(): Language {
    return language;
  },
  get t(): Messages {
    return language === 'fr' ? fr : en;
  },
  choose(next: Language): void {
    language = next;
    localStorage.setItem(KEY, next);
  },
};
