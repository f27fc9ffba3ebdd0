import type { Language } from '@escarmouche/referee';

const fr = {
  role: 'Rôle',
  order: 'Ordre d’activation',
  why: 'Pourquoi\u00a0?',
  thinking: 'Le PNJ y repense…',
  unthought: 'Le document ne donne pas de raison ici.',
  lines: { order: 'Ordre', goal: 'But', constraint: 'Contrainte', plan: 'Plan' },
  refused: 'Écarté',
  places: 'Montrer les places examinées',
  ramp: ['meilleure', 'pire'],
  none: 'Aucun PNJ n’a encore à agir ce tour.',
};

const en: typeof fr = {
  role: 'Role',
  order: 'Order of activation',
  why: 'Why?',
  thinking: 'The NPC thinks again…',
  unthought: 'The document gives no reason here.',
  lines: { order: 'Order', goal: 'Goal', constraint: 'Constraint', plan: 'Plan' },
  refused: 'Refused',
  places: 'Show the places considered',
  ramp: ['best', 'worst'],
  none: 'No NPC has yet to act this turn.',
};

/** Words of figures that act by the NPC document, which come with the first of them. */
export const npcPanelWords = (language: Language): typeof fr => (language === 'fr' ? fr : en);
