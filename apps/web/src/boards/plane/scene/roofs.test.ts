import { expect, test } from 'vitest';
import type { Point } from '@escarmouche/space';
import type { PlaneBoard, Terrain } from '../model.ts';
import { roofsInSight } from './roofs.ts';

const block = (id: string, x: number, half: number, base: number, top: number): Terrain => {
  const corner = (dx: number, dy: number): Point => ({ x: x + dx * half, y: 5000 + dy * half });
  return { id, kind: 'solid', shape: { type: 'polygon', points: [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)] }, base, top };
};

test('a roof has its height where it is large on the screen and nothing stands on its middle', () => {
  const terrain = [block('wide', 4000, 2000, 0, 2500), block('crate', 12_000, 200, 0, 1000), block('under', 20_000, 2000, 0, 1000)];
  const board = { terrain: [...terrain, block('over', 20_000, 1500, 1000, 2000)] } as unknown as PlaneBoard;
  const found = roofsInSight(board, ({ x, y }) => ({ x: x / 50, y: y / 50, scale: 1 / 50 }));
  expect(found.map(({ id, top }) => ({ id, top }))).toEqual([
    { id: 'wide', top: 2500 },
    { id: 'over', top: 2000 },
  ]);
});
