/** A label that belongs beside a disc on the screen. Pixels. */
export interface Label {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  /** Radius of the disc it belongs to. */
  readonly r: number;
  readonly width: number;
  readonly height: number;
}

export interface PlacedLabel {
  readonly id: string;
  /** Its middle. */
  readonly x: number;
  readonly y: number;
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

function outside(box: Box, view: { width: number; height: number }): number {
  const inside = overlap(box, { left: 0, top: 0, right: view.width, bottom: view.height });
  return (box.right - box.left) * (box.bottom - box.top) - inside;
}

/**
 * Places labels beside their discs so that they cover neither each other nor any disc, in the order given (the first have the choice): below if
 * they can, else above, to a side or at a corner, where they cover least. `keep`: boxes that are there already.
 */
export function placeLabels(
  labels: readonly Label[],
  view: { width: number; height: number },
  keep: readonly Box[] = [],
): readonly PlacedLabel[] {
  const discs = labels.map(({ x, y, r }) => boxAt(x, y, 2 * r, 2 * r));
  const taken: Box[] = [...keep];
  return labels.map((label, index) => {
    let best = { x: label.x, y: label.y, cost: Infinity };
    for (const [place, [x, y]] of candidates(label).entries()) {
      const box = boxAt(x, y, label.width, label.height);
      let cost = place * 2 + outside(box, view) * 4;
      for (const other of taken) cost += overlap(box, other) * 2;
      for (const [i, disc] of discs.entries()) if (i !== index) cost += overlap(box, disc);
      if (cost < best.cost) best = { x, y, cost };
    }
    taken.push(boxAt(best.x, best.y, label.width, label.height));
    return { id: label.id, x: best.x, y: best.y };
  });
}

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
