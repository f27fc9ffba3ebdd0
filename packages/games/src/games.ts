import type { Text } from '@escarmouche/referee';

/** A rulebook before it is fetched. */
export interface BookHead {
  readonly id: string;
  readonly name: Text;
  /** Beginning of the ids of its rules. */
  readonly prefix: string;
}

/** A game before its rules are fetched. */
export interface GameHead {
  readonly id: string;
  readonly name: string;
  /** In one sentence. */
  readonly line: Text;
  /** Beginning of the ids of its rules. */
  readonly prefix: string;
  /** Its word for a turn of all players, as a title, where that is another. */
  readonly turn?: Text;
  /** Rulebooks beside its own. */
  readonly books: readonly BookHead[];
}

/** Figures that act by mission and behaviour: rules on top of those of a game. */
const npcs: BookHead = {
  id: 'npc',
  name: { fr: 'PNJ : missions et comportements', en: 'NPCs: missions and behaviours' },
  prefix: 'AI-',
};

/** The list of the games, in the order in which they are offered. The rest of a game stands in the file of `entries` that its id names. */
export const games: readonly [GameHead, ...GameHead[]] = [
  {
    id: 'urss-classic',
    name: 'URSS',
    line: {
      fr: 'Escarmouches de figurines sur une table : se déplacer, tirer, combattre, avec les chances exactes.',
      en: 'Skirmishes of figures on a table: move, shoot and fight, with the exact odds.',
    },
    prefix: 'UC-',
    books: [npcs],
  },
  {
    id: 'urss-kit',
    name: 'URSS kit',
    line: {
      fr: 'Petites équipes à niveaux et pouvoirs : chacun choisit en secret qui agit, l’Initiative dit qui agit d’abord.',
      en: 'Small teams with levels and powers: each side chooses in secret who acts, Initiative says who acts first.',
    },
    prefix: 'UK-',
    books: [npcs],
  },
  {
    id: 'zombies',
    name: 'Zombies!!!',
    line: {
      fr: 'Une ville de tuiles, des cartes en main et des zombies partout, de deux à six.',
      en: 'A town of tiles, cards in hand and zombies everywhere, for two to six.',
    },
    prefix: 'ZB-',
    books: [],
  },
  {
    id: 'deadzone',
    name: 'Deadzone',
    line: {
      fr: 'Patrouille : deux groupes de combat, cube par cube et d’un niveau à l’autre, avec des dés de Commandement.',
      en: 'Patrol: two strike teams, cube by cube and from level to level, with command dice.',
    },
    prefix: 'DZ-',
    turn: { fr: 'Round', en: 'Round' },
    books: [],
  },
];

/** All rulebooks: each game's own, then those that games have beside it. */
export const books: readonly BookHead[] = [
  ...games.map(({ id, name, prefix }) => ({ id, name: { fr: name, en: name }, prefix })),
  ...new Set(games.flatMap((game) => game.books)),
];

/** The rulebook of this id, or that would hold a rule of this id; undefined when there is none. */
export function bookFor(bookOrRule: string): BookHead | undefined {
  return books.find(({ id, prefix }) => id === bookOrRule || bookOrRule.startsWith(prefix));
}

/** Ids of the rulebooks of a game, its own first. */
export function booksOf(game: string): readonly string[] {
  return [game, ...games.filter(({ id }) => id === game).flatMap((head) => head.books.map(({ id }) => id))];
}
