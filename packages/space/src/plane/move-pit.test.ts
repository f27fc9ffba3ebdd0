import { expect, test } from 'vitest';
import type { Feature, Mover, Table } from './types.ts';
import { walk } from './walk.ts';

const pit = (id: string, x0: number, x1: number, base: number): Feature => ({
  id,
  kind: 'void',
  base,
  top: 0,
  shape: {
    type: 'polygon',
    points: [
      { x: x0, y: 4000 },
      { x: x1, y: 4000 },
      { x: x1, y: 8000 },
      { x: x0, y: 8000 },
    ],
  },
});
const tableOf = (...features: Feature[]): Table => ({ width: 40000, height: 20000, features });
const from = (x: number, y: number, z: number): Mover => ({
  body: { x, y, z, r: 500, h: 1500 },
  difficultFactor: 2,
  linearCost: 2000,
  stepUp: 500,
  dropFree: 2000,
  medium: 'land',
  others: [],
});

test('UC-MOVE-PATH: the side of a hole stops who walks at the bottom of it', () => {
  const trace = walk(tableOf(pit('pit', 8000, 12000, -3000)), from(10000, 6000, -3000), [{ x: 15000, y: 6000 }], 5000);
  expect(trace).toMatchObject({ end: { x: 11500, y: 6000, z: -3000 }, stop: { reason: 'solid' }, complete: false });
});

test('UC-MOVE-PATH: along the side it goes on, and away from it', () => {
  const table = tableOf(pit('pit', 8000, 12000, -3000));
  expect(walk(table, from(11500, 6000, -3000), [{ x: 11500, y: 7000 }], 5000)).toMatchObject({ complete: true });
  expect(walk(table, from(11500, 6000, -3000), [{ x: 9000, y: 6500 }], 5000)).toMatchObject({ complete: true });
  expect(walk(table, from(11500, 6000, -3000), [{ x: 12500, y: 6000 }], 5000).length).toBeLessThan(2);
});

test('UC-MOVE-PATH: slanting into the side', () => {
  const trace = walk(tableOf(pit('pit', 8000, 12000, -3000)), from(10000, 5000, -3000), [{ x: 14000, y: 6000 }], 5000);
  expect(trace.end.x).toBeGreaterThan(11495);
  expect(trace.end.x).toBeLessThan(11503);
});

test('UC-MOVE-PATH: a hollow of half a pace is a step, and holes that meet are one', () => {
  const hollow = walk(tableOf(pit('hollow', 8000, 12000, -500)), from(10000, 6000, -500), [{ x: 15000, y: 6000 }], 5000);
  expect(hollow).toMatchObject({ complete: true, end: { x: 15000, z: 0 } });
  const two = tableOf(pit('west', 8000, 12000, -3000), pit('east', 12000, 16000, -3000));
  expect(walk(two, from(10000, 6000, -3000), [{ x: 15000, y: 6000 }], 5000)).toMatchObject({ complete: true, end: { x: 15000, z: -3000 } });
});
