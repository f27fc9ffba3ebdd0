import type { Language } from '@escarmouche/referee';

const fr = {
  role: 'Rôle',
  order: 'Ordre d’activation',
  none: 'Aucun PNJ n’a encore à agir ce tour.',
};

const en: typeof fr = {
  role: 'Role',
  order: 'Order of activation',
  none: 'No NPC has yet to act this turn.',
};

/** Words of figures that act by the NPC document, which come with the first of them. */
export const npcPanelWords = (language: Language): typeof fr => (language === 'fr' ? fr : en);
