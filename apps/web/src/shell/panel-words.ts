import type { Language } from '@escarmouche/referee';

const fr = {
  show: (what: string) => `Montrer sur la table : ${what}`,
};

const en: typeof fr = {
  show: (what) => `Show on the table: ${what}`,
};

/** Words of previews and rolls, which come with them. */
export function panelWords(language: Language): typeof fr {
  return language === 'fr' ? fr : en;
}
