import type { Point } from '@escarmouche/space';
import { boxAt, overlap, type Box } from './labels.ts';
import { textWidth } from './text-width.ts';

/** Height of the silhouette in the box, and what stands around it, in pixels at the usual size of text. */
export const TALL = 74;
export const PAD = 10;
const VERDICT = 22;
const GAUGE = 25;
/** From the edge of the view, and below the north mark. */
const INSET = 8;
const UNDER_NORTH = 38;

/** What a box that shows how a target was seen has to hold. */
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

/** The corner, or the middle of a side, where such a box covers least; of such the one farthest from the line of sight. All in pixels. */
export function auditBox(
  { width, height }: { readonly width: number; readonly height: number },
  view: { readonly width: number; readonly height: number },
  line: readonly [Point, Point],
  taken: readonly Box[],
): Box {
  const right = view.width - width - INSET;
  const low = view.height - height - INSET;
  const spots = [INSET, right].flatMap((x) => [INSET, UNDER_NORTH, low, (view.height - height) / 2].map((y) => ({ x, y })));
  const boxes = spots.map(({ x, y }) => boxAt(x + width / 2, y + height / 2, width, height));
  const room = (box: Box): number => {
    const covered = taken.reduce((sum, one) => sum + overlap(one, box), 0);
    const [from, to] = line;
    const middle = { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 };
    const away = [0, 0.25, 0.5, 0.75, 1].map((t) =>
      Math.hypot(from.x + (to.x - from.x) * t - middle.x, from.y + (to.y - from.y) * t - middle.y),
    );
    return Math.min(...away) - 4 * covered;
  };
  return boxes.reduce((best, next) => (room(next) > room(best) ? next : best));
}
