import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { tileShapes } from '../../test/tiles.ts';
import { STEPS, type Quarter, type TileShape } from './shape.ts';
import {
  bearings,
  centreOf,
  EMPTY_TOWN,
  extend,
  misfit,
  openCells,
  placements,
  squareAt,
  squaresOf,
  tileAt,
  tileOf,
  type Town,
} from './town.ts';

const cross: TileShape = { grid: ['XRX', 'RRR', 'XRX'], exits: ['N', 'E', 'S', 'W'], doors: [] };
const road: TileShape = { grid: ['XXX', 'RRR', 'XXX'], exits: ['E', 'W'], doors: [] };
const bend: TileShape = { grid: ['XXX', 'XRR', 'XRX'], exits: ['E', 'S'], doors: [] };

const start = extend(EMPTY_TOWN, cross, { x: 0, y: 0, turn: 0 });

/** A town grown from a crossroads by legal placements of these tiles, each where a number says. */
const towns: fc.Arbitrary<Town> = fc.array(fc.tuple(tileShapes, fc.nat()), { maxLength: 8 }).map((tiles) => {
  let town = start;
  for (const [shape, where] of tiles) {
    const all = placements(town, shape);
    const laid = all[where % Math.max(1, all.length)];
    if (laid) town = extend(town, shape, laid);
  }
  return town;
});

test('ZB-TILE-CONNECT: a straight road beside a crossroads lies along it', () => {
  expect(placements(start, road)).toEqual([
    { x: 0, y: -1, turn: 1 },
    { x: 1, y: 0, turn: 0 },
    { x: 0, y: 1, turn: 1 },
    { x: -1, y: 0, turn: 0 },
  ]);
  expect(misfit(start, road, { x: 0, y: -1, turn: 0 })).toBe('blocked');
  expect(misfit(start, road, { x: 0, y: 0, turn: 0 })).toBe('occupied');
  expect(misfit(start, road, { x: 1, y: 1, turn: 0 })).toBe('apart');
});

test('ZB-TILE-CONNECT: blank edge to blank edge is not enough, nor is one joined road when another runs into an edge', () => {
  const east = extend(start, road, { x: 1, y: 0, turn: 0 });
  expect(misfit(east, road, { x: 1, y: 1, turn: 0 })).toBe('apart');
  const corner = extend(east, bend, { x: 0, y: -1, turn: 0 });
  expect(misfit(corner, road, { x: 1, y: -1, turn: 0 })).toBeUndefined();
  expect(misfit(corner, bend, { x: 1, y: -1, turn: 1 })).toBe('blocked');
});

test('ZB-TILE-CONNECT: the placements are those of a search through every cell and turn around', () => {
  fc.assert(
    fc.property(towns, tileShapes, (town, shape) => {
      const looks = new Set(placements(town, shape).map(({ x, y, turn }) => `${x} ${y} ${turn}`));
      const distinct = new Set([...looks].map((look) => look.split(' ')[2]));
      for (let x = -10; x <= 10; x++) {
        for (let y = -10; y <= 10; y++) {
          for (const turn of [0, 1, 2, 3] as const) {
            const legal = tileAt(town, x, y) === undefined && fits(town, shape, x, y, turn);
            if (looks.has(`${x} ${y} ${turn}`)) expect(legal).toBe(true);
            else if (distinct.has(String(turn))) expect(legal).toBe(false);
            expect(misfit(town, shape, { x, y, turn }) === undefined).toBe(legal);
          }
        }
      }
    }),
    { numRuns: 25 },
  );
});

/** Written anew: no edge where one side has an exit and the other has none, and one edge where both have. */
function fits(town: Town, shape: TileShape, x: number, y: number, turn: Quarter): boolean {
  const mine = [...'NESW'].map((_, edge) => shape.exits.includes(('NESW'[(edge - turn + 4) % 4] ?? 'N') as 'N'));
  const shared = STEPS.flatMap((step, edge) => {
    const other = town.tiles.find((tile) => tile.x === x + step.x && tile.y === y + step.y);
    return other ? [[mine[edge], other.look.exits[(edge + 2) % 4]] as const] : [];
  });
  return shared.every(([here, there]) => here === there) && shared.some(([here, there]) => here && there);
}

test('ZB-TILE-CONNECT: legality is the same from either side', () => {
  fc.assert(
    fc.property(
      tileShapes,
      tileShapes,
      fc.constantFrom<Quarter>(0, 1, 2, 3),
      fc.constantFrom<Quarter>(0, 1, 2, 3),
      fc.nat(3),
      (a, b, s, t, edge) => {
        const step = STEPS[edge] ?? STEPS[0];
        const here = { x: 0, y: 0, turn: s };
        const there = { x: step.x, y: step.y, turn: t };
        expect(misfit(extend(EMPTY_TOWN, a, here), b, there)).toBe(misfit(extend(EMPTY_TOWN, b, there), a, here));
      },
    ),
  );
});

test('ZB-CORE-GRID: ways lead there and back, between neighbouring squares of one tile or two', () => {
  fc.assert(
    fc.property(towns, (town) => {
      town.links.forEach((joined, from) => {
        for (const to of joined) {
          expect(town.links[to]).toContain(from);
          const [a, b] = [bearings(town, from), bearings(town, to)];
          expect(Math.abs(a.east - b.east) + Math.abs(a.south - b.south)).toBe(1);
        }
      });
    }),
  );
});

test('ZB-CORE-GRID: a square is found again by its bearings', () => {
  fc.assert(
    fc.property(towns, (town) => {
      town.grounds.forEach((_, square) => {
        const { east, south } = bearings(town, square);
        expect(squareAt(town, east, south)).toBe(square);
      });
    }),
  );
  expect(squareAt(start, 7, 7)).toBeUndefined();
  expect(bearings(start, 4)).toEqual({ east: 0, south: 0 });
  expect(squaresOf(2)).toEqual([18, 19, 20, 21, 22, 23, 24, 25, 26]);
  expect(centreOf(2)).toBe(22);
  expect(tileOf(26)).toBe(2);
});

test('ZB-TILE-CLOSED: the open cells are the empty ones before an exit; with all roads ended there are none', () => {
  expect(openCells(start)).toHaveLength(4);
  const end: TileShape = { grid: ['BBB', 'BBB', 'XRX'], exits: ['S'], doors: [] };
  let town = start;
  for (const [x, y, turn] of [
    [0, -1, 0],
    [1, 0, 1],
    [0, 1, 2],
    [-1, 0, 3],
  ] as const)
    town = extend(town, end, { x, y, turn });
  expect(openCells(town)).toEqual([]);
  expect(placements(town, road)).toEqual([]);
});
