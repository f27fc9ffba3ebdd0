import { heightOf } from '../body.ts';
import type { Projection } from '../labels/projection.ts';
import type { PlaneBoard } from '../model.ts';
import { projector, type Camera, type Size } from './perspective.ts';
import { levelAt } from './pick.ts';

/** A head reaches so much farther than its axis, in bases. */
const BROW = 0.2;

/** The table as the scene shows it: bodies stand up, words above them. */
export function sceneProjection(board: PlaneBoard, camera: Camera, view: Size): Projection {
  const shown = projector(camera, view);
  return {
    view,
    on: (place) => shown({ ...place, z: place.z ?? levelAt(board, place) }),
    bodyOf({ at, r, ...held }) {
      const foot = shown(at);
      const head = shown({ ...at, z: at.z + heightOf({ ...held, r }) });
      return {
        x: (foot.x + head.x) / 2,
        y: (foot.y + head.y) / 2,
        r: Math.max(8, Math.hypot(foot.x - head.x, foot.y - head.y) / 2 + r * foot.scale * BROW, r * foot.scale * 0.8),
      };
    },
    above: true,
  };
}
