import { bearings } from '@escarmouche/space/tiles';
import { townOf } from '@escarmouche/zombies';
import { expect, test } from 'vitest';
import { nearnessTo } from './nearness.ts';
import { townGame } from './testing.ts';

const tile = (kind: string, x: number, y: number) => ({ kind, x, y, turn: 0 });
const town = townOf(townGame(['a', 'b'], { tiles: [tile('carrefour', 1, 0), tile('carrefour', 2, 0)], turn: { seat: 'a' } }));

test('nearness is told from columns and rows', () => {
  const near = nearnessTo(town, 10);
  const from = bearings(town, 10);
  town.grounds.forEach((_, square) => {
    const { east, south } = bearings(town, square);
    expect(near[square]).toBe(1 / (1 + Math.abs(east - from.east) + Math.abs(south - from.south)));
  });
});
