import type { Language } from '@escarmouche/referee';

/** Words of the dice tray, which comes after the first page. */
const WORDS = {
  fr: { passed: 'réussi', failed: 'raté', need: (need: number) => `${need}+` },
  en: { passed: 'passed', failed: 'failed', need: (need: number) => `${need}+` },
} as const;

export const wordsOf = (language: Language): (typeof WORDS)[Language] => WORDS[language];
