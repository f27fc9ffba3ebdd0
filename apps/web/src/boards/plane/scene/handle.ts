import type { Point } from '@escarmouche/space';
import type { Ghost } from '../../overlay.ts';
import { toScreen, type Look, type Size } from './look.ts';

/** Pixels between a ghost's base and the handle that turns it, at least. */
const STEM = 30;

/** Where the handle that turns a ghost shows: in front of it, far enough from its base to be taken hold of. */
export function handleOf({ at, facing, r }: Pick<Ghost, 'at' | 'facing' | 'r'>, look: Look, view: Size): Point {
  const length = Math.hypot(facing.x, facing.y) || 1;
  const foot = toScreen(look, view, at);
  const rim = toScreen(look, view, { x: at.x + (facing.x / length) * r * 1.6, y: at.y + (facing.y / length) * r * 1.6, z: at.z });
  const away = Math.hypot(rim.x - foot.x, rim.y - foot.y) || 1;
  const share = (away + STEM) / away;
  return { x: foot.x + (rim.x - foot.x) * share, y: foot.y + (rim.y - foot.y) * share };
}
