import { alliesOf } from '@escarmouche/skirmish';
import { cellsOf, gridOf, numberOf, type Cube } from '@escarmouche/space/cubes';
import { cubeOf, sizeOf } from './figures.ts';
import type { Figure, State } from './state.ts';

/** Sum of Sizes of one team in a cube, and on a half tile (DZ-MOVE-CAPACITY, DZ-TERRAIN-HALF-TILE). */
export const CAPACITY = 4;
export const CAPACITY_OF_HALF = 2;

const NOBODY_MORE: ReadonlyMap<number, number> = new Map();

/** Cubes in which a figure's team has room for it (DZ-MOVE-CAPACITY, DZ-TERRAIN-HALF-TILE). `more`: Sizes by cube that are there besides. */
export function roomsFor(state: State, figure: Figure, more: ReadonlyMap<number, number> = NOBODY_MORE): (cube: Cube) => boolean {
  const cells = cellsOf(gridOf(state.scene.map));
  const own = sizeOf(state, figure);
  const filled = new Map<number, number>();
  for (const one of alliesOf(state, figure.id)) {
    const at = numberOf(cubeOf(one));
    filled.set(at, (filled.get(at) ?? 0) + sizeOf(state, one));
  }
  return (cube) => {
    const at = numberOf(cube);
    return (filled.get(at) ?? 0) + (more.get(at) ?? 0) + own <= (cells[at]?.half === true ? CAPACITY_OF_HALF : CAPACITY);
  };
}

/** Does the figure's team fill its cube beyond what it holds (DZ-STATE-OVERSTACK)? */
export const isOverstacked = (state: State, figure: Figure): boolean => !roomsFor(state, figure)(cubeOf(figure));
