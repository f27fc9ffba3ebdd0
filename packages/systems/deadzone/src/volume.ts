import { bodyOf as bodyByBuild, buildOf, eyeOf as eyeAbove, type Build } from '@escarmouche/skirmish/placed';
import type { Body, Place } from '@escarmouche/space';
import { cornerOf, CUBE, cubeAt, gridOf, rampHeight, rampIn } from '@escarmouche/space/cubes';
import type { Figure, Sheet, State } from './state.ts';

/** Volumes of figures by Size, in units; pinned ones are as high as `prone` (DZ-LOS-VOLUME). */
const VOLUMES: readonly Build[] = [
  { r: 165, h: 450, prone: 150, eye: 400 },
  { r: 165, h: 450, prone: 150, eye: 400 },
  { r: 260, h: 600, prone: 150, eye: 550 },
  { r: 330, h: 750, prone: 300, eye: 700 },
  { r: 390, h: 900, prone: 300, eye: 850 },
];

export function volumeOf({ size }: Pick<Sheet, 'size'>): Build {
  const volume = VOLUMES[size];
  if (!volume) throw new Error(`no Size ${size}`);
  return volume;
}

export const radiusOf = (state: State, { id }: Figure): number => buildOf(state, id).r;

/** Height of the ramp under a figure (DZ-TERRAIN-RAMP). */
function rise(state: State, figure: Figure): number {
  const cube = cubeAt(figure);
  const ramp = rampIn(gridOf(state.scene.map), cube);
  if (!ramp) return 0;
  const corner = cornerOf(cube);
  return rampHeight(ramp, (figure.x - corner.x) / CUBE, 1 - (figure.y - corner.y) / CUBE);
}

/** The figure as an upright cylinder; pinned, a low one. */
export const bodyOf = (state: State, figure: Figure): Body =>
  bodyByBuild(state, figure, { x: figure.x, y: figure.y, z: figure.z + rise(state, figure) });

/** The same as it stands when it is not pinned. */
export const standingBody = (state: State, figure: Figure): Body => bodyOf(state, { ...figure, posture: 'standing' });

/** The eye of a figure, on its axis; of a pinned one at its height. */
export const eyeOf = (state: State, figure: Figure): Place => eyeAbove(state, figure, bodyOf(state, figure));
