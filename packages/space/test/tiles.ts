import * as fc from 'fast-check';
import { EDGES, type TileShape } from '../src/tiles/index.ts';

/** Pairs of neighbouring squares [column, row] of a tile. */
const PAIRS = [0, 1, 2].flatMap((row) =>
  [0, 1].flatMap((column) => [
    [
      [column, row],
      [column + 1, row],
    ],
    [
      [row, column],
      [row, column + 1],
    ],
  ]),
) as unknown as TileShape['doors'];

/** Any tile: grounds, exits and doors at random. */
export const tileShapes: fc.Arbitrary<TileShape> = fc.record({
  grid: fc.array(
    fc.array(fc.constantFrom('R', 'B', 'H', 'X'), { minLength: 3, maxLength: 3 }).map((row) => row.join('')),
    { minLength: 3, maxLength: 3 },
  ),
  exits: fc.subarray([...EDGES]),
  doors: fc.subarray([...PAIRS], { maxLength: 3 }),
});
