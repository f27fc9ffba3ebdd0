import type { Point } from '@escarmouche/space';
import type { Box } from '../box.ts';
import { movesOf, within, type Viewport } from '../camera.ts';
import { fitScale, keptOver, nearer, type FlatCamera } from '../flat-camera.ts';
import { cellOf, type TilesBoard } from './model.ts';
import type { Cell } from './overlay.ts';

/** A town's camera and its boxes count in squares; a box goes to the outer edges of its squares. */
export type Camera = FlatCamera;

const MARGIN = 16;
/** Pixels a square: as large as anybody needs it; as large as a small town is shown; and what a finger still hits. */
const LARGEST = 150;
const FITTING = 84;
const SMALLEST = 20;
const CLOSE = 34;

/** Bounds of the tiles and some empty cells. */
export function boundsOf({ tiles }: Pick<TilesBoard, 'tiles'>, cells: readonly Cell[] = []): Box {
  const [xs, ys] = [[...tiles, ...cells].map(({ x }) => x), [...tiles, ...cells].map(({ y }) => y)];
  return {
    left: Math.min(...xs) * 3 - 1.5,
    top: Math.min(...ys) * 3 - 1.5,
    right: Math.max(...xs) * 3 + 1.5,
    bottom: Math.max(...ys) * 3 + 1.5,
  };
}

const wholeScale = (bounds: Box, view: Viewport): number => Math.max(2, fitScale(bounds, view, MARGIN));

/** The whole town; where its squares would be too small to hit, the part about a spot. */
export function fit(bounds: Box, view: Viewport, about?: Point): Camera {
  const scale = Math.min(FITTING, wholeScale(bounds, view));
  const whole = { x: (bounds.left + bounds.right) / 2, y: (bounds.top + bounds.bottom) / 2, scale };
  return about && scale < SMALLEST ? clamp({ ...about, scale: CLOSE }, bounds, view) : whole;
}

/** Keeps the town in view, with room for a tile around it. */
export function clamp(camera: Camera, bounds: Box, view: Viewport): Camera {
  const scale = Math.min(LARGEST, Math.max(camera.scale, Math.min(SMALLEST, wholeScale(bounds, view))));
  return { scale, ...keptOver(camera, bounds, { width: view.width / scale, height: view.height / scale }, 3) };
}

export const toScreen = ({ x, y, scale }: Camera, view: Viewport, at: Point): Point => ({
  x: view.width / 2 + (at.x - x) * scale,
  y: view.height / 2 + (at.y - y) * scale,
});

export const toTown = ({ x, y, scale }: Camera, view: Viewport, at: Point): Point => ({
  x: x + (at.x - view.width / 2) / scale,
  y: y + (at.y - view.height / 2) / scale,
});

export const { zoomAt, pan, bringIntoView } = movesOf<Camera, Box, Point>({ toScreen, toBoard: toTown, nearer, clamp }, 60);

/** Goes as far back, and pans as little, as it takes to see the whole of some cells: all the places that are asked about. */
export function bringAllIntoView(camera: Camera, bounds: Box, view: Viewport, cells: readonly Cell[]): Camera {
  if (cells.length === 0) return camera;
  const { left, top, right, bottom } = boundsOf({ tiles: [] }, cells);
  const scale = Math.min(camera.scale, wholeScale({ left, top, right, bottom }, view));
  const [wide, high] = [(view.width / 2 - MARGIN) / scale, (view.height / 2 - MARGIN) / scale];
  const [x, y] = [within(camera.x, right - wide, left + wide), within(camera.y, bottom - high, top + high)];
  return clamp({ x, y, scale }, bounds, view);
}

/** Goes as near as some cells can be seen whole, never farther back, and sets them in the middle. */
export function comeNear(camera: Camera, bounds: Box, view: Viewport, cells: readonly Cell[]): Camera {
  if (cells.length === 0) return camera;
  const about = boundsOf({ tiles: [] }, cells);
  const scale = Math.min(FITTING, wholeScale(about, view));
  if (scale <= camera.scale) return camera;
  return clamp({ x: (about.left + about.right) / 2, y: (about.top + about.bottom) / 2, scale }, bounds, view);
}

/** The square under a spot; on one of some cells the square in the middle of it, for that is what is meant. */
export function squareUnder(spot: Point, cells: readonly Cell[]): Point {
  const square = { x: Math.round(spot.x), y: Math.round(spot.y) };
  const cell = cellOf(square);
  return cells.some(({ x, y }) => x === cell.x && y === cell.y) ? { x: cell.x * 3, y: cell.y * 3 } : square;
}
