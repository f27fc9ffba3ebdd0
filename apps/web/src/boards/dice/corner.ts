/** Where a tray may lie, the best places first: in a corner, else in the middle of an edge. */
export const CORNERS = ['bottom-left', 'bottom-right', 'top-right', 'top-left', 'bottom-middle', 'top-middle'] as const;
/** Where it may lie besides while zones are shown, which run along whole edges. */
const SIDES = ['middle-right', 'middle-left'] as const;
export type Corner = (typeof CORNERS)[number] | (typeof SIDES)[number];

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
  const tops = {
    bottom: board.bottom - INSET - height,
    middle: (board.top + board.bottom - height) / 2,
    top: board.top + (horizontal === 'left' ? TOOLS : INSET),
  };
  const top = tops[vertical as keyof typeof tops];
  return { left, top, right: left + width, bottom: top + height };
}

const meet = (a: Box, b: Box): boolean => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
const covered = (box: Box, boxes: readonly Box[]): number => boxes.filter((one) => meet(box, one)).length;

/** Of some places, the best first, the one where a tray covers least: of the first boxes, among such places of the second, and so on. */
function leastCovering(places: readonly Corner[], board: Box, size: Size, ranks: readonly (readonly Box[])[]): Corner | undefined {
  const [best] = places
    .map((corner) => ({ corner, covers: ranks.map((boxes) => covered(boxIn(corner, board, size), boxes)) }))
    .sort((a, b) => a.covers.reduce((order, count, i) => order || count - (b.covers[i] ?? 0), 0));
  return best?.corner;
}

/** The corner where a tray covers least; the present one where none is better. */
export function bestCorner(now: Corner, board: Box, size: Size, ...ranks: readonly (readonly Box[])[]): Corner {
  return leastCovering([now, ...CORNERS], board, size, ranks) ?? now;
}

/** What is said of the dice of a tray. */
interface Dice {
  /** They have just been thrown. */
  readonly fresh: boolean;
  readonly lies: boolean;
  /** The figures that the roll is told of. */
  readonly about: readonly string[];
}

/**
 * Where a tray covers neither the ghost, nor who acts, nor what is aimed at, nor whom the roll is about, nor what is lit to be pressed, nor a zone.
 * Dice that lie give way to what is lit: where each place covers some of it, the words alone are left. `fresh` dice keep off the figures too, and off
 * their names, as far as they can.
 * `size`: of the whole tray.
 */
export function clearPlace(board: Element, size: Size, now: Corner, { fresh, lies, about }: Dice): Place {
  const boxes = (what: string): Box[] => [...board.querySelectorAll(what)].map((node) => node.getBoundingClientRect());
  const frame = board.getBoundingClientRect();
  const zones = boxes('.zone');
  const ranks = [
    boxes(['.ghost, .active, .target, .mark', ...about.map((id) => `[data-figure="${id}"]`)].join(', ')),
    boxes('[data-lit]'),
    zones,
    fresh ? boxes('[data-figure]') : [],
    fresh ? boxes('.name') : [],
  ];
  const places = [now, ...CORNERS, ...SIDES].filter((place) => zones.length > 0 || !place.startsWith('middle'));
  const corner = leastCovering(places, frame, size, ranks) ?? now;
  if (!lies || covered(boxIn(corner, frame, size), ranks[1] ?? []) === 0) return { corner, low: false };
  return { corner: bestCorner(corner, frame, { ...size, height: LOW }, ...ranks), low: true };
}
