import { games } from '@escarmouche/games';
import { gameOf } from '@escarmouche/games/game';
import type { BandsOfGame } from './worth/measure.ts';

/** For tests: games that have bands. */
export const gamesOfBands: readonly BandsOfGame[] = (await Promise.all(games.map(({ id }) => gameOf(id)))).flatMap((game) =>
  game.bands ? [{ ...game, bands: game.bands }] : [],
);

function usual(): BandsOfGame {
  const [game] = gamesOfBands;
  if (!game) throw new Error('no game of bands');
  return game;
}

export const classic = usual();
