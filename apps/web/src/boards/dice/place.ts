/** Pixels of the screen. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Of a whole tray. */
export interface Size {
  readonly width: number;
  readonly height: number;
  /** Its height when it is cut down to its words. */
  readonly low: number;
}

/** Place of a tray on a board, and whether the tray is cut down to its words. */
export interface Place {
  readonly left: number;
  readonly top: number;
  readonly low: boolean;
}

const INSET = 10;
/** The tools of a board stand in its corner at the top left. */
const TOOLS = 60;
/** Pixels between two places that are tried beside the corners. */
const STEP = 12;

const meet = (a: Box, b: Box): boolean => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
const covered = (box: Box, boxes: readonly Box[]): number => boxes.filter((one) => meet(box, one)).length;

const boxesOf = (nodes: Iterable<Element>): Box[] => [...nodes].map((node) => node.getBoundingClientRect());

type TopLeft = Pick<Place, 'left' | 'top'>;

/** Places for a tray of a height, the best first: in a corner, in the middle of an edge, else anywhere, rather at the edge. */
function spotsOn({ width: across, height: down }: { width: number; height: number }, width: number, height: number): readonly TopLeft[] {
  const [right, bottom] = [across - INSET - width, down - INSET - height];
  const [middle, half] = [(across - width) / 2, (down - height) / 2];
  const first = [
    { left: INSET, top: bottom },
    { left: right, top: bottom },
    { left: right, top: INSET },
    { left: INSET, top: TOOLS },
    { left: middle, top: bottom },
    { left: middle, top: INSET },
    { left: right, top: half },
    { left: INSET, top: half },
  ];
  const anywhere: TopLeft[] = [];
  for (let top = INSET; top <= bottom; top += STEP)
    for (let left = INSET; left <= right; left += STEP) if (left >= TOOLS || top >= TOOLS) anywhere.push({ left, top });
  const toEdge = ({ left, top }: TopLeft): number => Math.min(left - INSET, right - left, top - INSET, bottom - top);
  return [...first, ...anywhere.sort((a, b) => toEdge(a) - toEdge(b))];
}

/**
 * Of the first few places, the best first, the one that covers least: of the first boxes, among such places of the second, and so on. Where
 * each of them covers some of the first boxes all other places are tried as well.
 */
function leastCovering(
  spots: readonly TopLeft[],
  boxOf: (spot: TopLeft) => Box,
  ranks: readonly (readonly Box[])[],
  few: number,
): TopLeft | undefined {
  const counts = (spot: TopLeft): readonly number[] => ranks.map((boxes) => covered(boxOf(spot), boxes));
  const best = (among: readonly TopLeft[]): { spot: TopLeft; counts: readonly number[] } | undefined =>
    among
      .map((spot) => ({ spot, counts: counts(spot) }))
      .sort((a, b) => a.counts.reduce((order, count, i) => order || count - (b.counts[i] ?? 0), 0))[0];
  const usual = best(spots.slice(0, few));
  return (usual?.counts[0] === 0 ? usual : best(spots))?.spot;
}

/** Facts of the dice of a tray. */
interface Dice {
  /** The dice have just been thrown. */
  readonly fresh: boolean;
  readonly lies: boolean;
  /** The figures that the roll is told of. */
  readonly about: readonly string[];
  /** Other things over the board. */
  readonly over: readonly Element[];
}

/**
 * The place of a tray that covers least: first of the ghost, the acting figure, the target, marks, figures of the roll with their names and
 * other things over the board; then of lit buttons, then of zones; `fresh` dice keep off all other figures and names as well. A place now
 * held is kept where no other is better. A tray still over the first, or with dice that lie over lit buttons, is cut down to its words.
 */
export function clearPlace(board: Element, size: Size, now: Place | undefined, { fresh, lies, about, over }: Dice): Place {
  const boxes = (what: string): Box[] => boxesOf(board.querySelectorAll(what));
  const frame = board.getBoundingClientRect();
  const those = about.flatMap((id) => [`[data-figure="${id}"]`, `[data-name="${id}"]`]);
  const lit = boxes('[data-lit]');
  const concerned = [...boxesOf(over), ...boxes(['.ghost, .active, .target, .mark', ...those].join(', '))];
  const ranks = [concerned, lit, boxes('.zone'), fresh ? boxes('[data-figure]') : [], fresh ? boxes('.name') : []];
  const placed = (low: boolean) => {
    const height = low ? size.low : size.height;
    const boxOf = ({ left, top }: TopLeft): Box => ({
      left: frame.left + left,
      top: frame.top + top,
      right: frame.left + left + size.width,
      bottom: frame.top + top + height,
    });
    const spots = spotsOn({ width: frame.right - frame.left, height: frame.bottom - frame.top }, size.width, height);
    const [spot = { left: INSET, top: INSET }] = [leastCovering(now ? [now, ...spots] : spots, boxOf, ranks, now ? 9 : 8)];
    const inWay = covered(boxOf(spot), concerned) > 0 || (lies && covered(boxOf(spot), lit) > 0);
    return { place: { left: spot.left, top: spot.top, low }, inWay };
  };
  const whole = placed(false);
  return whole.inWay ? placed(true).place : whole.place;
}
