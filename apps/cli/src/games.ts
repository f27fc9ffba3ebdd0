import type { RuleEntry } from '@escarmouche/content/rulebook';
import { games } from '@escarmouche/games';
import { gameOf, type Game } from '@escarmouche/games/game';

/** The games of the list by their ids. */
export const gamesById: ReadonlyMap<string, Game> = new Map(
  await Promise.all(games.map(async ({ id }) => [id, await gameOf(id)] as const)),
);

export const GAME_IDS = games.map(({ id }) => id);

/** The rule with this id in the rulebook of any game, or undefined when none holds it. */
export function ruleEntry(id: string): RuleEntry | undefined {
  for (const { book } of gamesById.values()) {
    const found = book.entry(id);
    if (found) return found;
  }
  return undefined;
}
