import type { AnyCompanion } from '../companion.ts';
import type { AnyGestures } from '../gesture-told.ts';
import type { AnyGame, GameRoom } from '../index.ts';

/** The game as the page offers it, each part from a file of its own. */
export const offer: GameRoom = {
  game: async () => (await import('./index.ts')).game as unknown as AnyGame,
  // Its bands are judged by its special rules, which come with the game.
  newGame: async () => (await Promise.all([import('./new-game.ts'), import('./index.ts')]))[0].newGame,
  quick: async () => (await import('./quick.ts')).quick,
  maps: async () => (await import('../plane/maps/usual-maps.ts')).usualMaps,
  scenarios: async () => (await import('./scenarios.ts')).scenariosOnOffer,
  companion: async () => (await import('./companion.ts')).companion as unknown as AnyCompanion,
  scenario: async () => (await import('./scenario-plan.ts')).planScenario,
  gestures: async () => (await import('./gesture.ts')).gestures as unknown as AnyGestures,
  firstTimes: async () => (await import('./first-times.ts')).firstTimes,
};
