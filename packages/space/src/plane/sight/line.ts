import { containsStrictly, segmentInside } from '../shapes/shapes.ts';
import type { Stretch } from '../shapes/shapes.ts';
import { blockersOf } from './blockers.ts';
import type { Blocker } from './blockers.ts';
import type { Place, Table } from '../types.ts';

/** Entry of a single line of sight into a volume that blocks it: at the share t of its length. */
export interface LineBlock {
  readonly id: string;
  readonly t: number;
  readonly at: Place;
}

/** The part of the segment that runs strictly between the underside and the top, if any. */
const betweenLevels = ({ base, top }: Blocker, from: Place, to: Place): Stretch | undefined => {
  const rise = to.z - from.z;
  if (rise === 0) return base < from.z && from.z < top ? [0, 1] : undefined;
  const a = (base - from.z) / rise;
  const b = (top - from.z) / rise;
  const t0 = Math.max(0, Math.min(a, b));
  const t1 = Math.min(1, Math.max(a, b));
  return t0 < t1 ? [t0, t1] : undefined;
};

/** Entry of a line into a volume, as a share of its length; undefined where the line does not run through it. */
export const entryOf = (blocker: Blocker, from: Place, to: Place): number | undefined => {
  const levels = betweenLevels(blocker, from, to);
  if (!levels) return undefined;
  const upright = from.x === to.x && from.y === to.y;
  const stretches: readonly Stretch[] = upright
    ? containsStrictly(blocker.shape, from)
      ? [[0, 1]]
      : []
    : segmentInside(blocker.shape, from, to);
  for (const [t0, t1] of stretches) {
    const entry = Math.max(t0, levels[0]);
    if (entry < Math.min(t1, levels[1])) return entry;
  }
  return undefined;
};

/** The terrain that a single line of sight runs through, the first met first; grazing a face blocks nothing. */
export const blockersOnLine = (table: Table, from: Place, to: Place): readonly LineBlock[] => {
  const blocks: LineBlock[] = [];
  for (const blocker of blockersOf(table).list) {
    const t = entryOf(blocker, from, to);
    if (t === undefined) continue;
    const at = { x: from.x + t * (to.x - from.x), y: from.y + t * (to.y - from.y), z: from.z + t * (to.z - from.z) };
    blocks.push({ id: blocker.id, t, at });
  }
  return blocks.sort((a, b) => a.t - b.t);
};
