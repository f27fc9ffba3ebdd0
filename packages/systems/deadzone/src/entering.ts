import { refuse } from '@escarmouche/referee';
import {
  arrivalsOf,
  cubeWithName,
  gridOf,
  mayEnd,
  nameOfCube,
  pathFault,
  type Arrival,
  type Cube,
  type PathFault,
  type Traveller,
} from '@escarmouche/space/cubes';
import { cubeOf, isToEnter, seatOf } from './figures.ts';
import type { Figure, State } from './state.ts';
import { squaresOf } from './zones.ts';

/** Cubes by which a figure comes onto the board: those of its zone on level 1 (DZ-SETUP-DEPLOY). */
export const entriesOf = (state: State, { id }: Figure): readonly Cube[] => squaresOf(state, seatOf(state, id)).map(cubeWithName);

/**
 * Every cube in which a movement may end, with a shortest path, the start first: for a figure off the board that is no cube of the board, and the cube
 * by which it enters is the first that it moves (DZ-MOVE-MOVE, DZ-SETUP-DEPLOY).
 */
export function waysOf(state: State, figure: Figure, traveller: Traveller): ReadonlyMap<string, Arrival> {
  const grid = gridOf(state.scene.map);
  const start = cubeOf(figure);
  if (!isToEnter(state, figure)) return arrivalsOf(grid, start, traveller);
  const ways = new Map<string, Arrival>();
  const keep = (way: Arrival): void => {
    const name = nameOfCube(way.cube);
    if (way.path.length < (ways.get(name)?.path.length ?? Infinity)) ways.set(name, way);
  };
  for (const cube of traveller.speed > 0 ? entriesOf(state, figure) : []) {
    if (mayEnd(grid, cube, traveller)) keep({ cube, path: [start, cube], drop: 0 });
    if (traveller.meets(cube)) continue;
    const onwards = arrivalsOf(grid, cube, { ...traveller, speed: traveller.speed - 1 });
    for (const way of onwards.values()) keep({ ...way, path: [start, ...way.path] });
  }
  return ways;
}

/** Refusal of all that a figure off the board does, but for a Move or a Sprint that begins in a cube of its zone (DZ-SETUP-DEPLOY). */
export const OFF_BOARD = refuse(
  'DZ-SETUP-DEPLOY',
  'Hors du plateau\u00a0: elle se déplace d’abord dans un cube de sa zone, au niveau 1.',
  'Off the board: it first moves into a cube of its zone, on level 1.',
);

/** Fault of a way onto the board: its first cube is the one by which the figure enters. */
export function entryFault(state: State, path: readonly Cube[], traveller: Traveller): PathFault | undefined {
  const grid = gridOf(state.scene.map);
  const [entry] = path;
  const end = path.at(-1);
  if (!entry || !end) return undefined;
  if (path.length > 1 && traveller.meets(entry)) return { why: 'enemy', at: entry };
  const fault = pathFault(grid, path, { ...traveller, speed: traveller.speed - 1 });
  return fault ?? (mayEnd(grid, end, traveller) ? undefined : { why: 'end', at: end });
}
