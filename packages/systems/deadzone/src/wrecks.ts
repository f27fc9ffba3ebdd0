import { figureOf, oncePer } from '@escarmouche/skirmish';
import type { Feature } from '@escarmouche/space';
import { boxOver } from '@escarmouche/space/cubes';
import type { Scene, State } from './state.ts';
import { standingBody } from './volume.ts';

const vehiclesIn = oncePer(({ roster, sheets }: Scene) => roster.filter((id) => sheets[id]?.type === 'V'));

/** Wrecks: vehicles that are destroyed stay as boxes over their bases, as high as their Size. Wrecks hide, and do nothing else (DZ-TERRAIN-WRECK). */
export function wrecksIn(state: State): readonly Feature[] {
  const dead = vehiclesIn(state.scene).filter((id) => figureOf(state, id).posture === 'out');
  return dead.map((id) => {
    const { x, y, z, r, h } = standingBody(state, figureOf(state, id));
    return boxOver(`${id} wreck ${x} ${y} ${z}`, { x, y, z }, r, h);
  });
}
