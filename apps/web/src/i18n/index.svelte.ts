import type { Language } from '@escarmouche/referee';
import { readItem, writeItem } from '../browser/items.ts';
import type { Messages } from './fr.ts';

const KEY = 'escarmouche-language';

function first(): Language {
  const kept = readItem(KEY);
  if (kept === 'fr' || kept === 'en') return kept;
  return navigator.language.toLowerCase().startsWith('en') ? 'en' : 'fr';
}

/** A catalogue comes when its language is spoken. */
const catalogues: Record<Language, () => Promise<Messages>> = {
  fr: async () => (await import('./fr.ts')).fr,
  en: async () => (await import('./en.ts')).en,
};

const begun = first();
let current = $state.raw<{ readonly language: Language; readonly t: Messages }>({ language: begun, t: await catalogues[begun]() });

/** The words of the chosen language: French first, English for browsers that speak it. */
export const i18n = {
  get language(): Language {
    return current.language;
  },
  get t(): Messages {
    return current.t;
  },
  async choose(language: Language): Promise<void> {
    writeItem(KEY, language);
    current = { language, t: await catalogues[language]() };
  },
};
