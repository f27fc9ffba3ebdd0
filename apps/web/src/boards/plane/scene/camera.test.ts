import type { Place } from '@escarmouche/space';
import { expect, test } from 'vitest';
import { TALL } from '../body.ts';
import {
  atMost,
  bestTilt,
  bestTurn,
  bringAllIntoView,
  bringIntoView,
  clamp,
  fit,
  lookWithin,
  orbit,
  pan,
  zoomAt,
  zoomOn,
} from './camera.ts';
import { directionOnTable, eyeOf, groundAt, TILTED, TOP, toScreen, type Camera } from './perspective.ts';

const table = { width: 36_000, height: 28_000 };
const view = { width: 800, height: 600 };
const whole = fit(table, view, 0, TILTED);
const near = clamp({ ...whole, distance: whole.distance / 3 }, table, view);

const corners = [0, table.width].flatMap((x) => [0, table.height].map((y) => ({ x, y, z: 0 })));
const inView = (camera: Camera, size = view): boolean =>
  corners
    .map((corner) => toScreen(camera, size, corner))
    .every(({ x, y }) => x > -1 && y > -1 && x < size.width + 1 && y < size.height + 1);

test('the whole table fits, from every side and height, wide and narrow', () => {
  for (const yaw of [0, 1, 2, 3, 4, 5]) {
    for (const pitch of [0.4, TILTED, TOP]) {
      expect(inView(fit(table, view, yaw, pitch))).toBe(true);
      expect(inView(fit(table, { width: 390, height: 420 }, yaw, pitch), { width: 390, height: 420 })).toBe(true);
    }
  }
});

test('a table that is wide is looked at lying in a wide view, standing in a narrow one', () => {
  expect(bestTurn(table, view)).toBe(0);
  expect(bestTurn({ width: 36_000, height: 18_000 }, { width: 390, height: 600 })).toBe(1);
});

test('the ground under a pixel shows at that pixel', () => {
  for (const camera of [whole, near, orbit(near, table, view, 1.3, -0.3), { ...near, pitch: TOP }]) {
    const spot = groundAt(camera, view, { x: 250, y: 410 });
    const back = toScreen(camera, view, { ...spot, z: 0 });
    expect(back.x).toBeCloseTo(250, 6);
    expect(back.y).toBeCloseTo(410, 6);
  }
});

test('from above, north is up and east is right; turned by a quarter, west is up', () => {
  const above = fit(table, view, 0, TOP);
  const [south, north] = [toScreen(above, view, { x: 0, y: 0, z: 0 }), toScreen(above, view, { x: 0, y: 28_000, z: 0 })];
  expect(north.y).toBeLessThan(south.y);
  expect(directionOnTable(above, { x: 1, y: 0 })).toEqual({ x: 1, y: -0 });
  const turned = directionOnTable(fit(table, view, -TOP, TOP), { x: 0, y: -1 });
  expect(turned.x).toBeCloseTo(-1, 9);
});

test('zooming keeps what is pointed at; panning takes it along', () => {
  const at = { x: 460, y: 330 };
  const before = groundAt(near, view, at);
  const after = groundAt(zoomAt(near, table, view, at, 1.2), view, at);
  expect(Math.hypot(after.x - before.x, after.y - before.y)).toBeLessThan(1);
  const to = { x: 500, y: 300 };
  const dragged = toScreen(pan(near, table, view, at, to), view, { ...before, z: 0 });
  expect(Math.hypot(dragged.x - to.x, dragged.y - to.y)).toBeLessThan(1);
});

test('who is zoomed on is in the middle, and fills a third of the height from the nearest: wide, high, tilted, on a roof, at an edge', () => {
  const eyes = [view, { width: 390, height: 420 }].flatMap((size) => [0.5, TILTED, 1.2].map((pitch) => ({ size, pitch })));
  for (const { size, pitch } of eyes)
    for (const place of [
      { x: 12_000, y: 9000, z: 0 },
      { x: 20_000, y: 16_000, z: 2500 },
      { x: 700, y: 700, z: 0 },
    ]) {
      let camera = fit(table, size, 0, pitch);
      for (let i = 0; i < 12; i++) camera = zoomOn(camera, table, size, place, 1.4);
      const [foot, middle, top] = [0, TALL / 2, TALL].map((z) => toScreen(camera, size, { ...place, z: place.z + z }));
      expect(Math.hypot((middle?.x ?? 0) - size.width / 2, (middle?.y ?? 0) - size.height / 2)).toBeLessThan(size.height / 12);
      const front = (foot?.y ?? 0) + 500 * Math.sin(pitch) * (foot?.scale ?? 0);
      const share = (front - (top?.y ?? 0)) / size.height;
      expect(share).toBeGreaterThan(0.3);
      expect(share).toBeLessThan(0.37);
    }
});

test('a roof or a body stays under the pointer that zooms, and is not come too near to', () => {
  const place = { x: 12_000, y: 9000, z: 3000 };
  const at = toScreen(near, view, place);
  const pointed = toScreen(zoomAt(near, table, view, at, 1.1, place), view, place);
  expect(Math.hypot(pointed.x - at.x, pointed.y - at.y)).toBeLessThan(1);
  let camera = near;
  for (let i = 0; i < 12; i++) camera = zoomAt(camera, table, view, { x: 400, y: 300 }, atMost(1.3, camera, place), place);
  expect(atMost(1.3, camera, place)).toBeCloseTo(1, 6);
  expect(atMost(1.3, camera, { ...place, z: 0 })).toBeCloseTo(1.3, 6);
  expect(atMost(0.5, camera, place)).toBe(0.5);
});

test('the eye stays above what stands under it', () => {
  const stood = { ...table, topAt: ({ y }: { y: number }) => (y < 8000 ? 6000 : 0) };
  const low = { x: 18_000, y: 14_000, yaw: 0, pitch: 0.4, distance: 11_000 };
  expect(eyeOf(clamp(low, table, view)).z).toBeLessThan(6000);
  expect(eyeOf(clamp(low, stood, view)).z).toBeGreaterThan(6000);
  const turned = { ...low, yaw: TOP * 2 };
  expect(clamp(turned, stood, view)).toEqual(clamp(turned, table, view));
});

test('the table is never lost', () => {
  let camera = near;
  for (let i = 0; i < 20; i++) camera = pan(camera, table, view, { x: 0, y: 0 }, { x: 700, y: 500 });
  expect(camera.x).toBeGreaterThanOrEqual(0);
  expect(camera.y).toBeLessThanOrEqual(table.height);
  expect(zoomAt(camera, table, view, { x: 10, y: 10 }, 1e-6).distance).toBeLessThanOrEqual(whole.distance * 1.2);
  expect(orbit(near, table, view, 0, -9).pitch).toBeGreaterThan(0.3);
  expect(orbit(near, table, view, 0, 9).pitch).toBe(TOP);
});

test('what is in view already needs no move; what is not comes in', () => {
  expect(bringIntoView(near, table, view, { x: near.x, y: near.y, z: 0 })).toBe(near);
  const corner = { x: 35_000, y: 27_000, z: 0 };
  const there = toScreen(bringIntoView(near, table, view, corner), view, corner);
  expect(there.x).toBeLessThan(view.width);
  expect(there.y).toBeGreaterThan(0);
});

test('two that are far apart both come into view, from as near as that allows; who is in view already moves nothing', () => {
  const places = [
    { x: 6_000, y: 5_000, z: 0 },
    { x: 30_000, y: 24_000, z: 2500 },
  ];
  const seen = bringAllIntoView(near, table, view, places);
  for (const { x, y } of places.map((place) => toScreen(seen, view, place))) {
    expect(Math.abs(x - view.width / 2)).toBeLessThan(view.width / 2);
    expect(Math.abs(y - view.height / 2)).toBeLessThan(view.height / 2);
  }
  expect(seen.distance).toBeGreaterThan(near.distance);
  const middle = [{ x: near.x, y: near.y, z: 0 }];
  expect(bringAllIntoView(near, table, view, middle)).toBe(near);
});

test('from near it is looked at with the nearest of the others, and with all that come in from no farther than allowed', () => {
  const [here, beside, beyond] = [12, 17, 33].map((paces) => ({ x: paces * 1000, y: paces * 700, z: 0 })) as [Place, Place, Place];
  const shows = (camera: Camera, place: Place): boolean => {
    const { x, y } = toScreen(camera, view, place);
    return x > 0 && y > 0 && x < view.width && y < view.height;
  };
  const some = lookWithin(near, table, view, here, [beyond, beside], near.distance * 1.3);
  expect([here, beside, beyond].map((place) => shows(some, place))).toEqual([true, true, false]);
  expect(some.distance).toBeLessThanOrEqual(near.distance * 1.3);
  const all = lookWithin(near, table, view, here, [beyond, beside], whole.distance);
  expect([here, beside, beyond].map((place) => shows(all, place))).toEqual([true, true, true]);
  const alone = lookWithin(near, table, view, here, [], whole.distance);
  expect(toScreen(alone, view, here)).toMatchObject({ x: expect.closeTo(400, 0) as number, y: expect.closeTo(300, 0) as number });
});

test('a view higher than the table is looked at from more above, and the table fills more of it; a wide one as usual', () => {
  const phone = { width: 390, height: 380 };
  const tilt = bestTilt(table, phone, 0);
  expect(tilt).toBeGreaterThan(TILTED);
  expect(tilt).toBeLessThan(TOP - 0.2);
  const deep = (pitch: number): number => {
    const camera = fit(table, phone, 0, pitch);
    const ys = [0, table.height].map((y) => toScreen(camera, phone, { x: table.width / 2, y, z: 0 }).y);
    return Math.abs((ys[0] ?? 0) - (ys[1] ?? 0));
  };
  expect(deep(tilt)).toBeGreaterThan(deep(TILTED) * 1.1);
  expect(bestTilt(table, { width: 760, height: 420 }, 0)).toBe(TILTED);
});
