import type { Overlay } from './board.ts';

export const NOTHING: Overlay = {};

/** An overlay with another on top: lists that both have show together, of other members the upper one's. */
export function laid(lower: Overlay, upper: Overlay): Overlay {
  const both: Record<string, unknown> = { ...lower };
  for (const [part, shown] of Object.entries(upper)) {
    const under = both[part];
    both[part] = Array.isArray(under) && Array.isArray(shown) ? [...under, ...shown] : shown;
  }
  return both;
}
