import { bearings } from '@escarmouche/space/tiles';
import { townOf, zombies, type Setup } from '@escarmouche/zombies';
import { expect, test } from 'vitest';
import deck from '../../../content/packs/zombies/deck.json' with { type: 'json' };
import tiles from '../../../content/packs/zombies/tiles.json' with { type: 'json' };
import { nearnessTo, waysFrom } from './ways.ts';

const tile = (kind: string, x: number, y: number) => ({ kind, x, y, turn: 0 });
const state = zombies.setup({
  seats: ['a', 'b'].map((seat) => ({ seat, name: seat })),
  kinds: tiles.tiles,
  deck: deck.cards,
  options: {},
  position: {
    tiles: [tile('carrefour', 1, 0), tile('carrefour', 2, 0)],
    turn: { seat: 'a' },
  },
} as unknown as Setup);
const town = townOf(state);

test('ways go along links, the nearest squares first, each by the first step of a shortest way', () => {
  const { order, far, before, first, steps } = waysFrom(town, 4);
  expect([...far]).toEqual([...far].sort((a, b) => a - b));
  expect(new Set(order).size).toBe(order.length);
  for (let i = 1; i < order.length; i++) {
    const from = order[before[i] ?? 0] ?? -1;
    expect(town.links[from]).toContain(order[i]);
    expect(far[i]).toBe((steps[from] ?? 0) + 1);
    expect(town.links[4]).toContain(first[i]);
    expect(first[i]).toBe(from === 4 ? order[i] : first[before[i] ?? 0]);
  }
  const centre = town.grounds.findIndex((_, square) => bearings(town, square).east === 6 && bearings(town, square).south === 0);
  expect(steps[centre]).toBe(6);
});

test('nearness is told from columns and rows', () => {
  const near = nearnessTo(town, 10);
  const from = bearings(town, 10);
  town.grounds.forEach((_, square) => {
    const { east, south } = bearings(town, square);
    expect(near[square]).toBe(1 / (1 + Math.abs(east - from.east) + Math.abs(south - from.south)));
  });
});
