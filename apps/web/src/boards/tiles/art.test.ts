import { zombieTiles } from '@escarmouche/content/zombies';
import { turn, type Turned } from '@escarmouche/space/tiles';
import { expect, test } from 'vitest';
import { SQUARE, TILE } from './art.ts';
import { awnings, doorways, light, mats, walls, windows } from './facades.ts';
import { corners, crossings, lanes, roadways, slabs, stops } from './streets.ts';

const looks = zombieTiles.flatMap((shape) => ([0, 1, 2, 3] as const).map((quarter) => [shape.id, turn(shape, quarter)] as const));
const lookOf = (id: string): Turned => looks.find(([kind]) => kind === id)?.[1] ?? { grounds: [], exits: [], doors: [] };
/** The points of a path. */
const pointsOf = (path: string): readonly (readonly number[])[] =>
  [...path.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);
const strokes = (path: string): number => [...path.matchAll(/M/g)].length;

test('every part of a tile stays on it, however it lies', () => {
  for (const [, look] of looks)
    for (const draw of [roadways, corners, lanes, crossings, stops, slabs, walls, windows, doorways, light, mats, awnings])
      for (const [x = 0, y = 0] of pointsOf(draw(look))) {
        expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
        expect(Math.max(x, y)).toBeLessThanOrEqual(TILE);
      }
});

test('a crossing lies on each way to a junction, with a line before it on the right; there is none elsewhere', () => {
  expect(strokes(crossings(lookOf('carrefour')))).toBe(4 * 6);
  expect(strokes(crossings(lookOf('te')))).toBe(3 * 6);
  expect(strokes(crossings(lookOf('droite')))).toBe(0);
  // Traffic from the west stops in the southern half.
  const west = pointsOf(stops(turn({ grid: ['XXX', 'RRR', 'XRX'], exits: ['W', 'E', 'S'], doors: [] }, 0))).find(([x = 0]) => x < SQUARE);
  expect(west?.[1]).toBeGreaterThan(TILE / 2);
});

test('crossings and lines to stop at leave the borders of squares clear', () => {
  for (const [, look] of looks)
    for (const point of [...pointsOf(crossings(look)), ...pointsOf(stops(look))])
      for (const at of point) expect(at % SQUARE === 0 ? SQUARE : Math.min(at % SQUARE, SQUARE - (at % SQUARE))).toBeGreaterThanOrEqual(6);
});

test('ZB-MOVE-DOORS: a door stands where the rules have one, with a mat before it and no window, wall or awning in it', () => {
  for (const [id, look] of looks) {
    const doors = zombieTiles.find((shape) => shape.id === id)?.doors.length ?? 0;
    expect(strokes(doorways(look)), id).toBe(doors);
    expect(strokes(mats(look)), id).toBe(doors);
    const middles = doorways(look)
      .split('M')
      .slice(1)
      .map((line) => pointsOf(`M${line}`))
      .map(([a = [], b = []]) => [((a[0] ?? 0) + (b[0] ?? 0)) / 2, ((a[1] ?? 0) + (b[1] ?? 0)) / 2]);
    for (const [x = 0, y = 0] of middles)
      for (const [px = 0, py = 0] of [...pointsOf(windows(look)), ...pointsOf(walls(look)), ...pointsOf(awnings(look))])
        expect(Math.hypot(px - x, py - y)).toBeGreaterThanOrEqual(26);
  }
});
