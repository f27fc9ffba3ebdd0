import { cubeOf, deadzoneGame, type Command } from '@escarmouche/deadzone';
import { cellsOf, gridOf, rangeBetween, type Cube } from '@escarmouche/space/cubes';
import type { Acting } from './acting.ts';
import type { Chosen } from './chosen.ts';
import { weaponOf } from './weapons.ts';

/** A weapon aimed at a cube (DZ-LOS-CUBE). */
export const cubeShot = (acting: Acting, chosen: Chosen, cube: string): Command => ({
  type: 'shootCube',
  weapon: weaponOf(acting, chosen)?.id ?? '',
  cube,
  ...(chosen.free && { free: true as const }),
});

const known = new WeakMap<Acting, Map<string, ReadonlyMap<string, Cube>>>();

/** Cubes that the weapon may be fired at, by name (DZ-LOS-CUBE). */
export function cubesFor(acting: Acting, chosen: Chosen): ReadonlyMap<string, Cube> {
  const { state, figure, seat } = acting;
  const weapon = weaponOf(acting, chosen);
  const byAction = known.get(acting) ?? new Map<string, ReadonlyMap<string, Cube>>();
  known.set(acting, byAction);
  const key = `${weapon?.id} ${chosen.free}`;
  const near = (cube: Cube): boolean => rangeBetween(cubeOf(figure), cube) <= Number(weapon?.range ?? 0);
  const cubes =
    byAction.get(key) ??
    new Map(
      cellsOf(gridOf(state.scene.map))
        .filter(({ cube, name }) => near(cube) && !deadzoneGame.check(state, seat, cubeShot(acting, chosen, name)))
        .map(({ cube, name }) => [name, cube]),
    );
  byAction.set(key, cubes);
  return cubes;
}
