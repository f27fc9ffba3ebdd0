import { bearings } from '@escarmouche/space/tiles';
import { townOf, zombies, type Setup } from '@escarmouche/zombies';
import { expect, test } from 'vitest';
import deck from '../../../content/packs/zombies/deck.json' with { type: 'json' };
import tiles from '../../../content/packs/zombies/tiles.json' with { type: 'json' };
import { nearnessTo } from './nearness.ts';

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

test('nearness is told from columns and rows', () => {
  const near = nearnessTo(town, 10);
  const from = bearings(town, 10);
  town.grounds.forEach((_, square) => {
    const { east, south } = bearings(town, square);
    expect(near[square]).toBe(1 / (1 + Math.abs(east - from.east) + Math.abs(south - from.south)));
  });
});
