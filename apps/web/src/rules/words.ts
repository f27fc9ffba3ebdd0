const fr = {
  title: 'Règle',
  settled: 'Comment la partie tranche',
  option: 'réglable',
  see: 'Voir aussi',
  source: (lines: string) => `Document d’origine, lignes ${lines}`,
  unknown: 'Cette règle n’a pas d’entrée.',
  book: 'Livre de règles',
  search: 'Chercher dans les règles',
  nothing: 'Rien de tel dans les règles.',
};

const en: typeof fr = {
  title: 'Rule',
  settled: 'How the game settles it',
  option: 'can be set',
  see: 'See also',
  source: (lines) => `Original document, lines ${lines}`,
  unknown: 'This rule has no entry.',
  book: 'Rulebook',
  search: 'Search the rules',
  nothing: 'Nothing like it in the rules.',
};

/** Words of the rulebook. */
export const ruleWords = { fr, en };
