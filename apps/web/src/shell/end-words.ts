import type { Language } from '@escarmouche/referee';

const fr = {
  ask: 'Abandonner la partie ?',
  kept: 'Elle reste gardée comme elle est : on peut la revoir, ou la reprendre plus tard.',
  playOn: 'Continuer à jouer',
  given: 'Partie abandonnée',
};

const en: typeof fr = {
  ask: 'Give up the battle?',
  kept: 'It stays kept as it is: it can be replayed, or taken up again later.',
  playOn: 'Go on playing',
  given: 'Battle given up',
};

/** Words of a battle that is given up. */
export const endWords: Readonly<Record<Language, typeof fr>> = { fr, en };
