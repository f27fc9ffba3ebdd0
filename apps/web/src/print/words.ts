const fr = {
  title: 'Imprimer',
  print: 'Imprimer',
  parts: { cards: 'Cartes des figurines', map: 'Carte du terrain', rules: 'Aide-mémoire des règles' },
  missing: 'Ni bataille ni bande à cette adresse.',
  back: 'Revenir',
  vitality: 'Vitalité',
  rules: 'Règles en jeu',
  core: 'Règles de base',
  scale: (length: string) => `${length} d’un bout à l’autre de la barre`,
  heights: 'Les nombres disent les hauteurs, en pas.',
  choose: 'À imprimer',
};

const en: typeof fr = {
  title: 'Print',
  print: 'Print',
  parts: { cards: 'Cards of the figures', map: 'Map of the ground', rules: 'Quick reference of the rules' },
  missing: 'Neither a battle nor a band at this address.',
  back: 'Back',
  vitality: 'Vitality',
  rules: 'Rules in play',
  core: 'Base rules',
  scale: (length) => `${length} from end to end of the bar`,
  heights: 'Numbers are heights, in paces.',
  choose: 'To be printed',
};

/** Words of the page that prints. */
export const printWords = { fr, en };
