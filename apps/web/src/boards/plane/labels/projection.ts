import type { Point } from '@escarmouche/space';
import type { Viewport } from '../../camera.ts';
import type { FigureOnBoard } from '../model.ts';
import type { Disc } from './place.ts';

/** Where a place shows, in pixels, and the pixels that a unit has there. */
export interface OnScreen extends Point {
  readonly scale: number;
}

/** How plan and scene show the table: what words are laid out by. */
export interface Projection {
  readonly view: Viewport;
  /** Where a place shows; one without a height lies on what is there: the ground, a roof. */
  readonly on: (place: Point & { readonly z?: number }) => OnScreen;
  /** What a body covers on the screen. */
  readonly bodyOf: (body: Pick<FigureOnBoard, 'at' | 'r' | 'bearing' | 'falls'>) => Disc;
  /** Words stand above what they are about rather than below it. */
  readonly above: boolean;
}

export const isInView = ({ x, y }: Point, { width, height }: Viewport): boolean => x >= 0 && y >= 0 && x <= width && y <= height;

/** Where a line from one point to another leaves the view; nothing where it begins out of view. */
export function wayOut(from: Point, to: Point, view: Viewport): Point | undefined {
  if (!isInView(from, view)) return undefined;
  const t = Math.min(shareWithin(from.x, to.x, view.width), shareWithin(from.y, to.y, view.height));
  return { x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t };
}

/** How much of a way from within 0 and a length stays there, as a share. */
function shareWithin(start: number, end: number, length: number): number {
  if (end < 0) return start / (start - end);
  return end > length ? (length - start) / (end - start) : 1;
}
