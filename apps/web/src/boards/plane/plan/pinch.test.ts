import { expect, test } from 'vitest';
import { toScreen, toTable, type Camera } from './camera.ts';
import { pinched, turnAbout } from './pinch.ts';

const table = { width: 36_000, height: 28_000 };
const view = { width: 390, height: 400 };

test('two fingers that part zoom, that move together pan, that turn turn by quarters', () => {
  const from = [
    { x: 100, y: 100 },
    { x: 200, y: 100 },
  ] as const;
  expect(
    pinched(from, [
      { x: 50, y: 100 },
      { x: 250, y: 100 },
    ]),
  ).toMatchObject({ larger: 2, dx: 0, dy: 0, turned: 0 });
  expect(
    pinched(from, [
      { x: 110, y: 130 },
      { x: 210, y: 130 },
    ]),
  ).toMatchObject({ larger: 1, dx: 10, dy: 30, turned: 0 });
  expect(
    pinched(from, [
      { x: 150, y: 50 },
      { x: 150, y: 150 },
    ]).turned,
  ).toBe(1);
  expect(
    pinched(from, [
      { x: 150, y: 150 },
      { x: 150, y: 50 },
    ]).turned,
  ).toBe(-1);
});

test('what lies between the fingers stays there when the table turns', () => {
  const camera: Camera = { x: 18_000, y: 14_000, scale: 0.05, quarter: 0 };
  const at = { x: 250, y: 180 };
  const fixed = toTable(camera, view, at);
  const turned = turnAbout(camera, table, view, at, 1);
  expect(turned.quarter).toBe(1);
  expect(toScreen(turned, view, fixed).x).toBeCloseTo(at.x, 6);
  expect(toScreen(turned, view, fixed).y).toBeCloseTo(at.y, 6);
});
