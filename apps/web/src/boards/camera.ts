import type { Point } from '@escarmouche/space';

/** How a board is looked at: the point of the board in the middle of the view, and pixels a unit of the board. */
export interface Camera {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** Size of the view in pixels. */
export interface Viewport {
  readonly width: number;
  readonly height: number;
}

/** What a board's camera can do by itself: where points are seen, and how far it may go. */
export interface Optics<C extends Camera, Bounds> {
  readonly toScreen: (camera: C, view: Viewport, at: Point) => Point;
  readonly toBoard: (camera: C, view: Viewport, at: Point) => Point;
  readonly clamp: (camera: C, bounds: Bounds, view: Viewport) => C;
}

/** How the camera of any board moves. */
export interface Moves<C extends Camera, Bounds> {
  /** Zooms by a factor, the point of the board under a pixel staying there. */
  readonly zoomAt: (camera: C, bounds: Bounds, view: Viewport, at: Point, factor: number) => C;
  /** Moves the board by so many pixels. */
  readonly panBy: (camera: C, bounds: Bounds, view: Viewport, dx: number, dy: number) => C;
  /** Pans just enough that a point of the board is at least `inset` pixels from the edge of the view. */
  readonly bringIntoView: (camera: C, bounds: Bounds, view: Viewport, point: Point, inset?: number) => C;
}

/** The moves of a camera; `usualInset`: how far from the edge of the view points are brought, in pixels. */
export function movesOf<C extends Camera, Bounds>(optics: Optics<C, Bounds>, usualInset: number): Moves<C, Bounds> {
  const { toScreen, toBoard, clamp } = optics;
  const panBy: Moves<C, Bounds>['panBy'] = (camera, bounds, view, dx, dy) => {
    const middle = { x: view.width / 2 - dx, y: view.height / 2 - dy };
    return clamp({ ...camera, ...toBoard(camera, view, middle) }, bounds, view);
  };
  return {
    panBy,
    zoomAt(camera, bounds, view, at, factor) {
      const fixed = toBoard(camera, view, at);
      const { scale } = clamp({ ...camera, scale: camera.scale * factor }, bounds, view);
      const after = toBoard({ ...camera, scale }, view, at);
      return clamp({ ...camera, scale, x: camera.x + fixed.x - after.x, y: camera.y + fixed.y - after.y }, bounds, view);
    },
    bringIntoView(camera, bounds, view, point, inset = usualInset) {
      const at = toScreen(camera, view, point);
      const [dx, dy] = [inwards(at.x, view.width, inset), inwards(at.y, view.height, inset)];
      return dx === 0 && dy === 0 ? camera : panBy(camera, bounds, view, dx, dy);
    },
  };
}

/** Pixels from where something is to where it is far enough from both ends of a length. */
function inwards(value: number, length: number, inset: number): number {
  if (value < inset) return inset - value;
  return value > length - inset ? length - inset - value : 0;
}
