import type { Language } from '@escarmouche/referee';

const fr = {
  point: (n: number) => `Désigner sur la table : ${n} possibilités`,
  orList: 'ou choisir ici',
};

const en: typeof fr = {
  point: (n) => `Point at the board: ${n} possibilities`,
  orList: 'or choose here',
};

/** Words of questions that are answered on the board. */
export const askWords: Readonly<Record<Language, typeof fr>> = { fr, en };
