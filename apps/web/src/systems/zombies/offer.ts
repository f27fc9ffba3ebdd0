import type { AnyGame, GameRoom } from '../index.ts';

/** What the page offers of the game, and where each part comes from. */
export const offer: GameRoom = {
  game: async () => (await import('./index.ts')).game as unknown as AnyGame,
  newGame: async () => (await import('./new-game.ts')).newGame,
  quick: async () => (await import('./new-game.ts')).quick,
  printables: async () => (await import('./print/index.ts')).printables(),
};
