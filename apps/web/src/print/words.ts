const fr = {
  title: 'Imprimer',
  print: 'Imprimer',
  parts: { npcs: 'Feuille de décision des PNJ', cards: 'Cartes', map: 'Carte du terrain', rules: 'Aide-mémoire des règles' },
  missing: 'Ni partie ni bande ni scénario à cette adresse\u00a0: elle est incomplète, ou la partie n’est pas gardée sur cet appareil.',
  battles: 'Parties',
  vitality: 'Vitalité',
  role: 'PNJ\u00a0:',
  rules: 'Règles en jeu',
  core: 'Règles de base',
  scale: (length: string) => `${length} d’un bout à l’autre de la barre`,
  heights: (unit: string) => `Les nombres disent les hauteurs, en ${unit}.`,
  choose: 'À imprimer',
};

const en: typeof fr = {
  title: 'Print',
  print: 'Print',
  parts: { npcs: 'Decision sheet of the NPCs', cards: 'Cards', map: 'Map of the ground', rules: 'Quick reference of the rules' },
  missing: 'No battle, scenario or band at this address: it is incomplete, or the battle is not kept on this device.',
  battles: 'Battles',
  vitality: 'Vitality',
  role: 'NPC:',
  rules: 'Rules in play',
  core: 'Base rules',
  scale: (length) => `${length} from end to end of the bar`,
  heights: (unit) => `Numbers are heights, in ${unit}.`,
  choose: 'To be printed',
};

/** Words of the page that prints. */
export const printWords = { fr, en };
