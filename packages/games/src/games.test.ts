import { expect, test } from 'vitest';
import { gameOf } from './game.ts';
import { games } from './games.ts';

test.each(games)('$id: an entry of that game, with a rulebook of its own', async ({ id, prefix }) => {
  const { system, book, bots } = await gameOf(id);
  expect(system.id).toBe(id);
  expect(book.rules.every((rule) => rule.id.startsWith(prefix))).toBe(true);
  expect(Object.keys(bots)).not.toEqual([]);
});
