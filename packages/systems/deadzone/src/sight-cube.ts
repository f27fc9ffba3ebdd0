import { enemiesOf } from '@escarmouche/skirmish';
import { hiddenShare, type Body } from '@escarmouche/space';
import { gridOf, groundOf, nameOfCube, placeIn, sameCube, CUBE, type Cube } from '@escarmouche/space/cubes';
import { cubeOf } from './figures.ts';
import { hiddenFrom, isSeen, sceneryBetween } from './sight.ts';
import type { Figure, State } from './state.ts';
import { bodyOf, eyeOf } from './volume.ts';

/** Points of a cube that are looked for: its middle, and its corners so far inside (DZ-LOS-CUBE). */
const INSIDE = 0.1;
const SHARES = [INSIDE, 1 - INSIDE];
/** Half of the width of a point. */
const DOT = 1;

/**
 * Sight of a cube: of an enemy in it; else both cubes lie under the open sky; else a point of it is seen (DZ-LOS-CUBE). Smoke in the cube itself hides no
 * cube (DZ-STATE-SMOKE).
 */
export function seesCube(state: State, looker: Figure, cube: Cube): boolean {
  const enemies = enemiesOf(state, looker.id).filter((one) => sameCube(cubeOf(one), cube));
  if (enemies.some((one) => isSeen(hiddenFrom(state, looker, one)))) return true;
  if ([cubeOf(looker), cube].every((one) => isUnderSky(state, one))) return true;
  return state.scene.options['sight.emptyCube'] === 'yes' && seesIntoCube(state, looker, cube);
}

/** No cube above it has a full floor. */
function isUnderSky({ scene: { map } }: State, cube: Cube): boolean {
  const levels = Array.from({ length: map.levels }, (_, i) => i + 1).filter((level) => level > cube.level);
  return levels.every((level) => groundOf(gridOf(map), { ...cube, level }) !== 'full');
}

/** Is one of nine points of a cube seen from the eye? */
export function seesIntoCube(state: State, looker: Figure, cube: Cube): boolean {
  const smoke = state.smoke.filter((name) => name !== nameOfCube(cube));
  const eye = eyeOf(state, looker);
  const scenery = sceneryBetween({ ...state, smoke }, [bodyOf(state, looker)]);
  return dotsIn(cube).some((dot) => isSeen(hiddenShare(scenery, eye, dot)));
}

function dotsIn(cube: Cube): readonly Body[] {
  const corners = SHARES.flatMap((east) => SHARES.flatMap((south) => SHARES.map((up) => ({ east, south, up }))));
  return [{ east: 0.5, south: 0.5, up: 0.5 }, ...corners].map(({ east, south, up }) => {
    const { x, y, z } = placeIn(cube, east, south);
    return { x, y, z: z + up * CUBE - DOT, r: DOT, h: 2 * DOT };
  });
}
