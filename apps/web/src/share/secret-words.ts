import type { Language } from '@escarmouche/referee';

/** The sentence said where a battle is given away while a secret choice waits for another. */
export const secretWords: Readonly<Record<Language, string>> = {
  fr: 'Un choix secret attend celui de l’adversaire : il n’est pas parti avec la partie, et sera demandé de nouveau à qui l’ouvrira.',
  en: 'A secret choice waits for the other side’s: it has not left with the battle, and is asked again where that is opened.',
};
