import { expect, test, vi } from 'vitest';
import type { PlaneBoard, Terrain } from './model.ts';
import { atLevel, cubeHandle } from './levels.ts';
import { figure } from './testing.ts';

const CUBE = 3000;
const piece = (id: string, base: number, top: number): Terrain => {
  return { id, kind: 'linear', base, top, shape: { type: 'disc', x: 0, y: 0, r: 10 } };
};
const grid = { cube: CUBE, levels: 3 };
const terrain = [
  piece('wall', 0, CUBE),
  piece('sill', 0, 1200),
  piece('lintel', 2700, CUBE),
  piece('floor', CUBE - 180, CUBE),
  piece('upper wall', CUBE, 2 * CUBE),
];
const board: PlaneBoard = {
  kind: 'plane',
  width: 8 * CUBE,
  height: 8 * CUBE,
  ground: 'slabs',
  terrain,
  zones: [],
  figures: [figure('low', 100, 100), figure('high', 100, 100, CUBE)],
  grid,
};
const shown = (level: number, section: boolean) => atLevel(board, level, section).terrain.map(({ id, lies = 'whole' }) => `${id} ${lies}`);

test('the plan of a level cuts its walls above window sills and leaves out all that is over them', () => {
  expect(shown(1, true)).toEqual(['wall cut', 'sill whole']);
  expect(shown(2, true)).toEqual(['wall whole', 'sill below', 'lintel whole', 'floor whole', 'upper wall cut']);
});

test('in three dimensions a level stands whole, without the floors above', () => {
  expect(shown(1, false)).toEqual(['wall whole', 'sill whole', 'lintel whole']);
});

test('figures of other levels stay, aside', () => {
  expect(atLevel(board, 2, true).figures.map(({ id, aside = false }) => [id, aside])).toEqual([
    ['low', true],
    ['high', false],
  ]);
});

test('a table without cubes stays as it is, and so does a battlefield of which all levels are looked at', () => {
  const { grid: _grid, ...table } = board;
  expect(atLevel(table, 1, true)).toBe(table);
  expect(atLevel(board, undefined, true)).toBe(board);
});

test('terrain is the same list as long as it and the level are', () => {
  expect(atLevel({ ...board }, 1, true).terrain).toBe(atLevel(board, 1, true).terrain);
});

test('keys go from the middle of a cube to that of the next, on the level that is looked at, and from level to level', () => {
  const go = vi.fn();
  const inner = {
    zoom: () => undefined,
    fitAll: () => undefined,
    stride: (from: { x: number; y: number }, { x, y }: { x: number; y: number }) => ({ x: from.x + 500 * x, y: from.y + 500 * y }),
  };
  const handle = cubeHandle(inner, grid, () => 2, go);
  expect(handle.stride({ x: 100, y: 200 }, { x: 1, y: 0 }, 'step')).toEqual({ x: 4500, y: 1500, z: CUBE });
  expect(handle.stride({ x: 100, y: 200, z: 0 }, { x: 0, y: 1 }, 'step')).toEqual({ x: 1500, y: 4500, z: 0 });
  expect(handle.stride({ x: 100, y: 200, z: 0 }, { x: 1, y: 0 }, 'fine')).toEqual({ x: 600, y: 200, z: 0 });
  expect(handle.level?.(1)).toBe(2 * CUBE);
  expect(go).toHaveBeenCalledWith(3);
});
