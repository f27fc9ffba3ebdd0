import type { Point } from '@escarmouche/space';
import type { Box } from './box.ts';
import { within, type Camera, type Viewport } from './camera.ts';

/** A board looked at from straight above. `scale`: pixels a unit of the board. */
export interface FlatCamera extends Camera {
  readonly scale: number;
}

/** Pixels a unit at which a box goes into a view whole, with a margin of so many pixels round it. */
export const fitScale = ({ left, top, right, bottom }: Box, view: Viewport, margin: number): number =>
  Math.min((view.width - 2 * margin) / (right - left), (view.height - 2 * margin) / (bottom - top));

export const nearer = <C extends FlatCamera>(camera: C, factor: number): C => ({ ...camera, scale: camera.scale * factor });

/** The middle of a window kept over a box: the middle of the box along which it is seen whole. `window`, `beyond`: in units, how far it may go over. */
export function keptOver({ x, y }: Point, { left, top, right, bottom }: Box, window: Viewport, beyond = 0): Point {
  return { x: kept(x, left - beyond, right + beyond, window.width), y: kept(y, top - beyond, bottom + beyond, window.height) };
}

function kept(middle: number, from: number, to: number, window: number): number {
  const slack = Math.max(0, (to - from - window) / 2);
  const centre = (from + to) / 2;
  return within(middle, centre - slack, centre + slack);
}
