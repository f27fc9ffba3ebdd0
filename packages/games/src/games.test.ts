import { randomFrom } from '@escarmouche/referee';
import { expect, test } from 'vitest';
import { gameOf } from './game.ts';
import { games } from './games.ts';

test.each(games)('$id: an entry of that game, with a rulebook of its own', async ({ id, prefix }) => {
  const { system, book, bots } = await gameOf(id);
  expect(system.id).toBe(id);
  expect(book.rules.every((rule) => rule.id.startsWith(prefix))).toBe(true);
  expect(Object.keys(bots)).not.toEqual([]);
});

test('AI-CORE-SCOPE: both games of figures have players by the NPC document, which begin a battle; the town has none', async () => {
  const withNpcs: string[] = [];
  for (const { id } of games) {
    const { system, sample, npc } = await gameOf(id);
    if (!npc) continue;
    withNpcs.push(id);
    const player = npc();
    const state = system.setup(sample());
    const [seat = ''] = system.active(state);
    const { command } = player.decide(state, seat, randomFrom(1));
    expect(system.check(state, seat, command)).toBeUndefined();
  }
  expect(withNpcs).toEqual(['urss-classic', 'urss-kit']);
});
