import type { Overlay } from './board.ts';

export const NOTHING: Overlay = {};

/** One overlay with another on top of it: what both have a list of shows together, else the upper one's. */
export function laid(lower: Overlay, upper: Overlay): Overlay {
  const both: Record<string, unknown> = { ...lower };
  for (const [part, shown] of Object.entries(upper)) {
    const under = both[part];
    both[part] = Array.isArray(under) && Array.isArray(shown) ? [...under, ...shown] : shown;
  }
  return both;
}
