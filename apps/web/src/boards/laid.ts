import type { Overlay } from './board.ts';

export const NOTHING: Overlay = {};

/** One overlay with another on top of it: lists of both are joined, of all else the upper one's is taken. */
export function laid(lower: Overlay, upper: Overlay): Overlay {
  const both: Record<string, unknown> = { ...lower };
  for (const [part, shown] of Object.entries(upper)) {
    const under = both[part];
    both[part] = Array.isArray(under) && Array.isArray(shown) ? [...under, ...shown] : shown;
  }
  return both;
}
