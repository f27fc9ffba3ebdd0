import { games } from '../src/games.ts';
import { gameOf, type Game } from '../src/game.ts';
import { game as duel } from './duel.ts';

/** For tests of what every game is able to do: the games of the list, and one that only tests know. */
export const everyGame: readonly { readonly id: string; readonly game: Game }[] = [
  ...(await Promise.all(games.map(async ({ id }) => ({ id, game: await gameOf(id) })))),
  { id: duel.system.id, game: duel },
];
