import type { Place, Point } from '@escarmouche/space';
import { cubeAt, CUBE, placeIn, SIDE, type Cube } from '@escarmouche/space/cubes';
import type { BoardPoint } from '../../boards/board-point.ts';

/** A cube is three paces of the board wide: its figures are as large there as those of any table of miniatures. */
const SCALE = 3;

export const CUBE_ON_BOARD = SCALE * CUBE;
export const BOARD_SIDE = SIDE * CUBE_ON_BOARD;

export const length = (units: number): number => units * SCALE;
export const toBoard = ({ x, y, z }: Place): Place => ({ x: x * SCALE, y: y * SCALE, z: z * SCALE });

/** A place of the board by the rules: the point, and the level where one is meant. */
export function fromBoard({ x, y, z }: BoardPoint): { readonly at: Point; readonly level?: number } {
  const at = { x: Math.round(x / SCALE), y: Math.round(y / SCALE) };
  return { at, ...(z !== undefined && { level: Math.max(1, Math.floor(z / CUBE_ON_BOARD + LIFT) + 1) }) };
}

/** A point of a floor may lie a little below it, in the picture. */
const LIFT = 0.08;

/** The column and row of a point; undefined outside the battlefield. */
export function squareAt({ x, y }: Point): Pick<Cube, 'column' | 'row'> | undefined {
  const { column, row } = cubeAt({ x, y, z: 0 });
  return column >= 1 && column <= SIDE && row >= 1 && row <= SIDE ? { column, row } : undefined;
}

/** The middle of the floor of a cube, by the rules. */
export const middleOf = (cube: Cube): Place => placeIn(cube, 0.5, 0.5);
