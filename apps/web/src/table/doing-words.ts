import type { Language } from '@escarmouche/referee';

const fr = {
  sure: (what: string, step: string) => `${what}. ${step} ?`,
  left: (moment: string, list: string) => `${moment}. Possible : ${list}.`,
  cannot: (n: number) => `${n} impossible${n < 2 ? '' : 's'} pour l’instant`,
  over: 'Partie terminée',
};

const en: typeof fr = {
  sure: (what, step) => `${what}. ${step}?`,
  left: (moment, list) => `${moment}. Possible: ${list}.`,
  cannot: (n) => `${n} not possible now`,
  over: 'The battle is over',
};

/** Words of what may be done at a table. */
export const doingWords: Readonly<Record<Language, typeof fr>> = { fr, en };
