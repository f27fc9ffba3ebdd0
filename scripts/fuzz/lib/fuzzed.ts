import { games } from '@escarmouche/games';
import type { Fuzzed } from './fuzzed-game.ts';

/** Every game of the list, found by its id. */
export const fuzzedGames: readonly Fuzzed[] = await Promise.all(
  games.map(async ({ id }) => ((await import(`./games/${id}.ts`)) as { fuzzed: Fuzzed }).fuzzed),
);
