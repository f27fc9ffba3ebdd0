import { cubeNamed, nameOfCube, stepped, type Cube, type Step } from './cube.ts';
import type { Side } from './types.ts';

/** The step through each side of a cube. */
export const THROUGH: Readonly<Record<Side, Step>> = {
  N: { columns: 0, rows: -1, levels: 0 },
  E: { columns: 1, rows: 0, levels: 0 },
  S: { columns: 0, rows: 1, levels: 0 },
  W: { columns: -1, rows: 0, levels: 0 },
};

export const SIDES: readonly Side[] = ['N', 'E', 'S', 'W'];

const OPPOSITE: Readonly<Record<Side, Side>> = { N: 'S', E: 'W', S: 'N', W: 'E' };

/** The side that a straight step on a level goes through. */
export function sideOf({ columns, rows }: Step): Side {
  if (columns !== 0) return columns > 0 ? 'E' : 'W';
  return rows > 0 ? 'S' : 'N';
}

/** One key for a side, whichever of its two cubes it is written with: its north or west one. */
export function sideKey(at: string | Cube, side: Side): string {
  const cube = typeof at === 'string' ? cubeNamed(at) : at;
  if (!cube) return `${String(at)} ${side}`;
  return side === 'N' || side === 'W' ? `${nameOfCube(cube)} ${side}` : `${nameOfCube(stepped(cube, THROUGH[side]))} ${OPPOSITE[side]}`;
}
