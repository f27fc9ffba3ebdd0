import type { Point } from '@escarmouche/space';

/** The eye on a board; each kind adds its own members: a scale, a turn, a height. `x`, `y`: the point of the board in the middle. */
export interface Camera {
  readonly x: number;
  readonly y: number;
}

/** Size of the view in pixels. */
export interface Viewport {
  readonly width: number;
  readonly height: number;
}

/** Optics of a board's camera. `P`: a place of the board. */
export interface Optics<C extends Camera, Bounds, P extends Point> {
  readonly toScreen: (camera: C, view: Viewport, place: P) => Point;
  /** The point of the board under a pixel, at the height of a place. */
  readonly toBoard: (camera: C, view: Viewport, at: Point, place?: P) => Point;
  readonly nearer: (camera: C, factor: number) => C;
  /** Keeps the camera to where it may go. */
  readonly clamp: (camera: C, bounds: Bounds, view: Viewport) => C;
}

/** Movements of the camera of any board. */
export interface Moves<C extends Camera, Bounds, P extends Point> {
  /** Comes nearer by a factor, the point of the board under a pixel staying there; `level`: at the height of this place. */
  readonly zoomAt: (camera: C, bounds: Bounds, view: Viewport, at: Point, factor: number, level?: P) => C;
  /** Comes nearer by a factor to a place, which moves towards the middle of the view as it grows. */
  readonly zoomTo: (camera: C, bounds: Bounds, view: Viewport, place: P, factor: number) => C;
  /** Drags the board from one pixel to another. */
  readonly pan: (camera: C, bounds: Bounds, view: Viewport, from: Point, to: Point) => C;
  /** Moves just enough that a place is at least `inset` pixels from the edge of the view; unchanged where it is. */
  readonly bringIntoView: (camera: C, bounds: Bounds, view: Viewport, place: P, inset?: number) => C;
}

/** The moves of a camera; `usualInset`: how far from the edge of the view places are brought, in pixels. */
export function movesOf<C extends Camera, Bounds, P extends Point>(optics: Optics<C, Bounds, P>, usualInset: number): Moves<C, Bounds, P> {
  const { toScreen, toBoard, nearer, clamp } = optics;
  const moved = (camera: C, from: Point, to: Point): C => ({ ...camera, x: camera.x + from.x - to.x, y: camera.y + from.y - to.y });
  /** Nearer by a factor, with a point of the board at a pixel. */
  function zoomed(camera: C, bounds: Bounds, view: Viewport, factor: number, point: Point, at: Point, level?: P): C {
    const { x, y } = camera;
    const near = { ...clamp(nearer(camera, factor), bounds, view), x, y };
    return clamp(moved(near, point, toBoard(near, view, at, level)), bounds, view);
  }
  return {
    zoomAt: (camera, bounds, view, at, factor, level) => zoomed(camera, bounds, view, factor, toBoard(camera, view, at, level), at, level),
    zoomTo(camera, bounds, view, place, factor) {
      const { x, y } = toScreen(camera, view, place);
      const [u, v] = [view.width / 2, view.height / 2];
      return zoomed(camera, bounds, view, factor, place, { x: u + (x - u) / factor, y: v + (y - v) / factor }, place);
    },
    pan: (camera, bounds, view, from, to) => clamp(moved(camera, toBoard(camera, view, from), toBoard(camera, view, to)), bounds, view),
    bringIntoView(camera, bounds, view, place, inset = usualInset) {
      const at = toScreen(camera, view, place);
      const wanted = { x: inwards(at.x, view.width, inset), y: inwards(at.y, view.height, inset) };
      if (wanted.x === at.x && wanted.y === at.y) return camera;
      return clamp(moved(camera, place, toBoard(camera, view, wanted, place)), bounds, view);
    },
  };
}

export const within = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

/** A pixel, or the nearest that is far enough from both ends of a length: so many pixels, but no more than a third of it. */
export function inwards(value: number, length: number, inset: number): number {
  const least = Math.min(inset, length / 3);
  return within(value, least, length - least);
}

/**
 * A camera that shows a place and as many others, the nearest first, as go in with it. `bring`: from a camera that shows some, one that shows another
 * with them; nothing where that cannot be.
 */
export function withOthers<C, P extends Point>(
  first: C,
  place: P,
  others: readonly P[],
  bring: (camera: C, other: P, seen: readonly P[]) => C | undefined,
): C {
  const away = ({ x, y }: P): number => Math.hypot(x - place.x, y - place.y);
  const seen = [place];
  let best = first;
  for (const other of others.toSorted((a, b) => away(a) - away(b))) {
    const next = bring(best, other, seen);
    if (next === undefined) break;
    seen.push(other);
    best = next;
  }
  return best;
}
