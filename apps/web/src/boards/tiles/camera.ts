import type { Point } from '@escarmouche/space';
import { movesOf, type Camera, type Viewport } from '../camera.ts';
import { cellOf, type TilesBoard } from './model.ts';
import type { Cell } from './overlay.ts';

/** A town's camera counts in squares. */
export type { Camera, Viewport } from '../camera.ts';

/** A rectangle in squares, to the outer edges of its squares. */
export interface Bounds {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const MARGIN = 16;
/** Pixels a square: as large as anybody needs it; as large as a small town is shown; and what a finger still hits. */
const LARGEST = 150;
const FITTING = 84;
const SMALLEST = 20;
const CLOSE = 34;

/** What the tiles and some empty cells take up. */
export function boundsOf({ tiles }: Pick<TilesBoard, 'tiles'>, cells: readonly Cell[] = []): Bounds {
  const [xs, ys] = [[...tiles, ...cells].map(({ x }) => x), [...tiles, ...cells].map(({ y }) => y)];
  return {
    left: Math.min(...xs) * 3 - 1.5,
    top: Math.min(...ys) * 3 - 1.5,
    right: Math.max(...xs) * 3 + 1.5,
    bottom: Math.max(...ys) * 3 + 1.5,
  };
}

const fitScale = ({ left, top, right, bottom }: Bounds, view: Viewport): number =>
  Math.max(2, Math.min((view.width - 2 * MARGIN) / (right - left), (view.height - 2 * MARGIN) / (bottom - top)));

/** The whole town; where its squares would be too small to hit, the part about a spot. */
export function fit(bounds: Bounds, view: Viewport, about?: Point): Camera {
  const scale = Math.min(FITTING, fitScale(bounds, view));
  const whole = { x: (bounds.left + bounds.right) / 2, y: (bounds.top + bounds.bottom) / 2, scale };
  return about && scale < SMALLEST ? clamp({ ...about, scale: CLOSE }, bounds, view) : whole;
}

/** The middle of a window over a length, not farther from it than its ends; the middle of the length where all of it is seen. */
function hold(middle: number, from: number, to: number, window: number): number {
  const slack = Math.max(0, (to - from - window) / 2);
  const centre = (from + to) / 2;
  return Math.min(centre + slack, Math.max(centre - slack, middle));
}

/** Keeps the town in view, with room for a tile around it. */
export function clamp({ x, y, scale }: Camera, { left, top, right, bottom }: Bounds, view: Viewport): Camera {
  const bound = Math.min(LARGEST, Math.max(scale, Math.min(SMALLEST, fitScale({ left, top, right, bottom }, view))));
  return {
    x: hold(x, left - 3, right + 3, view.width / bound),
    y: hold(y, top - 3, bottom + 3, view.height / bound),
    scale: bound,
  };
}

export const toScreen = ({ x, y, scale }: Camera, view: Viewport, at: Point): Point => ({
  x: view.width / 2 + (at.x - x) * scale,
  y: view.height / 2 + (at.y - y) * scale,
});

export const toTown = ({ x, y, scale }: Camera, view: Viewport, at: Point): Point => ({
  x: x + (at.x - view.width / 2) / scale,
  y: y + (at.y - view.height / 2) / scale,
});

export const { zoomAt, panBy, bringIntoView } = movesOf<Camera, Bounds>({ toScreen, toBoard: toTown, clamp }, 60);

/** Goes as far back, and pans as little, as it takes to see the whole of some cells: all the places that are asked about. */
export function bringAllIntoView(camera: Camera, bounds: Bounds, view: Viewport, cells: readonly Cell[]): Camera {
  if (cells.length === 0) return camera;
  const { left, top, right, bottom } = boundsOf({ tiles: [] }, cells);
  const scale = Math.min(camera.scale, fitScale({ left, top, right, bottom }, view));
  const within = (middle: number, from: number, to: number, pixels: number): number => {
    const half = (pixels / 2 - MARGIN) / scale;
    return Math.min(from + half, Math.max(to - half, middle));
  };
  return clamp({ x: within(camera.x, left, right, view.width), y: within(camera.y, top, bottom, view.height), scale }, bounds, view);
}

/** Goes as near as some cells can be seen whole, never farther back, and sets them in the middle. */
export function comeNear(camera: Camera, bounds: Bounds, view: Viewport, cells: readonly Cell[]): Camera {
  if (cells.length === 0) return camera;
  const about = boundsOf({ tiles: [] }, cells);
  const scale = Math.min(FITTING, fitScale(about, view));
  if (scale <= camera.scale) return camera;
  return clamp({ x: (about.left + about.right) / 2, y: (about.top + about.bottom) / 2, scale }, bounds, view);
}

/** The square under a spot; on one of some cells the square in the middle of it, for that is what is meant. */
export function squareUnder(spot: Point, cells: readonly Cell[]): Point {
  const square = { x: Math.round(spot.x), y: Math.round(spot.y) };
  const cell = cellOf(square);
  return cells.some(({ x, y }) => x === cell.x && y === cell.y) ? { x: cell.x * 3, y: cell.y * 3 } : square;
}
