/** A label that belongs beside a disc on the screen. Pixels. */
export interface Label {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  /** Radius of the disc it belongs to. */
  readonly r: number;
  readonly width: number;
  readonly height: number;
  /** Its width where it is cut short, for want of room. */
  readonly short?: number;
  /** Labels of a higher rank choose before the others; 0 when absent. */
  readonly rank?: number;
  /** Another label of the same disc, beside which it may stand as well. */
  readonly by?: Box;
  /** It has to be said somewhere, if need be far off its disc. */
  readonly far?: boolean;
}

export interface PlacedLabel {
  readonly id: string;
  /** Its middle. */
  readonly x: number;
  readonly y: number;
  /** It is cut short. */
  readonly short: boolean;
  /** It stands off its disc: a line has to say whose it is. */
  readonly off: boolean;
  /** The largest share of it that lies over one other thing, or of such a thing that lies under it; or of it that is out of view. */
  readonly covers: number;
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

type View = Readonly<{ width: number; height: number }>;

const GAP = 3;

export function boxAt(x: number, y: number, width: number, height: number): Box {
  return { left: x - width / 2, top: y - height / 2, right: x + width / 2, bottom: y + height / 2 };
}

export function overlap(a: Box, b: Box): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
}

/** Does one of these boxes lie over some of it? */
export const isCovered = (box: Box, boxes: readonly Box[]): boolean => boxes.some((one) => overlap(box, one) > 0);

const areaOf = ({ left, top, right, bottom }: Box): number => (right - left) * (bottom - top);

const discOf = ({ x, y, r }: Label): Box => boxAt(x, y, 2 * r, 2 * r);

/** Pixels from a box to the rim of a disc: less than nothing where they meet. */
function apart({ left, top, right, bottom }: Box, { x, y, r }: Label): number {
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom)) - r;
}

/**
 * Places labels beside their discs so that they cover neither each other nor any disc, and that nobody takes one for another's: those of a higher
 * rank first, equals in the order given. Where some find no room for the whole, they choose before their equals once more, and the better of the two
 * is kept. `keep`: boxes that are there already.
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

/** It stands whole beside its disc and covers nothing. */
const isWell = ({ short, off, covers }: PlacedLabel): boolean => !short && !off && covers === 0;

/** Each takes the best place that those before it have left; cut short only where that is better. In the order of the labels. */
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

/** What a pixel costs that lies over another label, another's disc, its own disc or out of view; and a label that is nearer to another's disc. */
const COSTS = { label: 2, disc: 3, own: 0.12, out: 4, strange: 60 };
/** What the next of the places costs more. */
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

/** Beside a disc in view a label stands in view as well, as far as it goes in. */
function pushedBack({ x, y }: Place, label: Label, width: number, view: View): Pick<Place, 'x' | 'y'> {
  if (label.x < 0 || label.y < 0 || label.x > view.width || label.y > view.height) return { x, y };
  return { x: heldWithin(x, width / 2, view.width), y: heldWithin(y, label.height / 2, view.height) };
}

/** Pixels that words keep from the edge of the view. */
const EDGE = 3;
const heldWithin = (middle: number, half: number, length: number): number => Math.max(EDGE + half, Math.min(length - half - EDGE, middle));

/** What it costs to stand there, whichever place it is, and how much is covered. */
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
  // Beside the other label of its disc nobody takes it for another's.
  if (!label.by && others.some((other) => apart(box, other) < own)) cost += COSTS.strange;
  return { cost, covers };
}

/** Places that touch the disc; what costs more than the last of them is not free. */
const TOUCHING = 8;
const FREE = STEP * TOUCHING;

/**
 * Where a label may stand, the best place first: below its disc, above it, to a side or at a corner; beside the other label of the disc; over the
 * disc itself, for whose it is is plain there in any crowd; off it.
 */
function placesOf({ x, y, r, height, by, far }: Label, width: number): readonly Place[] {
  const up = r + GAP + height / 2;
  const side = r + GAP + width / 2;
  const touching = [
    [x, y + up],
    [x, y - up],
    [x + side, y],
    [x - side, y],
    [x + side * 0.8, y + up * 0.8],
    [x - side * 0.8, y + up * 0.8],
    [x + side * 0.8, y - up * 0.8],
    [x - side * 0.8, y - up * 0.8],
  ];
  const over = [
    [x, y + r * 0.3 + height / 2],
    [x, y - r * 0.3 - height / 2],
    [x, y],
  ];
  const off = [
    ...(far ? [1, 2, 3, 4, 5, 6] : [1, 2]).flatMap((lines) => [
      [x, y + up + lines * height],
      [x, y - up - lines * height],
    ]),
    [x + side, y + up + height],
    [x - side, y + up + height],
    [x + side, y - up - height],
    [x - side, y - up - height],
  ];
  const at =
    (isOff: boolean) =>
    ([left = x, top = y]: readonly number[]): Place => ({ x: left, y: top, off: isOff });
  return [...[...touching, ...(by ? besideBox(by, width, height) : []), ...over].map(at(false)), ...off.map(at(true))];
}

function besideBox({ left, top, right, bottom }: Box, width: number, height: number): readonly (readonly number[])[] {
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return [
    [left - GAP - width / 2, y],
    [right + GAP + width / 2, y],
    [x, bottom + GAP + height / 2],
    [x, top - GAP - height / 2],
  ];
}
