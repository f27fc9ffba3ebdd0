import type { Language } from '@escarmouche/referee';
import type { Proposing } from '@escarmouche/session';
import { plural, pluralEn } from '../i18n/plural.ts';

const asksFr: Record<Proposing, (by: string) => string> = {
  takeBack: (by) => `${by} demande à annuler son dernier choix.`,
  draw: (by) => `${by} propose le match nul.`,
  concession: (by) => `${by} abandonne la partie.`,
};
const asksEn: Record<Proposing, (by: string) => string> = {
  takeBack: (by) => `${by} asks to take back the last choice.`,
  draw: (by) => `${by} offers a draw.`,
  concession: (by) => `${by} gives the battle up.`,
};

const fr = {
  /** Said to whom it is put. */
  title: (to: string) => `Question à ${to}`,
  asks: asksFr,
  goes: (n: number) => `${plural(n, 'commande s’en va', 'commandes s’en vont')} :`,
  more: (n: number) => `… et ${plural(n, 'ligne', 'lignes')} de plus`,
  newDice: 'Les dés seront lancés à nouveau ; le journal dira que le choix a été annulé.',
  wins: 'La partie s’arrête là : qui abandonne a perdu.',
  ends: 'La partie s’arrête là, sans vainqueur.',
  aloud: 'D’accord ? oui ou non.',
  yes: 'D’accord',
  no: 'Refuser',
  declined: (kind: Proposing, by: readonly string[]) =>
    `${by.join(', ')} : ${kind === 'draw' ? 'match nul refusé' : kind === 'concession' ? 'abandon refusé' : 'choix maintenu'}.`,
};

const en: typeof fr = {
  title: (to) => `A question to ${to}`,
  asks: asksEn,
  goes: (n) => `${pluralEn(n, 'command goes', 'commands go')}:`,
  more: (n) => `… and ${pluralEn(n, 'line', 'lines')} more`,
  newDice: 'The dice will be thrown anew; the log will say that the choice was taken back.',
  wins: 'The battle ends here: who gives up has lost.',
  ends: 'The battle ends here, without a winner.',
  aloud: 'Agreed? yes or no.',
  yes: 'Agree',
  no: 'Refuse',
  declined: (kind, by) => `${by.join(', ')}: ${kind === 'draw' ? 'no draw' : kind === 'concession' ? 'play on' : 'the choice stands'}.`,
};

/** Words of what seats propose to each other. */
export const proposalWords: Readonly<Record<Language, typeof fr>> = { fr, en };
