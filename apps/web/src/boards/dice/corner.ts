export const CORNERS = ['bottom-left', 'bottom-right', 'top-right', 'top-left'] as const;
export type Corner = (typeof CORNERS)[number];

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const INSET = 10;
/** The tools of a board stand in its corner at the top left. */
const TOOLS = 60;

/** Where a tray of a size lies in a corner of a board. */
export function boxIn(corner: Corner, board: Box, width: number, height: number): Box {
  const [vertical, horizontal] = corner.split('-');
  const left = horizontal === 'left' ? board.left + INSET : board.right - INSET - width;
  const top = vertical === 'bottom' ? board.bottom - INSET - height : board.top + (horizontal === 'left' ? TOOLS : INSET);
  return { left, top, right: left + width, bottom: top + height };
}

const meet = (a: Box, b: Box): boolean => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/**
 * The corner to use: the present one as long as it covers none of the boxes, else the first that covers least of those to keep off first, and among such
 * the one that covers least of the others.
 */
export function bestCorner(
  now: Corner,
  board: Box,
  width: number,
  height: number,
  keep: readonly Box[],
  others: readonly Box[] = [],
): Corner {
  const covers = (corner: Corner, boxes: readonly Box[]): number =>
    boxes.filter((box) => meet(boxIn(corner, board, width, height), box)).length;
  const [best] = [now, ...CORNERS]
    .map((corner) => ({ corner, kept: covers(corner, keep), rest: covers(corner, others) }))
    .sort((a, b) => a.kept - b.kept || a.rest - b.rest);
  return best?.corner ?? now;
}

/** The corner of a board where a tray covers neither the ghost nor who acts; `fresh` dice keep off the other figures too, as far as they can. */
export function clearCorner(board: Element, tray: Element, now: Corner, fresh: boolean): Corner {
  const { width, height } = tray.getBoundingClientRect();
  const boxes = (what: string): Box[] => [...board.querySelectorAll(what)].map((node) => node.getBoundingClientRect());
  const [frame, first] = [board.getBoundingClientRect(), boxes('.ghost, .active')];
  return bestCorner(now, frame, width, height, first, fresh ? boxes('[data-figure]') : []);
}
