import { expect, test } from 'vitest';
import {
  bestQuarter,
  bringTogether,
  bringIntoView,
  clamp,
  clampToFill,
  fit,
  matrix,
  pan,
  toScreen,
  toTable,
  turnAbout,
  zoomAt,
  type Camera,
} from './camera.ts';

const table = { width: 36_000, height: 28_000 };
const view = { width: 760, height: 600 };
const quarters = [0, 1, 2, 3] as const;

test.each(quarters)('a point goes to the screen and back, turned %i times', (quarter) => {
  const camera: Camera = { x: 9000, y: 12_000, scale: 0.03, quarter };
  const point = { x: 13_500, y: 7250 };
  const back = toTable(camera, view, toScreen(camera, view, point));
  expect(back.x).toBeCloseTo(point.x, 6);
  expect(back.y).toBeCloseTo(point.y, 6);
});

test('north is up, and to the right after a quarter turn', () => {
  const north = { x: 18_000, y: 20_000 };
  const upright = fit(table, view, 0);
  expect(toScreen(upright, view, north).y).toBeLessThan(view.height / 2);
  const turned = fit(table, view, 1);
  expect(toScreen(turned, view, north).x).toBeGreaterThan(view.width / 2);
});

test.each(quarters)('the fit shows every corner, turned %i times', (quarter) => {
  const camera = fit(table, view, quarter);
  for (const [x, y] of [
    [0, 0],
    [table.width, 0],
    [0, table.height],
    [table.width, table.height],
  ] as const) {
    const at = toScreen(camera, view, { x, y });
    expect(at.x).toBeGreaterThan(0);
    expect(at.x).toBeLessThan(view.width);
    expect(at.y).toBeGreaterThan(0);
    expect(at.y).toBeLessThan(view.height);
  }
});

test('the SVG transform agrees with the camera', () => {
  const camera: Camera = { x: 9000, y: 12_000, scale: 0.03, quarter: 1 };
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = matrix(camera, view).replace('matrix(', '').split(/[ )]/).map(Number);
  const point = { x: 1234, y: 4321 };
  const at = toScreen(camera, view, point);
  expect(a * point.x + c * point.y + e).toBeCloseTo(at.x, 6);
  expect(b * point.x + d * point.y + f).toBeCloseTo(at.y, 6);
});

test('what is under the finger stays under it while zooming', () => {
  const start = fit(table, view, 0);
  const at = { x: 300, y: 250 };
  const zoomed = zoomAt(start, table, view, at, 2);
  const before = toTable(start, view, at);
  const after = toTable(zoomed, view, at);
  expect(after.x).toBeCloseTo(before.x, 3);
  expect(after.y).toBeCloseTo(before.y, 3);
});

test('the table is never zoomed out beyond the fit, nor panned off', () => {
  const start = fit(table, view, 0);
  expect(zoomAt(start, table, view, { x: 0, y: 0 }, 0.1).scale).toBeCloseTo(start.scale, 9);
  const near = clamp({ ...start, scale: start.scale * 4 }, table, view);
  const far = pan(near, table, view, { x: 1e6, y: 0 }, { x: 0, y: 1e6 });
  expect(far.x).toBeLessThanOrEqual(table.width);
  expect(far.y).toBeLessThanOrEqual(table.height);
});

test('a point out of sight is brought into it, one in sight moves nothing', () => {
  const near = clamp({ ...fit(table, view, 0), scale: 0.08 }, table, view);
  const corner = { x: 35_000, y: 27_000 };
  const moved = bringIntoView(near, table, view, corner);
  const at = toScreen(moved, view, corner);
  expect(at.x).toBeLessThanOrEqual(view.width);
  expect(at.y).toBeGreaterThanOrEqual(0);
  expect(bringIntoView(near, table, view, { x: near.x, y: near.y })).toBe(near);
});

test('whom one aims at is brought into sight together with who acts, where both go in', () => {
  const near = clamp({ ...fit(table, view, 0), scale: 0.05 }, table, view);
  const [target, close, far] = [
    { x: 34_000, y: 26_000 },
    { x: 25_000, y: 17_000 },
    { x: 2_000, y: 2_000 },
  ];
  const inSight = (camera: Camera, point: typeof target): boolean => {
    const { x, y } = toScreen(camera, view, point);
    return x > 30 && y > 30 && x < view.width - 30 && y < view.height - 30;
  };
  const alone = bringIntoView(near, table, view, target);
  expect(bringTogether(near, table, view, target, [far])).toEqual(alone);
  const both = bringTogether(near, table, view, target, [close]);
  expect([target, close].map((point) => inSight(both, point))).toEqual([true, true]);
  const beside = { x: 28_000, y: 25_000 };
  const three = bringTogether(near, table, view, target, [far, close, beside]);
  expect([target, beside, close, far].map((point) => inSight(three, point))).toEqual([true, true, true, false]);
});

test('a wide table lies across a tall view only where that shows it larger', () => {
  expect(bestQuarter(table, { width: 390, height: 700 })).toBe(1);
  expect(bestQuarter(table, view)).toBe(0);
});

test('a picture shows nothing beyond its table', () => {
  const wide = { width: 1200, height: 300 };
  const camera = clampToFill({ x: 0, y: 28_000, scale: 0.001, quarter: 0 }, table, wide);
  expect(toTable(camera, wide, { x: 0, y: 0 }).x).toBeGreaterThanOrEqual(-0.001);
  expect(toTable(camera, wide, { x: 0, y: 0 }).y).toBeLessThanOrEqual(28_000.001);
  expect(toTable(camera, wide, { x: 1200, y: 300 }).x).toBeLessThanOrEqual(36_000.001);
});

test('what lies between the fingers stays there when the table turns, which takes more than a little', () => {
  const [phone, farm] = [
    { width: 390, height: 400 },
    { width: 36_000, height: 28_000 },
  ];
  const camera: Camera = { x: 18_000, y: 14_000, scale: 0.05, quarter: 0 };
  const at = { x: 250, y: 180 };
  const fixed = toTable(camera, phone, at);
  expect(turnAbout(camera, farm, phone, at, 0.5)).toBeUndefined();
  expect(turnAbout(camera, farm, phone, at, -0.8)?.quarter).toBe(3);
  const turned = turnAbout(camera, farm, phone, at, 0.8) ?? camera;
  expect(turned.quarter).toBe(1);
  expect(toScreen(turned, phone, fixed).x).toBeCloseTo(at.x, 6);
  expect(toScreen(turned, phone, fixed).y).toBeCloseTo(at.y, 6);
});
