import { areaOf, boxAt, overlap, type Box } from '../../box.ts';

/** A disc on the screen, in pixels. */
export interface Disc {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

/** A label that belongs beside a disc on the screen. Pixels. */
export interface Label extends Disc {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  /** Its width where it is cut short, for want of room. */
  readonly short?: number;
  /** Labels of a higher rank choose before the others; 0 when absent. */
  readonly rank?: number;
  /** Another label of the same disc, beside which it may stand as well. */
  readonly by?: Box;
  /** The label has to stand somewhere, if need be far off its disc. */
  readonly far?: boolean;
  /** The label stands above its disc rather than below. */
  readonly above?: boolean;
}

export interface PlacedLabel {
  readonly id: string;
  /** Its middle. */
  readonly x: number;
  readonly y: number;
  /** The label is cut short. */
  readonly short: boolean;
  /** The label stands off its disc, and needs a line that leads there. */
  readonly off: boolean;
  /** The largest share of the label over one other thing, or of such a thing under the label; or of the label out of view. */
  readonly covers: number;
}

type View = Readonly<{ width: number; height: number }>;

const GAP = 3;

const discOf = ({ x, y, r }: Disc): Box => boxAt(x, y, 2 * r, 2 * r);

/** Pixels from a box to the rim of a disc: less than nothing where they meet. */
function apart({ left, top, right, bottom }: Box, { x, y, r }: Disc): number {
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom)) - r;
}

/**
 * Places labels beside their discs so that they cover neither each other nor any disc, and that no label seems to belong to another disc:
 * labels of a higher rank first, equals in the order given. Where some labels find no room for the whole, a second round lets them choose
 * before their equals, and the better round is kept. `keep`: boxes that are there already.
 */
export function placeLabels(labels: readonly Label[], view: View, keep: readonly Box[] = []): readonly PlacedLabel[] {
  const byRank = [...labels.keys()].sort((a, b) => rankOf(labels[b]) - rankOf(labels[a]));
  const first = placeInTurn(labels, byRank, view, keep);
  if (first.every(isWell)) return first;
  const worseFirst = byRank.toSorted((a, b) => rankOf(labels[b]) - rankOf(labels[a]) || Number(first[b]?.short) - Number(first[a]?.short));
  const second = placeInTurn(labels, worseFirst, view, keep);
  return second.filter(isWell).length > first.filter(isWell).length ? second : first;
}

const rankOf = (label: Label | undefined): number => label?.rank ?? 0;

/** True for a whole label beside its disc that covers nothing. */
const isWell = ({ short, off, covers }: PlacedLabel): boolean => !short && !off && covers === 0;

/**
 * Each label takes the best place that those before it have left, and is cut short only where that is better. In the order of the labels.
 */
function placeInTurn(labels: readonly Label[], turns: readonly number[], view: View, keep: readonly Box[]): readonly PlacedLabel[] {
  const taken: Box[] = [...keep];
  const placed: PlacedLabel[] = [];
  for (const turn of turns) {
    const label = labels[turn];
    if (!label) continue;
    const others = labels.filter((other) => other !== label);
    const whole = bestPlace(label, label.width, others, taken, view);
    const cut = label.short !== undefined && whole.cost > FREE ? bestPlace(label, label.short, others, taken, view) : whole;
    const best = cut.cost < whole.cost ? cut : whole;
    taken.push(best.box);
    placed[turn] = { id: label.id, x: best.x, y: best.y, short: best !== whole, off: best.off, covers: best.covers };
  }
  return placed;
}

/**
 * Costs of a pixel of a label over another label, over another's disc, over its own disc or out of view; and of a label nearer to another's
 * disc.
 */
const COSTS = { label: 2, disc: 3, own: 0.12, out: 4, strange: 60 };
/** Cost of each place after the first. */
const STEP = 2;

interface Place {
  readonly x: number;
  readonly y: number;
  readonly off: boolean;
}

interface Judged extends Place {
  readonly box: Box;
  readonly cost: number;
  readonly covers: number;
}

function bestPlace(label: Label, width: number, others: readonly Label[], taken: readonly Box[], view: View): Judged {
  const places = placesOf(label, width).map((place) => ({ ...place, ...pushedBack(place, label, width, view) }));
  const judged = places.map((place, i): Judged => {
    const box = boxAt(place.x, place.y, width, label.height);
    const { cost, covers } = judge(box, label, others, taken, view);
    return { ...place, box, cost: cost + i * STEP, covers };
  });
  return judged.reduce((best, next) => (next.cost < best.cost ? next : best));
}

/** Beside a disc in view a label stands in view as well, as far as there is room. */
function pushedBack({ x, y }: Place, label: Label, width: number, view: View): Pick<Place, 'x' | 'y'> {
  if (label.x < 0 || label.y < 0 || label.x > view.width || label.y > view.height) return { x, y };
  return { x: heldWithin(x, width / 2, view.width), y: heldWithin(y, label.height / 2, view.height) };
}

/** Pixels that words keep from the edge of the view. */
const EDGE = 3;
/** The middle of words of half a size, moved as far as they need to be in a view of a length. */
export const heldWithin = (middle: number, half: number, length: number): number =>
  Math.max(EDGE + half, Math.min(length - half - EDGE, middle));

/** The cost of a box for a label, whatever its place among the places, and the share covered. */
function judge(box: Box, label: Label, others: readonly Label[], taken: readonly Box[], view: View): { cost: number; covers: number } {
  const area = areaOf(box);
  const out = area - overlap(box, { left: 0, top: 0, right: view.width, bottom: view.height });
  let cost = out * COSTS.out + overlap(box, discOf(label)) * COSTS.own;
  let covers = out / area;
  const lieOver = (other: Box, weight: number): void => {
    const common = overlap(box, other);
    cost += common * weight;
    covers = Math.max(covers, common / Math.min(area, areaOf(other)));
  };
  for (const other of taken) lieOver(other, COSTS.label);
  for (const other of others) lieOver(discOf(other), COSTS.disc);
  const own = apart(box, label);
  // Beside the other label of its disc a label cannot be taken for another's.
  if (!label.by && others.some((other) => apart(box, other) < own)) cost += COSTS.strange;
  return { cost, covers };
}

/** Number of places that touch the disc; a label that costs more than the last of them is not free. */
const TOUCHING = 8;
const FREE = STEP * TOUCHING;

/**
 * Places for a label, the best first: on its side of the disc, opposite, to the right or left or at a corner; beside the other label of the
 * disc; over the disc itself, where the owner is plain in any crowd; off the disc.
 */
function placesOf({ x, y, r, height, by, far, above }: Label, width: number): readonly Place[] {
  const first = above ? -1 : 1;
  const along = r + GAP + height / 2;
  const across = r + GAP + width / 2;
  const at =
    (off: boolean) =>
    ([right, forward]: readonly [number, number]): Place => ({ x: x + right, y: y + first * forward, off });
  const touching = [...bothWays(along), [across, 0], [-across, 0], ...corners(across * 0.8, along * 0.8)] as const;
  const over = [...bothWays(r * 0.3 + height / 2), [0, 0]] as const;
  const lines = far ? [1, 2, 3, 4, 5, 6] : [1, 2];
  const off = [...lines.flatMap((line) => bothWays(along + line * height)), ...corners(across, along + height)];
  return [...touching.map(at(false)), ...(by ? besideBox(by, width, height, first) : []), ...over.map(at(false)), ...off.map(at(true))];
}

/** To the first side and to the other, as far from the middle; to the right, and on to the first side. */
const bothWays = (forward: number): readonly (readonly [number, number])[] => [
  [0, forward],
  [0, -forward],
];

const corners = (right: number, forward: number): readonly (readonly [number, number])[] => [
  [right, forward],
  [-right, forward],
  [right, -forward],
  [-right, -forward],
];

function besideBox({ left, top, right, bottom }: Box, width: number, height: number, first: 1 | -1): readonly Place[] {
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const along = (bottom - top) / 2 + GAP + height / 2;
  return [
    { x: left - GAP - width / 2, y, off: false },
    { x: right + GAP + width / 2, y, off: false },
    { x, y: y + first * along, off: false },
    { x, y: y - first * along, off: false },
  ];
}
