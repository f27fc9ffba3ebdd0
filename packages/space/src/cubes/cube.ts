import type { Place, Point, Vector } from '../plane/types.ts';

/** Units of the plane on a side of a cube (DZ-TERRAIN-MODEL). */
export const CUBE = 1000;
/** Columns and rows of a battlefield (DZ-SETUP-BOARD). */
export const SIDE = 8;

/** A cube: column from the west, row from the north, level from the ground, all from 1 (DZ-SETUP-LEVELS). */
export interface Cube {
  readonly column: number;
  readonly row: number;
  readonly level: number;
}

/** Name of a cube: C3R2L1. */
export const nameOfCube = ({ column, row, level }: Cube): string => `C${column}R${row}L${level}`;

/** The cube with a name such as C3R2L1; undefined for other words. A square (C3R2) is its cube on the ground. */
export function cubeNamed(name: string): Cube | undefined {
  const [, column, row, level = '1'] = /^C(\d+)R(\d+)(?:L(\d+))?$/i.exec(name) ?? [];
  return column === undefined || row === undefined ? undefined : { column: Number(column), row: Number(row), level: Number(level) };
}

/** The cube with a name that is known to be one. */
export function cubeWithName(name: string): Cube {
  const cube = cubeNamed(name);
  if (!cube) throw new Error(`no cube ${name}`);
  return cube;
}

export const sameCube = (a: Cube, b: Cube): boolean => a.column === b.column && a.row === b.row && a.level === b.level;

/** A step to a neighbouring cube: each member -1, 0 or 1; east, south and up are 1. */
export interface Step {
  readonly columns: number;
  readonly rows: number;
  readonly levels: number;
}

export const stepped = ({ column, row, level }: Cube, { columns, rows, levels }: Step): Cube => ({
  column: column + columns,
  row: row + rows,
  level: level + levels,
});

export const between = (from: Cube, to: Cube): Step => ({
  columns: to.column - from.column,
  rows: to.row - from.row,
  levels: to.level - from.level,
});

/** The 26 steps to neighbours, straight ones first. */
export const STEPS: readonly Step[] = [-1, 0, 1]
  .flatMap((levels) => [-1, 0, 1].flatMap((rows) => [-1, 0, 1].map((columns) => ({ columns, rows, levels }))))
  .filter(({ columns, rows, levels }) => columns !== 0 || rows !== 0 || levels !== 0)
  .sort((a, b) => unitMoves(a) - unitMoves(b));

function unitMoves({ columns, rows, levels }: Step): number {
  return Math.abs(columns) + Math.abs(rows) + Math.abs(levels);
}

export function areNeighbours(a: Cube, b: Cube): boolean {
  return rangeBetween(a, b) === 1;
}

/** Cubes between two cubes: the largest difference of columns, rows and levels (DZ-SHOOT-RANGE). */
export function rangeBetween(a: Cube, b: Cube): number {
  return Math.max(Math.abs(a.column - b.column), Math.abs(a.row - b.row), Math.abs(a.level - b.level));
}

/** The cube that holds a place; a place is never on a side of its cube (DZ-MOVE-POSITION). `rows`: of the battlefield. */
export function cubeAt({ x, y, z }: Place, rows = SIDE): Cube {
  return { column: Math.floor(x / CUBE) + 1, row: rows - Math.floor(y / CUBE), level: Math.floor(z / CUBE) + 1 };
}

/** South-west corner of the floor of a cube, in units of the plane. */
export function cornerOf({ column, row, level }: Cube, rows = SIDE): Place {
  return { x: (column - 1) * CUBE, y: (rows - row) * CUBE, z: (level - 1) * CUBE };
}

/** Place in a cube by shares from its west and north edges. */
export function placeIn(cube: Cube, east: number, south: number, rows = SIDE): Place {
  const { x, y, z } = cornerOf(cube, rows);
  return { x: Math.round(x + east * CUBE), y: Math.round(y + (1 - south) * CUBE), z };
}

/** Directions of scatter by the faces of a die, from the north clockwise (DZ-STATE-SCATTER). */
export const COMPASS: readonly Step[] = [
  { columns: 0, rows: -1, levels: 0 },
  { columns: 1, rows: -1, levels: 0 },
  { columns: 1, rows: 0, levels: 0 },
  { columns: 1, rows: 1, levels: 0 },
  { columns: 0, rows: 1, levels: 0 },
  { columns: -1, rows: 1, levels: 0 },
  { columns: -1, rows: 0, levels: 0 },
  { columns: -1, rows: -1, levels: 0 },
];

/** Share of a side within which a ray runs through its corner (DZ-STATE-AWAY). */
const CORNER = 0.02 * CUBE;

/** Time at which a ray comes to a side. */
const toSide = (edge: number, start: number, speed: number): number => (speed === 0 ? Infinity : (edge - start) / speed);

/**
 * Steps directly away from a place for somebody who stands in a cube: where the ray leaves the cube, one step; through a corner the three cubes there; with
 * no distance between the two all eight (DZ-STATE-AWAY). On the level of the cube.
 */
export function stepsAway(from: Point, at: Point, cube: Cube, rows = SIDE): readonly Step[] {
  const ray: Vector = { x: at.x - from.x, y: at.y - from.y };
  if (ray.x === 0 && ray.y === 0) return COMPASS;
  const corner = cornerOf(cube, rows);
  const east = ray.x > 0 ? 1 : -1;
  const north = ray.y > 0 ? 1 : -1;
  const tx = toSide(ray.x > 0 ? corner.x + CUBE : corner.x, at.x, ray.x);
  const ty = toSide(ray.y > 0 ? corner.y + CUBE : corner.y, at.y, ray.y);
  const sideways: Step = { columns: east, rows: 0, levels: 0 };
  const lengthways: Step = { columns: 0, rows: -north, levels: 0 };
  const t = Math.min(tx, ty);
  const missX = ray.x === 0 ? Infinity : Math.abs((tx - t) * ray.x);
  const missY = ray.y === 0 ? Infinity : Math.abs((ty - t) * ray.y);
  if (missX <= CORNER && missY <= CORNER) return [sideways, { columns: east, rows: -north, levels: 0 }, lengthways];
  return [tx < ty ? sideways : lengthways];
}
