import { expect, test } from 'vitest';
import { cardIds, cardOf } from './card.ts';
import type { Event } from './events.ts';
import { run } from './testing-games.ts';
import { kinds } from './testing.ts';

/** Pieces of the box that an event shows. */
function shown(event: Event): string | undefined {
  if (event.type === 'tilePlaced') return `place ${event.kind}`;
  if (event.type === 'cardPlayed') return `play ${event.card}`;
  return event.type === 'itemGone' && event.used ? `use ${event.card}` : undefined;
}

const MOST_GAMES = 60;

test('ZB-FACT-TILES, ZB-FACT-DECK: in games at random every tile is placed, every card played and every item used', () => {
  const left = new Set([
    ...kinds.flatMap(({ id, role }) => (role === 'start' ? [] : [`place ${id}`])),
    ...cardIds().map((card) => `play ${card}`),
    ...cardIds().flatMap((card) => (cardOf(card).use ? [`use ${card}`] : [])),
  ]);
  for (let seed = 1; seed <= MOST_GAMES && left.size > 0; seed++) {
    for (const event of run(seed, ['a', 'b', 'c', 'd'], 1500)) left.delete(shown(event) ?? '');
  }
  expect([...left]).toEqual([]);
});
