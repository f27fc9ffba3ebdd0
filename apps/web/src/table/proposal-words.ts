import type { Language } from '@escarmouche/referee';
import type { Proposing } from '@escarmouche/session';
import { plural, pluralEn } from '../i18n/plural.ts';

/** `late`: the seat whose time has run out, where a proposal is about one. */
const asksFr: Record<Proposing, (by: string, late: string) => string> = {
  takeBack: (by) => `${by} demande à annuler son dernier choix.`,
  draw: (by) => `${by} propose le match nul.`,
  concession: (by) => `${by} abandonne la partie.`,
  abandonment: (by) => `${by} propose d’arrêter la partie sans résultat.`,
  timeout: (by, late) => `Temps écoulé pour ${late}\u00a0: ${by} propose de finir la partie.`,
  skip: (by, late) => `Temps écoulé pour ${late}\u00a0: ${by} propose de passer à sa place.`,
  rematch: (by) => `${by} propose une revanche.`,
};
const asksEn: typeof asksFr = {
  takeBack: (by) => `${by} asks to take back the last choice.`,
  draw: (by) => `${by} offers a draw.`,
  concession: (by) => `${by} gives the battle up.`,
  abandonment: (by) => `${by} offers to leave the battle without a result.`,
  timeout: (by, late) => `No time left for ${late}: ${by} offers to end the battle.`,
  skip: (by, late) => `No time left for ${late}: ${by} offers to pass for that seat.`,
  rematch: (by) => `${by} offers a rematch.`,
};

const effectsFr: Record<Exclude<Proposing, 'takeBack'>, string> = {
  draw: 'La partie s’arrête là, sans vainqueur.',
  concession: 'La partie s’arrête là : qui abandonne a perdu.',
  abandonment: 'La partie s’arrête là, sans résultat.',
  timeout: 'La partie s’arrête là : qui n’a plus de temps a perdu.',
  skip: 'Le siège passe, et la partie continue ; le journal dira qui l’a fait passer.',
  rematch: 'La même partie recommence, avec les mêmes sièges.',
};
const effectsEn: typeof effectsFr = {
  draw: 'The battle ends here, without a winner.',
  concession: 'The battle ends here: who gives up has lost.',
  abandonment: 'The battle ends here, without a result.',
  timeout: 'The battle ends here: who has no time left has lost.',
  skip: 'The seat passes, and the battle goes on; the log will say who passed for it.',
  rematch: 'The same battle begins again, with the same seats.',
};

const declinedFr: Partial<Record<Proposing, string>> = {
  takeBack: 'choix maintenu',
  draw: 'match nul refusé',
  concession: 'abandon refusé',
};
const declinedEn: typeof declinedFr = { takeBack: 'the choice stands', draw: 'no draw', concession: 'play on' };

const fr = {
  /** Said to whom it is put. */
  title: (to: string) => `Question à ${to}`,
  asks: asksFr,
  goes: (n: number) => `${plural(n, 'commande s’en va', 'commandes s’en vont')} :`,
  more: (n: number) => `… et ${plural(n, 'ligne', 'lignes')} de plus`,
  newDice: 'Les dés seront lancés à nouveau ; le journal dira que le choix a été annulé.',
  effects: effectsFr,
  aloud: 'D’accord ? oui ou non.',
  yes: 'D’accord',
  no: 'Refuser',
  /** Of a proposal that has been put aside. */
  reply: 'Répondre…',
  declined: (kind: Proposing, by: readonly string[]) => `${by.join(', ')} : ${declinedFr[kind] ?? 'proposition refusée'}.`,
};

const en: typeof fr = {
  title: (to) => `A question to ${to}`,
  asks: asksEn,
  goes: (n) => `${pluralEn(n, 'command goes', 'commands go')}:`,
  more: (n) => `… and ${pluralEn(n, 'line', 'lines')} more`,
  newDice: 'The dice will be thrown anew; the log will say that the choice was taken back.',
  effects: effectsEn,
  aloud: 'Agreed? yes or no.',
  yes: 'Agree',
  no: 'Refuse',
  reply: 'Answer…',
  declined: (kind, by) => `${by.join(', ')}: ${declinedEn[kind] ?? 'not agreed'}.`,
};

/** Words of what seats propose to each other. */
export const proposalWords: Readonly<Record<Language, typeof fr>> = { fr, en };
