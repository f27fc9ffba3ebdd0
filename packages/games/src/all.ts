import { books, games, type BookHead, type GameHead } from './games.ts';

/** Deadzone plays by its rules from the command line; the page offers it once its screens are there, in `games`. */
const deadzone: GameHead = {
  id: 'deadzone',
  name: 'Deadzone',
  line: {
    fr: 'Deux groupes de combat dans un quartier en ruine, cube par cube, avec des dés de Commandement.',
    en: 'Two strike teams in a ruined quarter, cube by cube, with command dice.',
  },
  prefix: 'DZ-',
  books: [],
};

/** Every game with rules, those without screens last. */
export const allGames: readonly GameHead[] = [...games, deadzone];

/** The rulebooks of all of them. */
export const allBooks: readonly BookHead[] = [
  ...books,
  { id: deadzone.id, name: { fr: deadzone.name, en: deadzone.name }, prefix: deadzone.prefix },
];
