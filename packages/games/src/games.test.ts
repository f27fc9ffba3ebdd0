import { expect, test } from 'vitest';
import { gameOf } from './game.ts';
import { bookFor, books, booksOf, games } from './games.ts';

test.each(games)('$id: an entry of that game, with a rulebook of its own and those beside it', async (head) => {
  const { system, book, books: beside = [], bots } = await gameOf(head.id);
  expect(system.id).toBe(head.id);
  const prefixes = [head, ...head.books].map(({ prefix }) => prefix);
  expect([book, ...beside].map(({ rules }) => prefixes.find((prefix) => rules.every(({ id }) => id.startsWith(prefix))))).toEqual(prefixes);
  expect(Object.keys(bots)).not.toEqual([]);
});

test('AI-CORE-SCOPE: the book of NPCs stands beside that of either URSS system, once in the list of books', () => {
  expect(games.map(({ id }) => booksOf(id))).toEqual([['urss-classic', 'npc'], ['urss-kit', 'npc'], ['zombies'], ['deadzone']]);
  expect(books.map(({ id }) => id)).toEqual(['urss-classic', 'urss-kit', 'zombies', 'deadzone', 'npc']);
  expect(['AI-MIS-ELITE-TABLE', 'npc', 'UK-SYS-SCOPE'].map((id) => bookFor(id)?.id)).toEqual(['npc', 'npc', 'urss-kit']);
});
