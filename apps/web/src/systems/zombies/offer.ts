import type { AnyCompanion } from '../companion.ts';
import type { AnyGestures } from '../gesture-told.ts';
import type { AnyGame, GameRoom } from '../index.ts';

/** The game as the page offers it, each part from a file of its own. */
export const offer: GameRoom = {
  game: async () => (await import('./index.ts')).game as unknown as AnyGame,
  newGame: async () => (await import('./new-game.ts')).newGame,
  quick: async () => (await import('./new-game.ts')).quick,
  printables: async () => (await import('./print/index.ts')).printables(),
  companion: async () => (await import('./companion.ts')).companion as unknown as AnyCompanion,
  gestures: async () => (await import('./gesture.ts')).gestures as unknown as AnyGestures,
};
