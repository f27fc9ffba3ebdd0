import type { Language } from '@escarmouche/referee';

const fr = {
  show: (what: string) => `Montrer sur la table : ${what}`,
  sight: 'Ce que voit le tireur',
  hiddenBy: 'Caché par',
  silhouette: (verdict: string) => `Silhouette de la cible : ${verdict}`,
  whyNot: (what: string) => `Pourquoi pas : ${what}`,
};

const en: typeof fr = {
  show: (what) => `Show on the table: ${what}`,
  sight: 'What the shooter sees',
  hiddenBy: 'Hidden by',
  silhouette: (verdict) => `Silhouette of the target: ${verdict}`,
  whyNot: (what) => `Why not: ${what}`,
};

/** Words of previews and rolls, which come with them. */
export function panelWords(language: Language): typeof fr {
  return language === 'fr' ? fr : en;
}
