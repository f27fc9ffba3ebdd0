import { expect, test } from 'vitest';
import type { TileShape } from './shape.ts';
import { EMPTY_TOWN, extend } from './town.ts';
import { firstStep, UNREACHED, ways, waysWhere, wayTo } from './ways.ts';

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
  expect(Array.from(steps).slice(0, 9)).toEqual([2, 1, 2, 1, 0, 1, 2, 1, 2]);
});

test('ZB-MOVE-DOORS: a way into a building leads through its door', () => {
  const found = ways(town, 4);
  expect(wayTo(found, 9)).toEqual([5, 12, 13, 10, 9]);
  expect(found.steps[9]).toBe(5);
});

test('ZB-CORE-GRID: closed squares are not reached', () => {
  const found = ways(town, 4);
  expect(found.steps[15]).toBe(UNREACHED);
  expect(wayTo(found, 15)).toBeUndefined();
  expect(wayTo(found, 4)).toEqual([]);
});

test('ways are told from the nearest square to the farthest, each by the first step of a shortest way', () => {
  const found = ways(town, 4);
  const order = Array.from(found.order).slice(0, found.count);
  const steps = order.map((square) => found.steps[square] ?? 0);
  expect(steps).toEqual(steps.toSorted((a, b) => a - b));
  expect(new Set(order).size).toBe(order.length);
  expect(order).toHaveLength([...found.steps].filter((far) => far !== UNREACHED).length);
  order.forEach((square, index) => {
    const way = wayTo(found, square) ?? [];
    expect(way).toHaveLength(found.steps[square] ?? -1);
    [4, ...way].slice(0, -1).forEach((from, i) => expect(town.links[from]).toContain(way[i]));
    if (index > 0) expect(firstStep(found, index)).toBe(way[0]);
  });
  expect(ways(town, 4)).toBe(found);
});

test('ZB-MOVE-DIAG: squares that may not be entered are gone round', () => {
  const found = waysWhere(town, 0, (square) => square !== 1 && square !== 4);
  expect(wayTo(found, 2)).toEqual([3, 6, 7, 8, 5, 2]);
});
