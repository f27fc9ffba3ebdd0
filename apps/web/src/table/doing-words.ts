import type { Language } from '@escarmouche/referee';

const fr = {
  sure: (what: string, step: string) => `${what}. ${step} ?`,
  left: (moment: string, list: string) => `${moment}. Possible : ${list}.`,
  cannot: (n: number) => `${n} impossible${n < 2 ? '' : 's'} pour l’instant`,
  over: 'Partie terminée',
  again: 'Recommencer',
  share: 'Partager',
  open: 'Ouvrir un fichier',
  offerDraw: 'Proposer le match nul',
  offerDrawAsk: 'Proposer le match nul ?',
  offerDrawKept: 'Si l’adversaire l’accepte, la partie s’arrête là, sans vainqueur.',
  giveUp: 'Abandonner',
  giveUpAsk: 'Abandonner la partie ?',
  giveUpKept: 'L’adversaire a gagné. La partie reste gardée : on peut la revoir, ou la jouer autrement à partir d’un de ses moments.',
  playOn: 'Continuer à jouer',
};

const en: typeof fr = {
  sure: (what, step) => `${what}. ${step}?`,
  left: (moment, list) => `${moment}. Possible: ${list}.`,
  cannot: (n) => `${n} not possible now`,
  over: 'The battle is over',
  again: 'Begin again',
  share: 'Share',
  open: 'Open a file',
  offerDraw: 'Offer a draw',
  offerDrawAsk: 'Offer a draw?',
  offerDrawKept: 'If the other side agrees the battle ends here, without a winner.',
  giveUp: 'Give up',
  giveUpAsk: 'Give up the battle?',
  giveUpKept: 'The other side has won. The battle stays kept: it can be replayed, or played otherwise from one of its moments.',
  playOn: 'Go on playing',
};

/** Words of what may be done at a table, and of what ends it or begins it anew. */
export const doingWords: Readonly<Record<Language, typeof fr>> = { fr, en };
