import { expect, test } from 'vitest';
import type { Terrain } from '../model.ts';
import { stacked } from './stacked.ts';

const piece = (id: string, kind: Terrain['kind'], base: number, top: number): Terrain => {
  return { id, kind, base, top, shape: { type: 'disc', x: 0, y: 0, r: 1000 } };
};

test('UC-MOVE-TERRAIN-KINDS: a parapet is drawn over the roof it stands on, a walkway over the wall beneath it', () => {
  const terrain = [
    piece('parapet', 'linear', 3500, 4300),
    piece('walkway', 'solid', 2800, 3200),
    piece('tower', 'solid', 0, 3500),
    piece('wall', 'linear', 0, 1000),
    piece('mud', 'difficult', 0, 0),
  ];
  expect(stacked(terrain).map(({ id }) => id)).toEqual(['wall', 'walkway', 'tower', 'parapet']);
});
