import { expect, test } from 'vitest';
import type { TileShape } from './shape.ts';
import { EMPTY_TOWN, extend } from './town.ts';
import { ways, wayTo } from './ways.ts';

const plaza: TileShape = { grid: ['HHH', 'HHH', 'HHH'], exits: ['N', 'E', 'S', 'W'], doors: [] };
const shop: TileShape = {
  grid: ['BBB', 'RRR', 'XXX'],
  exits: ['E', 'W'],
  doors: [
    [
      [1, 0],
      [1, 1],
    ],
  ],
};

const town = extend(extend(EMPTY_TOWN, plaza, { x: 0, y: 0, turn: 0 }), shop, { x: 1, y: 0, turn: 0 });

test('ZB-MOVE-DIAG: the number of steps is counted along the sides of squares', () => {
  const { steps } = ways(town, 4);
  expect(steps.slice(0, 9)).toEqual([2, 1, 2, 1, 0, 1, 2, 1, 2]);
});

test('ZB-MOVE-DOORS: a way into a building leads through its door', () => {
  const found = ways(town, 4);
  expect(wayTo(found, 9)).toEqual([5, 12, 13, 10, 9]);
  expect(found.steps[9]).toBe(5);
});

test('ZB-CORE-GRID: closed squares are not reached, nor any beyond the number of steps', () => {
  const found = ways(town, 4, 2);
  expect(found.steps[12]).toBe(2);
  expect(found.steps[13]).toBe(Infinity);
  expect(wayTo(found, 13)).toBeUndefined();
  expect(ways(town, 4).steps[15]).toBe(Infinity);
  expect(wayTo(found, 4)).toEqual([]);
});

test('ZB-MOVE-DIAG: squares that may not be entered are gone round', () => {
  const found = ways(town, 0, Infinity, (square) => square !== 1 && square !== 4);
  expect(wayTo(found, 2)).toEqual([3, 6, 7, 8, 5, 2]);
});
