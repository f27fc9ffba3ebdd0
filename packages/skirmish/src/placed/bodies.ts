import { distance, type Body, type Place } from '@escarmouche/space';
import type { FigureId } from '../roster.ts';
import { toldOf } from './told.ts';
import type { Build, PlacedFigure, PlacedState } from './state.ts';

export function buildOf(state: PlacedState, id: FigureId): Build {
  const build = state.scene.builds[id];
  if (!build) throw new Error(`no build ${id}`);
  return build;
}

/** Knocked down, pinned, or lying of its own will: as high as its build says for prone. */
const lies = ({ posture }: PlacedFigure): boolean => posture === 'prone' || posture === 'low';

/** The figure as an upright cylinder, here or at another place. */
export function bodyOf(state: PlacedState, figure: PlacedFigure, at: Place = figure): Body {
  const { r, h, prone } = buildOf(state, figure.id);
  return { x: at.x, y: at.y, z: at.z, r, h: lies(figure) ? prone : h };
}

/** The point from which a figure sees, on its axis. */
export function eyeOf(state: PlacedState, figure: PlacedFigure, { x, y, z, h } = bodyOf(state, figure)): Place {
  const { eye = h } = buildOf(state, figure.id);
  return { x, y, z: z + (lies(figure) ? h : eye) };
}

/** Distance between two figures in units, as it was told or else as it is measured. */
export function distanceBetween(state: PlacedState, a: PlacedFigure, b: PlacedFigure): number {
  return toldOf(state, a, b)?.distance ?? distance(bodyOf(state, a), bodyOf(state, b));
}
