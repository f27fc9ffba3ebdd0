import { boxAt, type Box } from '../../box.ts';
import type { Overlay } from '../overlay.ts';
import { toScreen, type Camera, type Viewport } from './camera.ts';
import { radiusOf } from './projection.ts';

/** Pixels from the rim of a ghost to the middle of its handle. */
export const HANDLE = 32;

/** Boxes of a ghost on the screen, and of the handle that turns it. */
export function ghostBoxes(ghost: Overlay['ghost'], camera: Camera, view: Viewport): readonly Box[] {
  if (!ghost) return [];
  const { x, y } = toScreen(camera, view, ghost.at);
  const r = radiusOf(ghost, camera);
  const disc = boxAt(x, y, 2 * r + 6, 2 * r + 6);
  if (!ghost.turnable || !ghost.facing) return [disc];
  const tip = toScreen({ ...camera, x: 0, y: 0 }, { width: 0, height: 0 }, ghost.facing);
  const out = (r + HANDLE) / (Math.hypot(tip.x, tip.y) || 1);
  return [disc, boxAt(x + tip.x * out, y + tip.y * out, 20, 20)];
}
