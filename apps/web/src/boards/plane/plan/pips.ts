import { boxAt, type Box } from '../../box.ts';
import type { FigureOnBoard } from '../model.ts';
import { toScreen, type Camera, type Viewport } from './camera.ts';
import { radiusOf } from './projection.ts';

/** Points of vitality stand in a row above a figure that has several: middles so far apart, and so far above its rim. Pixels. */
export const PIPS = { apart: 7, above: 6, r: 2.6 };

/** Boxes of the points of vitality of figures on the screen. */
export function pipBoxes(figures: readonly FigureOnBoard[], camera: Camera, view: Viewport): readonly Box[] {
  return figures.flatMap((figure): Box[] => {
    const { full } = figure.vitality;
    if (full <= 1 || figure.bearing === 'out') return [];
    const { x, y } = toScreen(camera, view, figure.at);
    return [boxAt(x, y - radiusOf(figure, camera) - PIPS.above, full * PIPS.apart, 2 * PIPS.r + 2)];
  });
}
