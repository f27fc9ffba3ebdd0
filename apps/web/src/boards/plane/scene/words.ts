import type { Language } from '@escarmouche/referee';

/** Words of the scene, which comes after the first page. */
const WORDS = {
  fr: {
    above: 'Vue de dessus',
    tilted: 'Vue inclinée',
    lost: 'L’image 3D s’est interrompue : voici le plan.',
    missing: 'Ce navigateur ne montre pas la 3D (WebGL 2 manque) : voici le plan.',
  },
  en: {
    above: 'View from above',
    tilted: 'Tilted view',
    lost: 'The 3D picture broke off: here is the plan.',
    missing: 'This browser shows no 3D (WebGL 2 is missing): here is the plan.',
  },
} as const satisfies Record<Language, Record<string, string>>;

export const wordsOf = (language: Language): (typeof WORDS)[Language] => WORDS[language];
