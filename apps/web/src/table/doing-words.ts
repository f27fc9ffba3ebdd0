import type { Language } from '@escarmouche/referee';

const fr = {
  sure: (what: string, step: string) => `${what}. ${step} ?`,
  left: (moment: string, list: string) => `${moment}. Possible : ${list}.`,
  cannot: (n: number) => `${n} impossible${n < 2 ? '' : 's'} pour l’instant`,
  again: 'Recommencer',
  share: 'Partager',
  giveUp: 'Abandonner',
  giveUpAsk: 'Abandonner la partie ?',
  giveUpKept: 'Elle reste gardée comme elle est : on peut la revoir, ou la reprendre plus tard.',
  playOn: 'Continuer à jouer',
  givenUp: 'Partie abandonnée',
};

const en: typeof fr = {
  sure: (what, step) => `${what}. ${step}?`,
  left: (moment, list) => `${moment}. Possible: ${list}.`,
  cannot: (n) => `${n} not possible now`,
  again: 'Begin again',
  share: 'Share',
  giveUp: 'Give up',
  giveUpAsk: 'Give up the battle?',
  giveUpKept: 'It stays kept as it is: it can be replayed, or taken up again later.',
  playOn: 'Go on playing',
  givenUp: 'Battle given up',
};

/** Words of what may be done at a table, and of what ends it or begins it anew. */
export const doingWords: Readonly<Record<Language, typeof fr>> = { fr, en };
