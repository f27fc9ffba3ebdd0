import type { Language } from '@escarmouche/referee';

const fr = {
  shift: 'Maj',
  point: (n: number) => `Désigner sur la table : ${n} possibilités`,
  orList: 'ou choisir ici',
  thisPasses: 'Laisser passer tout ce déplacement',
  allPass: 'Tout laisser passer ce tour',
  allPassDetail: 'Plus aucune réaction n’est demandée avant le prochain tour.',
  passes: 'Tout passe jusqu’à la fin du tour.',
  passesFor: (who: string) => `${who} : tout passe jusqu’à la fin du tour.`,
  askAgain: 'Me demander à nouveau',
};

const en: typeof fr = {
  shift: 'Shift',
  point: (n) => `Point at the board: ${n} possibilities`,
  orList: 'or choose here',
  thisPasses: 'Let this whole move pass',
  allPass: 'Let everything pass this turn',
  allPassDetail: 'No reaction is asked about before the next turn.',
  passes: 'Everything passes until the turn ends.',
  passesFor: (who) => `${who}: everything passes until the turn ends.`,
  askAgain: 'Ask me again',
};

/** Words of questions that are answered on the board, and of those that are not put. */
export const askWords: Readonly<Record<Language, typeof fr>> = { fr, en };
