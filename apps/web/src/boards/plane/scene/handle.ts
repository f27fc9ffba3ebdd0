import type { Point } from '@escarmouche/space';
import { TALL } from '../body.ts';
import type { Ghost } from '../overlay.ts';
import { toScreen, type Camera, type Size } from './perspective.ts';

/** Pixels between a ghost's base and the handle that turns it, at least. */
const STEM = 30;

/** Pixels of the handle's own radius and the air around it. */
const CLEAR = 14;

/**
 * The pixel of the handle that turns a ghost: in front of the ghost, far enough from its base to be taken hold of, and not over its body.
 */
export function handleOf({ at, facing = { x: 0, y: 1 }, r }: Pick<Ghost, 'at' | 'facing' | 'r'>, camera: Camera, view: Size): Point {
  const length = Math.hypot(facing.x, facing.y) || 1;
  const foot = toScreen(camera, view, at);
  const rim = toScreen(camera, view, { x: at.x + (facing.x / length) * r * 1.6, y: at.y + (facing.y / length) * r * 1.6, z: at.z });
  const away = Math.hypot(rim.x - foot.x, rim.y - foot.y) || 1;
  const way = { x: (rim.x - foot.x) / away, y: (rim.y - foot.y) / away };
  const near = away + STEM;
  const head = toScreen(camera, view, { ...at, z: at.z + TALL });
  const beside = Math.abs(way.x) * near > r * foot.scale * 0.7 + CLEAR;
  const out = way.y >= 0 || beside ? near : Math.max(near, (foot.y - head.y + CLEAR) / -way.y);
  return { x: foot.x + way.x * out, y: foot.y + way.y * out };
}

/** The part of a ghost under the pointer. */
export function heldOf(ghost: Ghost, camera: Camera, view: Size, at: Point, touch: boolean): 'handle' | 'ghost' | undefined {
  const handle = ghost.turnable ? handleOf(ghost, camera, view) : undefined;
  if (handle && Math.hypot(at.x - handle.x, at.y - handle.y) <= (touch ? 24 : 14)) return 'handle';
  const foot = toScreen(camera, view, ghost.at);
  return Math.hypot(at.x - foot.x, at.y - foot.y) <= Math.max(20, ghost.r * foot.scale * 1.2) ? 'ghost' : undefined;
}
