import type { Language } from '@escarmouche/referee';

/** Words of the sight panel, which comes with the first target that is looked at. */
const WORDS = {
  fr: { hiddenBy: 'Caché par', silhouette: (verdict: string) => `Silhouette de la cible : ${verdict}` },
  en: { hiddenBy: 'Hidden by', silhouette: (verdict: string) => `Silhouette of the target: ${verdict}` },
} as const;

export const wordsOf = (language: Language): (typeof WORDS)[Language] => WORDS[language];
