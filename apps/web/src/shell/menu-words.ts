import type { Language } from '@escarmouche/referee';

const fr = {
  table: 'Voir la table',
  companion: 'Continuer en compagnon',
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
  second: 'Second écran\u00a0: partager la partie par un lien ou un fichier, puis l’ouvrir sur l’autre appareil. Elle revient de même.',
};

const en: typeof fr = {
  table: 'See the table',
  companion: 'Go on as a companion',
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
  second: 'Second screen: share the battle by a link or a file, and open it on the other device. It comes back likewise.',
};

/** Words of the menu of a battle and its dialogs: entries that end the battle, begin it anew, or show it elsewhere. */
export const menuWords = (language: Language): typeof fr => (language === 'fr' ? fr : en);
