import type { Language } from '@escarmouche/referee';
import type { LogFilter } from '../table/story.ts';

const fr = {
  tools: 'Outils du journal',
  told: 'Ce qui s’est passé',
  filter: 'Lignes du journal',
  filters: { all: 'Tout', mine: 'Les miennes', hits: 'Touches', moves: 'Marches', rules: 'Règles' } satisfies Record<LogFilter, string>,
  copy: 'Copier le journal',
  uncopied: 'Ce navigateur ne laisse rien copier ici : le fichier de la partie contient le journal.',
  report: 'Signaler un problème : la partie et la version, dans un fichier',
  see: 'Revoir ce tour',
};

const en: typeof fr = {
  tools: 'Log tools',
  told: 'What happened',
  filter: 'Lines of the log',
  filters: { all: 'All', mine: 'Mine', hits: 'Hits', moves: 'Moves', rules: 'Rules' },
  copy: 'Copy the log',
  uncopied: 'This browser lets nothing be copied here: the file of the battle has the log.',
  report: 'Report a problem: the battle and the version, in a file',
  see: 'See this turn again',
};

export function logWords(language: Language): typeof fr {
  return language === 'fr' ? fr : en;
}
