/** Where a tray may lie, the best places first: in a corner, else in the middle of an edge. */
export const CORNERS = ['bottom-left', 'bottom-right', 'top-right', 'top-left', 'bottom-middle', 'top-middle'] as const;
export type Corner = (typeof CORNERS)[number];

/** Pixels of the screen. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Where a tray lies, and whether it is cut down to its words. */
export interface Place {
  readonly corner: Corner;
  readonly low: boolean;
}

const INSET = 10;
/** The tools of a board stand in its corner at the top left. */
const TOOLS = 60;
/** The height of a tray's words alone. */
export const LOW = 34;

/** Where a tray of a size lies in a corner of a board. */
export function boxIn(corner: Corner, board: Box, { width, height }: Size): Box {
  const [vertical, horizontal] = corner.split('-');
  const middle = (board.left + board.right - width) / 2;
  const left = horizontal === 'left' ? board.left + INSET : horizontal === 'middle' ? middle : board.right - INSET - width;
  const top = vertical === 'bottom' ? board.bottom - INSET - height : board.top + (horizontal === 'left' ? TOOLS : INSET);
  return { left, top, right: left + width, bottom: top + height };
}

const meet = (a: Box, b: Box): boolean => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
const covered = (box: Box, boxes: readonly Box[]): number => boxes.filter((one) => meet(box, one)).length;

/** The corner where a tray covers least: of the first boxes, among such corners of the second, and so on; the present one where none is better. */
export function bestCorner(now: Corner, board: Box, size: Size, ...ranks: readonly (readonly Box[])[]): Corner {
  const [best] = [now, ...CORNERS]
    .map((corner) => ({ corner, covers: ranks.map((boxes) => covered(boxIn(corner, board, size), boxes)) }))
    .sort((a, b) => a.covers.reduce((order, count, i) => order || count - (b.covers[i] ?? 0), 0));
  return best?.corner ?? now;
}

/**
 * Where a tray covers neither the ghost, nor who acts, nor what is aimed at, nor what is lit to be pressed. Dice that lie give way to what is lit:
 * where each place covers some of it, the words alone are left. `fresh` dice keep off the figures too, and off their names, as far as they can.
 * `size`: of the whole tray.
 */
export function clearPlace(board: Element, size: Size, now: Corner, { fresh, lies }: { fresh: boolean; lies: boolean }): Place {
  const boxes = (what: string): Box[] => [...board.querySelectorAll(what)].map((node) => node.getBoundingClientRect());
  const frame = board.getBoundingClientRect();
  const ranks = [
    boxes('.ghost, .active, .target, .mark'),
    boxes('[data-lit]'),
    fresh ? boxes('[data-figure]') : [],
    fresh ? boxes('.name') : [],
  ];
  const corner = bestCorner(now, frame, size, ...ranks);
  if (!lies || covered(boxIn(corner, frame, size), ranks[1] ?? []) === 0) return { corner, low: false };
  return { corner: bestCorner(corner, frame, { ...size, height: LOW }, ...ranks), low: true };
}
