import { capacityOf, gridOf, type Cube } from '@escarmouche/space/cubes';
import { cubeOf, friendsIn, sizeOf } from './figures.ts';
import type { Figure, State } from './state.ts';

/** Has a figure's team room for it in a cube: Sizes of at most 4, of 2 on a half tile (DZ-MOVE-CAPACITY, DZ-TERRAIN-HALF-TILE)? */
export function roomFor(state: State, figure: Figure, cube: Cube): boolean {
  const sizes = friendsIn(state, figure, cube).reduce((sum, one) => sum + sizeOf(state, one), sizeOf(state, figure));
  return sizes <= capacityOf(gridOf(state.scene.map), cube);
}

/** Does the figure's team fill its cube beyond what it holds (DZ-STATE-OVERSTACK)? */
export const isOverstacked = (state: State, figure: Figure): boolean => !roomFor(state, figure, cubeOf(figure));
