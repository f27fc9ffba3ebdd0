import type { RuleEntry } from '@escarmouche/content/rulebook';
import { games } from '@escarmouche/games';
import { gameOf, type Game } from '@escarmouche/games/game';

/** The games of the list by their ids. */
export const gamesById: ReadonlyMap<string, Game> = new Map(
  await Promise.all(games.map(async ({ id }) => [id, await gameOf(id)] as const)),
);

export const GAME_IDS = games.map(({ id }) => id);

const rules: ReadonlyMap<string, RuleEntry> = new Map(
  [...gamesById.values()].flatMap(({ book, books = [] }) => [book, ...books]).flatMap((one) => one.rules.map((entry) => [entry.id, entry])),
);

/** The rule with this id in the rulebooks of any game, or undefined when none holds it. */
export const ruleEntry = (id: string): RuleEntry | undefined => rules.get(id);
