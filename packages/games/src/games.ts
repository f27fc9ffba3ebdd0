import type { Text } from '@escarmouche/referee';

/** A game before its rules are fetched. */
export interface GameHead {
  readonly id: string;
  readonly name: string;
  /** In one sentence. */
  readonly line: Text;
  /** Beginning of the ids of its rules. */
  readonly prefix: string;
}

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
  },
  {
    id: 'urss-kit',
    name: 'URSS kit',
    line: {
      fr: 'Petites équipes à niveaux et pouvoirs : chacun choisit en secret qui agit, l’Initiative dit qui agit d’abord.',
      en: 'Small teams with levels and powers: each side chooses in secret who acts, Initiative says who acts first.',
    },
    prefix: 'UK-',
  },
  {
    id: 'zombies',
    name: 'Zombies!!!',
    line: {
      fr: 'Une ville de tuiles, des cartes en main et des zombies partout, de deux à six.',
      en: 'A town of tiles, cards in hand and zombies everywhere, for two to six.',
    },
    prefix: 'ZB-',
  },
];

/** The game of this id, or whose rulebook would hold a rule of this id; undefined when there is none. */
export function headFor(gameOrRule: string): GameHead | undefined {
  return games.find(({ id, prefix }) => id === gameOrRule || gameOrRule.startsWith(prefix));
}
