import type { Projection } from '../labels/projection.ts';
import { toScreen, type Camera, type Viewport } from './camera.ts';

/** Radius in pixels of a figure on the screen. */
export const radiusOf = ({ r }: { readonly r: number }, camera: Camera): number => Math.max(7, r * camera.scale);

/** The table as the plan shows it: bases from above, words below them. */
export const planProjection = (camera: Camera, view: Viewport): Projection => ({
  view,
  on: (place) => ({ ...toScreen(camera, view, place), scale: camera.scale }),
  bodyOf: (body) => ({ ...toScreen(camera, view, body.at), r: radiusOf(body, camera) + 1 }),
  above: false,
});
