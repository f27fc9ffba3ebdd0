import { refuse, type Refusal } from '@escarmouche/referee';
import {
  arrivalsOf,
  cubeWithName,
  gridOf,
  mayEnd,
  nameOfCube,
  pathFault,
  sameCube,
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
    const known = ways.get(name);
    if (!known || way.drop < known.drop || (way.drop === known.drop && way.path.length < known.path.length)) ways.set(name, way);
  };
  for (const cube of traveller.speed > 0 ? entriesOf(state, figure) : []) {
    if (mayEnd(grid, cube, traveller)) keep({ cube, path: [start, cube], drop: 0 });
    if (traveller.meets(cube)) continue;
    const onwards = arrivalsOf(grid, cube, { ...traveller, speed: traveller.speed - 1 });
    for (const way of onwards.values()) keep({ ...way, path: [start, ...way.path] });
  }
  return ways;
}

/** Refusal of a movement of a figure off the board that does not begin in a cube of its zone (DZ-SETUP-DEPLOY). */
export function entryRefusal(state: State, figure: Figure, entry: Cube | undefined): Refusal | undefined {
  return entry && entriesOf(state, figure).some((cube) => sameCube(cube, entry))
    ? undefined
    : refuse(
        'DZ-SETUP-DEPLOY',
        'Hors du plateau\u00a0: elle entre d’abord par un cube de sa zone, au niveau 1.',
        'Off the board: it first comes in by a cube of its zone, on level 1.',
      );
}

/** Fault of a way onto the board: its first cube is the one by which the figure enters. */
export function entryFault(state: State, path: readonly Cube[], traveller: Traveller): PathFault | undefined {
  const grid = gridOf(state.scene.map);
  const [entry] = path;
  const end = path.at(-1);
  if (!entry || !end) return undefined;
  if (path.length > 1 && traveller.meets(entry)) return { why: 'enemy', at: entry };
  const fault = pathFault(grid, path, { ...traveller, speed: traveller.speed - 1 });
  if (fault || path.length > 1) return fault;
  return mayEnd(grid, entry, traveller) ? undefined : { why: 'end', at: entry };
}
