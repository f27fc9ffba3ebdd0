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

function outside(box: Box, view: { width: number; height: number }): number {
  const inside = overlap(box, { left: 0, top: 0, right: view.width, bottom: view.height });
  return areaOf(box) - inside;
}

/** Pixels from a box to the rim of a disc: less than nothing where they meet. */
function apart({ left, top, right, bottom }: Box, { x, y, r }: Label): number {
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom)) - r;
}

/** What a pixel costs that lies over another label, another's disc, its own disc or out of view; and a label that is nearer to another's disc. */
const COSTS = { label: 2, disc: 3, own: 0.12, out: 4, strange: 60 };

interface Placing extends PlacedLabel {
  readonly cost: number;
  readonly box: Box;
}

/**
 * Places labels beside their discs so that they cover neither each other nor any disc, and that nobody takes one for another's, in the order given
 * (the first have the choice): below if they can, else above, to a side or at a corner, where they cover least; cut short where the whole does not go
 * beside. Those that are cut short choose first once more, and keep that if fewer are cut then. `keep`: boxes that are there already.
 */
export function placeLabels(
  labels: readonly Label[],
  view: { width: number; height: number },
  keep: readonly Box[] = [],
): readonly PlacedLabel[] {
  const discs = labels.map(({ x, y, r }) => boxAt(x, y, 2 * r, 2 * r));
  const placeAt = (label: Label, index: number, width: number, taken: readonly Box[]): Placing => {
    const all = candidates({ ...label, width }).map(([x, y], place): Placing => {
      const box = boxAt(x, y, width, label.height);
      const out = outside(box, view);
      let covers = out / areaOf(box);
      let cost = place * 2 + out * COSTS.out;
      const cover = (other: Box, weight: number): void => {
        const common = overlap(box, other);
        cost += common * weight;
        covers = Math.max(covers, common / Math.min(areaOf(box), areaOf(other)));
      };
      for (const other of taken) cover(other, COSTS.label);
      for (const [i, disc] of discs.entries()) if (i !== index) cover(disc, COSTS.disc);
      cost += overlap(box, boxAt(label.x, label.y, 2 * label.r, 2 * label.r)) * COSTS.own;
      const own = apart(box, label);
      if (labels.some((other, i) => i !== index && apart(box, other) < own)) cost += COSTS.strange;
      return { id: label.id, x, y, short: width < label.width, off: place >= BESIDE, covers, cost, box };
    });
    return all.reduce((best, next) => (next.cost < best.cost ? next : best));
  };
  const placeAll = (order: readonly number[]): readonly Placing[] => {
    const taken: Box[] = [...keep];
    const placed: Placing[] = [];
    for (const index of order) {
      const label = labels[index];
      if (!label) continue;
      const whole = placeAt(label, index, label.width, taken);
      const cut = label.short !== undefined && whole.cost > 2 * OVER ? placeAt(label, index, label.short, taken) : whole;
      const best = cut.cost < whole.cost ? cut : whole;
      taken.push(best.box);
      placed[index] = best;
    }
    return placed;
  };
  const first = placeAll([...labels.keys()]);
  const isCut = (index: number): boolean => first[index]?.short === true;
  const cut = [...labels.keys()].filter(isCut);
  if (cut.length === 0) return first;
  const second = placeAll([...cut, ...[...labels.keys()].filter((index) => !isCut(index))]);
  return second.filter(({ short }) => short).length < cut.length && costOf(second) < costOf(first) + COSTS.strange ? second : first;
}

const costOf = (placed: readonly Placing[]): number => placed.reduce((sum, { cost }) => sum + cost, 0);

/** Of the candidates those that touch the disc come first, beside it and then over it: whose they are is plain there, in any crowd. */
const OVER = 8;
const BESIDE = 11;

function candidates({ x, y, r, width, height }: Label): readonly (readonly [number, number])[] {
  const up = r + GAP + height / 2;
  const side = r + GAP + width / 2;
  return [
    [x, y + up],
    [x, y - up],
    [x + side, y],
    [x - side, y],
    [x + side * 0.8, y + up * 0.8],
    [x - side * 0.8, y + up * 0.8],
    [x + side * 0.8, y - up * 0.8],
    [x - side * 0.8, y - up * 0.8],
    [x, y + r * 0.3 + height / 2],
    [x, y - r * 0.3 - height / 2],
    [x, y],
    [x, y + up + height],
    [x, y - up - height],
    [x, y + up + 2 * height],
    [x, y - up - 2 * height],
    [x + side, y + up + height],
    [x - side, y + up + height],
    [x + side, y - up - height],
    [x - side, y - up - height],
  ];
}
