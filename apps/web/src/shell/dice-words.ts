import type { Language } from '@escarmouche/referee';

const fr = {
  thrower: (name: string) => `Dés à lancer : ${name}`,
  anyone: 'la table',
  die: (n: number) => `Dé ${n}`,
  face: (die: number, face: number) => `Dé ${die} : ${face}`,
  keys: (most: number) => `Touches 1 à ${most}, Retour arrière, Entrée`,
  enter: 'Entrer les dés',
};

const en: typeof fr = {
  thrower: (name) => `Dice to throw: ${name}`,
  anyone: 'the table',
  die: (n) => `Die ${n}`,
  face: (die, face) => `Die ${die}: ${face}`,
  keys: (most) => `Keys 1 to ${most}, Backspace, Enter`,
  enter: 'Enter the dice',
};

/** Words of real dice that are typed in. */
export const diceWords: Readonly<Record<Language, typeof fr>> = { fr, en };
