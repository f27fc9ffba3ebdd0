import { expect, test } from 'vitest';
import type { PlaneBoard, Terrain } from '../model.ts';
import { fit } from './camera.ts';
import { TOP, toScreen } from './perspective.ts';
import { figureAt, levelAt, spotAt, topsOf } from './pick.ts';
import { figure } from '../testing.ts';

const box = (x: number, y: number, width: number, height: number): Terrain['shape'] => ({
  type: 'polygon',
  points: [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + height },
    { x, y: y + height },
  ],
});

const house: Terrain = { id: 'house', kind: 'solid', shape: box(8000, 8000, 4000, 4000), base: 0, top: 3000 };
const deck: Terrain = { id: 'deck', kind: 'solid', shape: box(14_000, 8000, 4000, 4000), base: 3000, top: 3400 };
const tank: Terrain = { id: 'tank', kind: 'solid', shape: { type: 'disc', x: 4000, y: 4000, r: 1000 }, base: 0, top: 2000 };
const pit: Terrain = { id: 'pit', kind: 'void', shape: box(2000, 12_000, 4000, 4000), base: -2000, top: 0 };
const ladder: Terrain = { id: 'ladder', kind: 'ladder', shape: box(9500, 7800, 700, 200), base: 0, top: 3000 };

const board: PlaneBoard = {
  kind: 'plane',
  width: 20_000,
  height: 20_000,
  ground: 'deck',
  terrain: [house, deck, tank, pit, ladder],
  zones: [],
  figures: [figure('front', 10_000, 5000), figure('behind', 10_000, 13_000), figure('roof', 9000, 11_000, 3000)],
};
const view = { width: 900, height: 700 };
const camera = fit(board, view, 0, 0.8);
const pixel = (x: number, y: number, z: number): { x: number; y: number } => toScreen(camera, view, { x, y, z });

test('pointing at a roof means the roof, at a wall its foot, beneath a platform the ground', () => {
  const roof = spotAt(board, camera, view, pixel(10_000, 10_000, 3000));
  expect(roof).toMatchObject({ z: 3000, feature: 'house' });
  expect(Math.round(roof.x)).toBe(10_000);
  const wall = spotAt(board, camera, view, pixel(11_500, 8000, 1200));
  expect(wall).toMatchObject({ z: 0, feature: 'house' });
  expect(wall.y).toBeLessThan(8000);
  expect(wall.y).toBeGreaterThan(7950);
  expect(spotAt(board, camera, view, pixel(16_000, 10_000, 3400))).toMatchObject({ z: 3400, feature: 'deck' });
  const beneath = spotAt(board, camera, view, pixel(16_000, 8500, 0));
  expect(beneath).toMatchObject({ z: 0 });
  expect(beneath.feature).toBeUndefined();
});

test('round walls, holes and ladders are met too', () => {
  expect(spotAt(board, camera, view, pixel(4000, 3000, 800))).toMatchObject({ feature: 'tank', z: 0 });
  expect(spotAt(board, camera, view, pixel(4000, 14_500, -2000))).toMatchObject({ feature: 'pit', z: -2000 });
  expect(spotAt(board, camera, view, pixel(9850, 7800, 1500))).toMatchObject({ feature: 'ladder' });
});

test('a figure is meant anywhere on its body, and never through a house', () => {
  const by = (at: { x: number; y: number }): string | undefined => figureAt(board, camera, view, at, 'mouse')?.id;
  expect(by(pixel(10_000, 5000, 0))).toBe('front');
  expect(by(pixel(10_000, 5000, 1400))).toBe('front');
  expect(by(pixel(9000, 11_000, 3700))).toBe('roof');
  expect(by(pixel(10_000, 13_000, 200))).toBeUndefined();
  const above = fit(board, view, 0, TOP);
  expect(figureAt(board, above, view, toScreen(above, view, { x: 10_000, y: 13_000, z: 0 }), 'touch')?.id).toBe('behind');
});

test('a finger is given a larger target than a mouse', () => {
  const beside = pixel(10_000, 5000, 0);
  const at = { x: beside.x + 20, y: beside.y };
  expect(figureAt(board, camera, view, at, 'touch')?.id).toBe('front');
});

test('the level at a point is the highest top, or the floor of a hole', () => {
  expect(levelAt(board, { x: 10_000, y: 10_000 })).toBe(3000);
  expect(levelAt(board, { x: 1000, y: 1000 })).toBe(0);
  expect(levelAt(board, { x: 4000, y: 14_000 })).toBe(-2000);
  expect(levelAt(board, { x: 16_000, y: 10_000 }, 500)).toBe(0);
});

test('how high it is under the eye: the highest of what stands there or close by, and nothing for a hole', () => {
  const topAt = topsOf(board.terrain);
  expect(topAt({ x: 10_000, y: 10_000 })).toBe(3000);
  expect(topAt({ x: 13_500, y: 10_000 })).toBe(3400);
  expect(topAt({ x: 5900, y: 4000 })).toBe(2000);
  expect(topAt({ x: 4000, y: 14_000 })).toBe(0);
});
