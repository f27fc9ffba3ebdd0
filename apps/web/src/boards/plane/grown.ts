/** Pixels of the page's text at its usual size. */
const USUAL = 15;
const SHARE = 0.6;
const MOST = 1.6;

/**
 * Size of words on a board where the page's text has so many pixels, as a multiple of the usual: words grow with the text, but leave room
 * to see the board.
 */
export function grownBy(pixels: number): number {
  return Math.min(MOST, Math.max(1, 1 + (pixels / USUAL - 1) * SHARE));
}
