import { blockersOf } from './blockers.ts';
import { entryOf } from './line.ts';
import type { Place, Table } from '../types.ts';

/**
 * The places, by their index, that a single line from an eye comes to without running through terrain that blocks sight; grazing a face blocks
 * nothing.
 */
export const seenOf = (table: Table, eye: Place, places: readonly Place[]): readonly number[] => {
  const hidden = new Uint8Array(places.length);
  const lengths = Float64Array.from(places, ({ x, y }) => Math.sqrt((x - eye.x) * (x - eye.x) + (y - eye.y) * (y - eye.y)));
  for (const blocker of blockersOf(table).list) {
    const bx = blocker.x - eye.x;
    const by = blocker.y - eye.y;
    const { reach } = blocker;
    const nearest = Math.sqrt(bx * bx + by * by) - reach;
    for (let i = 0; i < places.length; i++) {
      const length = lengths[i] ?? 0;
      const to = places[i];
      if (hidden[i] === 1 || length < nearest || !to) continue;
      const dx = to.x - eye.x;
      const dy = to.y - eye.y;
      const aside = bx * dy - by * dx;
      if (aside > reach * length || -aside > reach * length || bx * dx + by * dy < -reach * length) continue;
      if (Math.max(eye.z, to.z) <= blocker.base || Math.min(eye.z, to.z) >= blocker.top) continue;
      if (entryOf(blocker, eye, to) !== undefined) hidden[i] = 1;
    }
  }
  return places.flatMap((_, i) => (hidden[i] === 1 ? [] : [i]));
};
