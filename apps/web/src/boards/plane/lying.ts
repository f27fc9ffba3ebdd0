import type { Viewport } from '../camera.ts';

/** Of the height of the window, what a board has when little lies below it. */
const ROOM = 0.6;

/**
 * Orientation of a table on the screen, in quarters: `best` at the first look, and again when the board's width changes, as when a phone is
 * turned. The height changes all the time with the panels below the board: a change of height turns no table.
 */
export function lying(best: (view: Viewport) => 0 | 1): (view: Viewport) => 0 | 1 {
  let decided: { readonly width: number; readonly quarter: 0 | 1 } | undefined;
  return ({ width, height }) => {
    if (width === 0 || height === 0) return 0;
    if (decided?.width !== width) decided = { width, quarter: best({ width, height: Math.max(height, innerHeight * ROOM) }) };
    return decided.quarter;
  };
}
