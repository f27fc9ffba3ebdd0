import { games } from '@escarmouche/games';
import { gameOf, type Game } from '@escarmouche/games/game';

/** The games of the list by their ids. */
export const gamesById: ReadonlyMap<string, Game> = new Map(
  await Promise.all(games.map(async ({ id }) => [id, await gameOf(id)] as const)),
);
