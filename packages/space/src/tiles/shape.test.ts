import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { beside, distinctTurns, EDGES, GATES, open, opposite, turn, turnSquare, type Quarter, type TileShape } from './shape.ts';
import { tileShapes } from '../../test/tiles.ts';

const QUARTERS = [0, 1, 2, 3] as const;
const tee: TileShape = {
  grid: ['BBB', 'RRR', 'XRX'],
  exits: ['E', 'S', 'W'],
  doors: [
    [
      [1, 0],
      [1, 1],
    ],
  ],
};

test('ZB-CORE-GRID: a quarter turn clockwise sends square (c, r) to (2 - r, c) and each exit to the next', () => {
  for (let row = 0; row < 3; row++) {
    for (let column = 0; column < 3; column++) expect(turnSquare(row * 3 + column, 1)).toBe(column * 3 + (2 - row));
  }
  expect(turn({ ...tee, exits: ['N'] }, 1).exits).toEqual([false, true, false, false]);
  expect(turn({ ...tee, exits: ['E'] }, 1).exits).toEqual([false, false, true, false]);
  expect(turn({ ...tee, exits: ['S'] }, 1).exits).toEqual([false, false, false, true]);
  expect(turn({ ...tee, exits: ['W'] }, 1).exits).toEqual([true, false, false, false]);
});

test('ZB-CORE-GRID: four quarter turns are none, and turns add up', () => {
  for (let square = 0; square < 9; square++) {
    let turned = square;
    for (let i = 0; i < 4; i++) turned = turnSquare(turned, 1);
    expect(turned).toBe(square);
    for (const a of QUARTERS) {
      for (const b of QUARTERS) expect(turnSquare(turnSquare(square, a), b)).toBe(turnSquare(square, ((a + b) % 4) as Quarter));
    }
  }
});

test('ZB-CORE-GRID: a turned tile is the same tile: neighbours, ways and gates turn together', () => {
  fc.assert(
    fc.property(tileShapes, fc.constantFrom(...QUARTERS), (shape, quarters) => {
      const printed = turn(shape, 0);
      const turned = turn(shape, quarters);
      for (let square = 0; square < 9; square++) {
        const there = turnSquare(square, quarters);
        expect(turned.grounds[there]).toBe(printed.grounds[square]);
        for (let edge = 0; edge < 4; edge++) {
          const next = beside(square, edge);
          const nextThere = beside(there, (edge + quarters) % 4);
          expect(nextThere).toBe(next < 0 ? -1 : turnSquare(next, quarters));
          if (next >= 0) expect(open(turned, there, nextThere)).toBe(open(printed, square, next));
        }
      }
      for (let edge = 0; edge < 4; edge++) {
        expect(turned.exits[(edge + quarters) % 4]).toBe(printed.exits[edge]);
        expect(GATES[((edge + quarters) % 4) as Quarter]).toBe(turnSquare(GATES[edge as Quarter], quarters));
      }
    }),
  );
});

test('ZB-CORE-GRID: two squares are open to each other both ways, and closed ground to nobody', () => {
  fc.assert(
    fc.property(tileShapes, fc.constantFrom(...QUARTERS), (shape, quarters) => {
      const look = turn(shape, quarters);
      for (let square = 0; square < 9; square++) {
        for (let edge = 0; edge < 4; edge++) {
          const next = beside(square, edge);
          if (next < 0) continue;
          expect(beside(next, opposite(edge))).toBe(square);
          expect(open(look, square, next)).toBe(open(look, next, square));
          if (look.grounds[square] === 'X') expect(open(look, square, next)).toBe(false);
        }
      }
    }),
  );
});

test('ZB-CORE-GRID, ZB-MOVE-DOORS: a building is open inside and closed to the street but for its doors', () => {
  const look = turn(tee, 0);
  expect(open(look, 0, 1)).toBe(true);
  expect(open(look, 1, 4)).toBe(true);
  expect(open(look, 4, 1)).toBe(true);
  expect(open(look, 0, 3)).toBe(false);
  expect(open(look, 2, 5)).toBe(false);
  expect(open(look, 3, 6)).toBe(false);
});

const road = (grid: TileShape['grid'], exits: TileShape['exits']): TileShape => ({ grid, exits, doors: [] });

test('ZB-CORE-GRID: each look of a tile once: one turn of a crossroads, two of a straight road, four of a T-junction', () => {
  expect(distinctTurns(road(['XRX', 'RRR', 'XRX'], EDGES))).toEqual([0]);
  expect(distinctTurns(road(['XXX', 'RRR', 'XXX'], ['E', 'W']))).toEqual([0, 1]);
  expect(distinctTurns(tee)).toEqual([0, 1, 2, 3]);
});
