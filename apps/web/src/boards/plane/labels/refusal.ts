import type { Point } from '@escarmouche/space';
import { boxAt, covered, type Box } from '../../box.ts';
import type { Overlay } from '../overlay.ts';
import type { Projection } from './projection.ts';
import { wrapInto } from './wrap.ts';

/** A refusal at the place pointed at. */
export interface Refusal {
  readonly at: Point;
  readonly lines: readonly string[];
  readonly box: Box;
  readonly offered: boolean;
}

export const LINE_HEIGHT = 16;
/** Pixels for the sign and the margins beside a sentence, and for the margins above and below it. */
const BESIDE = 42;
const AROUND = 12;
/** Pixels from the edge of the view; from the place pointed at. */
const EDGE = 6;
const AWAY = 26;
/** The cross at the place pointed at. */
const CROSS = 16;

const within = (value: number, most: number): number => Math.min(most - EDGE, Math.max(EDGE, value));

/**
 * The sentence stands above the place pointed at, below it or to a side: in the box that covers least of the `taken` ones. `raised`: pixels
 * above the place that a finger or its loupe covers; `grown`: size of words, as a multiple of the usual one.
 */
export function refusalOf(
  refused: NonNullable<Overlay['refused']>,
  { on, view }: Projection,
  taken: readonly Box[],
  raised = 0,
  grown = 1,
): Refusal {
  const { x, y } = on(refused.at);
  const { lines, width: longest } = wrapInto(refused.text, (view.width - 2 * EDGE) / grown - BESIDE);
  const width = (longest + BESIDE) * grown;
  const height = (lines.length * LINE_HEIGHT + AROUND) * grown;
  const beside = AWAY + width / 2;
  const boxes = [
    { x, y: y - raised - AWAY - height / 2 },
    { x, y: y + AWAY + height / 2 },
    { x: x - beside, y },
    { x: x + beside, y },
  ].map((middle): Box => {
    const left = within(middle.x - width / 2, view.width - width);
    const top = within(middle.y - height / 2, view.height - height);
    return { left, top, right: left + width, bottom: top + height };
  });
  const kept = [boxAt(x, y, CROSS, CROSS), ...taken];
  const box = boxes.reduce((best, next) => (covered(next, kept) < covered(best, kept) ? next : best));
  return { at: { x, y }, lines, box, offered: refused.offered };
}
