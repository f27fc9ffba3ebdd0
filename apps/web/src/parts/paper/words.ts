import type { Language } from '@escarmouche/referee';

const fr = {
  sheet: (title: string, n: number, of: number) => (of > 1 ? `${title} ${n}/${of}` : title),
  scale: 'Imprimer à 100 % : cette barre mesure 5 cm.',
  ours: 'Dessins : Escarmouche, licence MIT.',
};

const en: typeof fr = {
  sheet: (title, n, of) => (of > 1 ? `${title} ${n}/${of}` : title),
  scale: 'Print at 100%: this bar is 5 cm long.',
  ours: 'Drawings: Escarmouche, MIT licence.',
};

/** Words at the foot of sheets. */
export const paperWords = (language: Language): typeof fr => (language === 'fr' ? fr : en);
