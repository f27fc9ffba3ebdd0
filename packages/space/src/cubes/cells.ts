import { nameOfCube, SIDE, type Cube } from './cube.ts';
import { fallFrom } from './falls.ts';
import { clingsIn, groundSolids, holds, isHalfTile, panelOf, type Grid } from './grid.ts';
import { solidsOf } from './openings.ts';
import { SIDES } from './sides.ts';
import type { Rectangle, Side } from './types.ts';

/** Facts of each cube of a map that never change, by its number. */
export interface Cell {
  readonly name: string;
  readonly cube: Cube;
  /** A place to stand (DZ-TERRAIN-FLOOR). */
  readonly holds: boolean;
  /** DZ-TERRAIN-HALF-TILE */
  readonly half: boolean;
  /** A place to hang on between two steps (DZ-MOVE-CLIMB). */
  readonly clings: boolean;
  /** Sides with something solid on them. */
  readonly walled: readonly Side[];
  /** Solid rectangles of its floor. */
  readonly solids: readonly Rectangle[];
  /** Floors two levels below it or more, to drop on (DZ-MOVE-DOWN). */
  readonly drops: readonly Cube[];
}

/** Number of a cube: rows of columns, levels of rows. */
export const numberOf = ({ column, row, level }: Cube): number => ((level - 1) * SIDE + row - 1) * SIDE + column - 1;

const known = new WeakMap<Grid, readonly Cell[]>();

export function cellsOf(grid: Grid): readonly Cell[] {
  let cells = known.get(grid);
  if (!cells) {
    cells = Array.from({ length: grid.map.levels * SIDE * SIDE }, (_, i) => {
      const cube = { column: (i % SIDE) + 1, row: (Math.floor(i / SIDE) % SIDE) + 1, level: Math.floor(i / (SIDE * SIDE)) + 1 };
      return cellAt(grid, cube);
    });
    known.set(grid, cells);
  }
  return cells;
}

function cellAt(grid: Grid, cube: Cube): Cell {
  const isWalled = (side: Side): boolean => {
    const panel = panelOf(grid, cube, side);
    return panel !== undefined && solidsOf(panel).length > 0;
  };
  const { past, end } = fallFrom(grid, cube);
  return {
    name: nameOfCube(cube),
    cube,
    holds: holds(grid, cube),
    half: isHalfTile(grid, cube),
    clings: clingsIn(grid, cube),
    walled: SIDES.filter(isWalled),
    solids: groundSolids(grid, cube),
    drops: [...past, end].filter(({ level }) => cube.level - level >= 2),
  };
}
