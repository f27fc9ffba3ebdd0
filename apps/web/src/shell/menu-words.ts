import type { Language } from '@escarmouche/referee';

const fr = {
  table: 'Voir la table',
  companion: 'Continuer en compagnon',
  second: 'Second écran\u00a0: partagez la partie par un lien ou un fichier, et ouvrez-la sur l’autre appareil.',
};

const en: typeof fr = {
  table: 'See the table',
  companion: 'Go on as a companion',
  second: 'Second screen: share the battle by a link or a file, and open it on the other device.',
};

/** Words of the menu of a battle alone. */
export const menuWords = (language: Language): typeof fr => (language === 'fr' ? fr : en);
