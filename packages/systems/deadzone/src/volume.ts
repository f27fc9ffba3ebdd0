import { sheetOf } from '@escarmouche/skirmish';
import type { Body, Place } from '@escarmouche/space';
import { cornerOf, CUBE, cubeAt, gridOf, rampHeight, rampIn } from '@escarmouche/space/cubes';
import { isPinned } from './figures.ts';
import type { Figure, State } from './state.ts';

/** Volumes of figures by Size, in units: radius of the base, height, eye (DZ-LOS-VOLUME). */
const VOLUMES = [
  { r: 165, h: 450, eye: 400 },
  { r: 165, h: 450, eye: 400 },
  { r: 260, h: 600, eye: 550 },
  { r: 330, h: 750, eye: 700 },
  { r: 390, h: 900, eye: 850 },
] as const;

const PINNED_SMALL = 150;
const PINNED_LARGE = 300;

function volumeOf(state: State, { id }: Figure): (typeof VOLUMES)[number] {
  return VOLUMES[sheetOf(state, id).size] ?? VOLUMES[4];
}

export const radiusOf = (state: State, figure: Figure): number => volumeOf(state, figure).r;

/** Height of the ramp under a figure (DZ-TERRAIN-RAMP). */
function rise(state: State, figure: Figure): number {
  const cube = cubeAt(figure);
  const ramp = rampIn(gridOf(state.scene.map), cube);
  if (!ramp) return 0;
  const corner = cornerOf(cube);
  return rampHeight(ramp, (figure.x - corner.x) / CUBE, 1 - (figure.y - corner.y) / CUBE);
}

/** The figure as an upright cylinder, as it stands. */
export function standingBody(state: State, figure: Figure): Body {
  const { r, h } = volumeOf(state, figure);
  return { x: figure.x, y: figure.y, z: figure.z + rise(state, figure), r, h };
}

/** The same as it is; pinned, a low one. */
export function bodyOf(state: State, figure: Figure): Body {
  const body = standingBody(state, figure);
  const low = sheetOf(state, figure.id).size >= 3 ? PINNED_LARGE : PINNED_SMALL;
  return isPinned(figure) ? { ...body, h: low } : body;
}

/** The eye of a figure, on its axis; of a pinned one at its height. */
export function eyeOf(state: State, figure: Figure): Place {
  const { eye } = volumeOf(state, figure);
  const { x, y, z, h } = bodyOf(state, figure);
  return { x, y, z: z + (isPinned(figure) ? h : eye) };
}
