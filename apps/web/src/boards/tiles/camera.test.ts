import { expect, test } from 'vitest';
import { boundsOf, bringAllIntoView, bringIntoView, clamp, comeNear, fit, pan, squareUnder, toScreen, toTown, zoomAt } from './camera.ts';

const view = { width: 800, height: 600 };
const tile = (x: number, y: number) => ({ x, y, kind: '', look: { grounds: [], exits: [], doors: [] } });
const town = boundsOf({ tiles: [tile(0, 0), tile(1, 0), tile(1, -2)] });

test('a town reaches to the outer edges of its tiles, and of the cells where one may lie', () => {
  expect(town).toEqual({ left: -1.5, top: -7.5, right: 4.5, bottom: 1.5 });
  expect(boundsOf({ tiles: [tile(0, 0)] }, [{ x: -1, y: 0 }])).toEqual({ left: -4.5, top: -1.5, right: 1.5, bottom: 1.5 });
});

test('the whole of a town is shown while its squares can be hit; else the part about a spot, near enough', () => {
  const whole = fit(town, view);
  expect(whole).toMatchObject({ x: 1.5, y: -3 });
  expect(whole.scale).toBeCloseTo((600 - 32) / 9, 10);
  const large = boundsOf({ tiles: [tile(-6, -6), tile(6, 6)] });
  const near = fit(large, { width: 390, height: 380 }, { x: 4, y: -2 });
  expect(near.scale).toBeGreaterThan(30);
  expect(near).toMatchObject({ x: 4, y: -2 });
});

test('a spot goes to the screen and back; a zoom keeps what is under the pointer', () => {
  const camera = clamp({ x: 1, y: -3, scale: 90 }, town, view);
  const at = { x: 500, y: 210 };
  const back = toScreen(camera, view, toTown(camera, view, at));
  expect([back.x, back.y]).toEqual([expect.closeTo(500, 9), expect.closeTo(210, 9)]);
  const under = toTown(camera, view, at);
  const after = toTown(zoomAt(camera, town, view, at, 1.2), view, at);
  expect([after.x, after.y]).toEqual([expect.closeTo(under.x, 9), expect.closeTo(under.y, 9)]);
});

test('a town cannot be lost from sight, and what matters is brought into it', () => {
  const far = pan({ x: 1.5, y: -3, scale: 120 }, town, view, { x: 5000, y: 5000 }, { x: 0, y: 0 });
  expect(far.x).toBeLessThanOrEqual(town.right + 3);
  expect(far.y).toBeLessThanOrEqual(town.bottom + 3);
  const seen = toScreen(bringIntoView(far, town, view, { x: -1, y: -7 }), view, { x: -1, y: -7 });
  expect(seen.x).toBeGreaterThanOrEqual(0);
  expect(seen.y).toBeGreaterThanOrEqual(0);
});

test('every place that is asked about comes into view, however large the town; a view that shows them all stays', () => {
  const cells = [
    { x: -4, y: -3 },
    { x: 5, y: 4 },
  ];
  const phone = { width: 390, height: 380 };
  const large = boundsOf({ tiles: [tile(-5, -5), tile(5, 5)] }, cells);
  const after = bringAllIntoView(fit(large, phone, { x: 4, y: -2 }), large, phone, cells);
  for (const { x, y } of cells)
    for (const corner of [-1.5, 1.5]) {
      const at = toScreen(after, phone, { x: x * 3 + corner, y: y * 3 + corner });
      expect(Math.min(at.x, at.y, phone.width - at.x, phone.height - at.y)).toBeGreaterThan(10);
    }
  expect(bringAllIntoView(after, large, phone, cells)).toEqual(after);
  expect(bringAllIntoView(after, large, phone, [])).toBe(after);
  const near = { x: 1, y: 1, scale: 40 };
  expect(bringAllIntoView(near, large, phone, [{ x: 0, y: 0 }])).toEqual(near);
});

test('any square of a cell where a tile may lie stands for the one in its middle', () => {
  const cells = [{ x: -1, y: 0 }];
  expect(squareUnder({ x: -4.2, y: 0.9 }, cells)).toEqual({ x: -3, y: 0 });
  expect(squareUnder({ x: 1.2, y: 0.9 }, cells)).toEqual({ x: 1, y: 1 });
});

test('the view comes near to places that are asked about; it never goes back for that', () => {
  const phone = { width: 390, height: 380 };
  const large = boundsOf({ tiles: [tile(-4, -4), tile(4, 4)] });
  const far = fit(large, phone);
  const asked = [
    { x: 1, y: -2 },
    { x: 3, y: 0 },
  ];
  const near = comeNear(far, large, phone, asked);
  expect(near).toMatchObject({ x: 6, y: -3 });
  expect(near.scale).toBeGreaterThan(2 * far.scale);
  expect(comeNear({ ...near, scale: 60 }, large, phone, asked)).toMatchObject({ scale: 60 });
  expect(comeNear(far, large, phone, [])).toBe(far);
});
