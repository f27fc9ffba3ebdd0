import type { Point } from '@escarmouche/space';
import { boxAt, covered, type Box } from '../../box.ts';
import { textWidth } from './text-width.ts';

/** Height of the silhouette in the box, and sizes around it, in pixels at the usual size of text. */
export const TALL = 74;
export const PAD = 10;
const VERDICT = 22;
const GAUGE = 25;
/** From the edge of the view, and below the north mark. */
const INSET = 8;
const UNDER_NORTH = 38;
/** Of the width and the height of the view, beyond which a box does not grow. */
const SHARE = 0.45;

/** An audit of sight, as far as the size of its box depends on it. */
interface Shown {
  readonly verdict: string;
  readonly aspect: number;
  readonly thresholds: readonly { readonly label: string }[];
}

/** Its width and height. */
export function auditSize(audit: Shown): { readonly width: number; readonly height: number } {
  const labels = Math.max(...audit.thresholds.map(({ label }) => textWidth(label) * 0.88), 0);
  const silhouette = Math.max(18, Math.min(TALL, TALL * audit.aspect));
  return { width: Math.max(textWidth(audit.verdict), silhouette + GAUGE + labels) + 2 * PAD, height: TALL + VERDICT + 2 * PAD };
}

export interface AuditBox extends Box {
  /** Size of the contents, as a multiple of the usual one. */
  readonly scale: number;
}

/**
 * The corner, or the middle of a side, where a box of that size covers least; of such the one farthest from the line of sight. All in
 * pixels. The box is `grown` as words are, but leaves the larger part of a small view to the table.
 */
export function auditBox(
  size: { readonly width: number; readonly height: number },
  view: { readonly width: number; readonly height: number },
  line: readonly [Point, Point],
  taken: readonly Box[],
  grown: number,
): AuditBox {
  const scale = Math.max(1, Math.min(grown, (view.width * SHARE) / size.width, (view.height * SHARE) / size.height));
  const [width, height] = [size.width * scale, size.height * scale];
  const right = view.width - width - INSET;
  const low = view.height - height - INSET;
  const spots = [INSET, right].flatMap((x) => [INSET, UNDER_NORTH, low, (view.height - height) / 2].map((y) => ({ x, y })));
  const boxes = spots.map(({ x, y }) => boxAt(x + width / 2, y + height / 2, width, height));
  const room = (box: Box): number => {
    const [from, to] = line;
    const middle = { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 };
    const away = [0, 0.25, 0.5, 0.75, 1].map((t) =>
      Math.hypot(from.x + (to.x - from.x) * t - middle.x, from.y + (to.y - from.y) * t - middle.y),
    );
    return Math.min(...away) - 4 * covered(box, taken);
  };
  return { ...boxes.reduce((best, next) => (room(next) > room(best) ? next : best)), scale };
}

/** Boxes of the mark on a stopped sight line, and of the name of the obstacle below. Pixels. */
export const stopBoxes = ({ x, y }: Point, grown: number): readonly Box[] => [
  boxAt(x, y, 20, 20),
  boxAt(x, y + 12 + 9 * grown, 60 * grown, 18 * grown),
];
