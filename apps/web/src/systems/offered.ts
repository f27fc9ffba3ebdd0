import type { AnyGame, Systems } from './index.ts';

/** The systems that this program offers. */
export const systems: Systems = {
  'urss-classic': {
    name: 'URSS',
    line: {
      fr: 'Escarmouches de figurines sur une table : se déplacer, tirer, combattre, avec les chances exactes.',
      en: 'Skirmishes of figures on a table: move, shoot and fight, with the exact odds.',
    },
    game: async () => (await import('./urss-classic/index.ts')).game as unknown as AnyGame,
    newGame: async () => (await import('./urss-classic/new-game.ts')).newGame,
    quick: async () => (await import('./urss-classic/quick.ts')).quick,
    maps: async () => (await import('./plane/maps/usual-maps.ts')).usualMaps,
    scenarios: async () => (await import('./urss-classic/scenarios.ts')).scenariosOnOffer,
    scenario: async () => (await import('./urss-classic/scenario-plan.ts')).planScenario,
  },
  'urss-kit': {
    name: 'URSS kit',
    line: {
      fr: 'Petites équipes à niveaux et pouvoirs : chacun choisit en secret qui agit, l’Initiative dit qui agit d’abord.',
      en: 'Small teams with levels and powers: each side chooses in secret who acts, Initiative says who acts first.',
    },
    game: async () => (await import('./urss-kit/index.ts')).game as unknown as AnyGame,
    // Its bands are judged by its special rules, which come with the game.
    newGame: async () => (await Promise.all([import('./urss-kit/new-game.ts'), import('./urss-kit/index.ts')]))[0].newGame,
    quick: async () => (await import('./urss-kit/quick.ts')).quick,
    maps: async () => (await import('./plane/maps/usual-maps.ts')).usualMaps,
    scenarios: async () => (await import('./urss-kit/scenarios.ts')).scenariosOnOffer,
    scenario: async () => (await import('./urss-kit/scenario-plan.ts')).planScenario,
  },
  zombies: {
    name: 'Zombies!!!',
    line: {
      fr: 'Une ville de tuiles, des cartes en main et des zombies partout, de deux à six.',
      en: 'A town of tiles, cards in hand and zombies everywhere, for two to six.',
    },
    game: async () => (await import('./zombies/index.ts')).game as unknown as AnyGame,
    newGame: async () => (await import('./zombies/new-game.ts')).newGame,
    quick: async () => (await import('./zombies/new-game.ts')).quick,
    printables: async () => (await import('./zombies/print/index.ts')).printables(),
  },
};
