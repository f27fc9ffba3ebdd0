import type { Point } from '@escarmouche/space';
import type { Viewport } from '../../camera.ts';
import type { Stood } from '../body.ts';
import type { FigureOnBoard } from '../model.ts';
import type { Disc } from './place.ts';

/** A place on the screen, in pixels, and the pixels of a unit there. */
export interface OnScreen extends Point {
  readonly scale: number;
}

/** The table as plan or scene show it, for the layout of words. */
export interface Projection {
  readonly view: Viewport;
  /** The pixel of a place; a place without a height lies on the ground or the roof there. */
  readonly on: (place: Point & { readonly z?: number }) => OnScreen;
  /** The disc of a body on the screen. */
  readonly bodyOf: (body: Pick<FigureOnBoard, 'at' | 'r'> & Stood) => Disc;
  /** Words stand above their disc rather than below. */
  readonly above: boolean;
}

export const isInView = ({ x, y }: Point, { width, height }: Viewport): boolean => x >= 0 && y >= 0 && x <= width && y <= height;

/** The point where a line leaves the view; nothing for a line that begins out of view. */
export function wayOut(from: Point, to: Point, view: Viewport): Point | undefined {
  if (!isInView(from, view)) return undefined;
  const t = Math.min(shareWithin(from.x, to.x, view.width), shareWithin(from.y, to.y, view.height));
  return { x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t };
}

/** The share of a way that stays between 0 and a length, from a start within. */
function shareWithin(start: number, end: number, length: number): number {
  if (end < 0) return start / (start - end);
  return end > length ? (length - start) / (end - start) : 1;
}
