const fr = {
  title: 'Règle',
  settled: 'Comment la partie tranche',
  option: 'réglable',
  see: 'Voir aussi :',
  source: (lines: string) => `Document d’origine, lignes ${lines.replaceAll('-', '–')}`,
  unknown: 'Cette règle n’a pas d’entrée.',
  book: 'Livre de règles',
  books: 'Livres',
  search: 'Chercher dans les règles',
  nothing: 'Rien de tel dans les règles.',
  chapters: 'Chapitres',
  found: (n: number) => `${n} ${n < 2 ? 'règle' : 'règles'}`,
  gear: 'Armes et protections',
  borne: (who: string) => `Chez : ${who}.`,
  address: 'Adresse de cette règle',
  print: 'Imprimer le jeu',
};

const en: typeof fr = {
  title: 'Rule',
  settled: 'How the game settles it',
  option: 'can be set',
  see: 'See also:',
  source: (lines) => `Original document, lines ${lines.replaceAll('-', '–')}`,
  unknown: 'This rule has no entry.',
  book: 'Rulebook',
  books: 'Books',
  search: 'Search the rules',
  nothing: 'Nothing found in the rules.',
  chapters: 'Chapters',
  found: (n) => `${n} ${n === 1 ? 'rule' : 'rules'}`,
  gear: 'Weapons and protection',
  borne: (who) => `Borne by: ${who}.`,
  address: 'Link to this rule',
  print: 'Print the game',
};

/** Words of the rulebook. */
export const ruleWords = { fr, en };
