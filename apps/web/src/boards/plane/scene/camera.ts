import type { Place, Point } from '@escarmouche/space';
import { inwards, movesOf, within, withOthers } from '../../camera.ts';
import { TALL } from '../body.ts';
import {
  axesOf,
  eyeOf,
  FIELD,
  groundAt,
  projector,
  RADIANS,
  scaleOf,
  TILTED,
  TOP,
  toScreen,
  type Camera,
  type Size,
} from './perspective.ts';

/** Steepest look down on the table in a view higher than wide. */
const STEEP = 70 * RADIANS;
const STEEPER = 3 * RADIANS;
/** Of the height of the view, which the table shall fill. */
const FILLED = 0.85;
const LOWEST = 20 * RADIANS;
/** Of the height of the view, which a figure fills from the nearest. */
const FILLS = 1 / 3;
/** Radius of the base of most figures. */
const BASE = 500;
/** Height of the eye above terrain under it, at the least, in units. */
const CLEAR = 700;
const MARGIN = 16;
/** Width of the strip beside the table that may show, in pixels; from the nearest half of the view, so that who stands at an edge comes to the middle. */
const BESIDE = 40;
/** Room for standing terrain above the far edge of a table, in units. */
const HEADROOM = 1600;

/** Depth at which a figure fills its share of the view, by the height of the eye above the horizon. */
function depthOf(pitch: number, tall: number): number {
  const span = Math.max(2 * BASE * Math.sin(pitch), tall * Math.cos(pitch) + BASE * Math.sin(pitch));
  return span / FILLS / 2 / Math.tan((FIELD / 2) * RADIANS);
}

/** The least distance of a camera that has a figure in its middle, the figure's feet at a height. */
const nearest = (pitch: number, level = 0, tall = TALL): number => depthOf(pitch, tall) + (level + tall / 2) / Math.sin(pitch);

/** A factor of zooming, at most as great as brings a figure at a place to fill its share of the view. */
export const atMost = (factor: number, { distance, pitch }: Camera, place: Place, tall = TALL): number =>
  Math.min(factor, Math.max(1, distance / nearest(pitch, place.z, tall)));

/** Comes nearer to a figure, which is in the middle of the view from then on. */
export function zoomOn(camera: Camera, table: Stood, view: Size, place: Place, factor: number, tall = TALL): Camera {
  const { ahead } = axesOf(camera);
  const beyond = (place.z + tall / 2) / Math.sin(camera.pitch);
  const distance = camera.distance / atMost(factor, camera, place, tall);
  return clamp({ ...camera, distance, x: place.x + ahead.x * beyond, y: place.y + ahead.y * beyond }, table, view);
}

/** A table, and the height of terrain at a point, where that is known. */
export interface Stood extends Size {
  readonly topAt?: (at: Point) => number;
}

function boundsOf(camera: Camera, table: Size, view: Size): { left: number; right: number; top: number; bottom: number } {
  const on = projector(camera, view);
  const spots = [0, table.width].flatMap((x) => [0, table.height].flatMap((y) => [0, HEADROOM].map((z) => on({ x, y, z }))));
  return {
    left: Math.min(...spots.map(({ x }) => x)),
    right: Math.max(...spots.map(({ x }) => x)),
    top: Math.min(...spots.map(({ y }) => y)),
    bottom: Math.max(...spots.map(({ y }) => y)),
  };
}

/** The whole table, as large as it goes, from a direction. */
export function fit(table: Size, view: Size, yaw: number, pitch: number): Camera {
  const across = Math.hypot(table.width, table.height);
  let best: Camera = { x: table.width / 2, y: table.height / 2, yaw, pitch, distance: across };
  if (view.width <= 0 || view.height <= 0) return best;
  let [low, high] = [across / 8, across * 12];
  for (let i = 0; i < 18; i++) {
    const distance = (low + high) / 2;
    best = settled(best, distance, table, view);
    const { left, right, top, bottom } = boundsOf(best, table, view);
    if (right - left > view.width - 2 * MARGIN || bottom - top > view.height - 2 * MARGIN) low = distance;
    else high = distance;
  }
  return best;
}

/** The pitch from which the whole table leaves a high view not too empty: the usual one where the view is wide. */
export function bestTilt(table: Size, view: Size, yaw: number): number {
  let pitch = TILTED;
  for (; pitch + STEEPER <= STEEP; pitch += STEEPER) {
    const { top, bottom } = boundsOf(fit(table, view, yaw, pitch), table, view);
    if (bottom - top >= view.height * FILLED) break;
  }
  return pitch;
}

/** A camera from a distance with the table in the middle of the view: near edges are wider, so that takes a few steps. */
function settled(camera: Camera, distance: number, table: Size, view: Size): Camera {
  const first = centred({ ...camera, distance }, table, view);
  return centred(centred(first, table, view), table, view);
}

function centred(camera: Camera, table: Size, view: Size): Camera {
  const { left, right, top, bottom } = boundsOf(camera, table, view);
  const off = { x: view.width / 2 - (left + right) / 2, y: view.height / 2 - (top + bottom) / 2 };
  return moved(camera, scaleOf(camera, view), off);
}

/** Moves the camera by pixels of the middle of the view. */
function moved(camera: Camera, scale: number, { x, y }: Point): Camera {
  const { right } = axesOf(camera);
  const [across, along] = [-x / scale, y / scale / Math.max(0.3, Math.sin(camera.pitch))];
  return { ...camera, x: camera.x + right.x * across - right.y * along, y: camera.y + right.y * across + right.x * along };
}

/** Lying or standing: the turn in which the table shows larger, in quarters. */
export function bestTurn(table: Size, view: Size): 0 | 1 {
  return fit(table, view, 0, TILTED).distance > fit(table, view, TOP, TILTED).distance * 1.35 ? 1 : 0;
}

/** Raises the eye until terrain under it is below. */
function lifted(camera: Camera, topAt: Stood['topAt']): Camera {
  const eye = eyeOf(camera);
  if (!topAt || camera.pitch >= TOP || eye.z >= topAt(eye) + CLEAR) return camera;
  return lifted({ ...camera, pitch: Math.min(TOP, camera.pitch + STEEPER) }, topAt);
}

/**
 * Keeps the table in view: never farther than the whole of it, never with more than a margin beside it while some of it is out of view; nor
 * with the eye inside terrain.
 */
export function clamp(camera: Camera, table: Stood, view: Size): Camera {
  const pitch = within(camera.pitch, LOWEST, TOP);
  const whole = fit(table, view, camera.yaw, pitch);
  const distance = within(camera.distance, Math.min(nearest(pitch), whole.distance), whole.distance);
  if (distance > whole.distance * 0.995) return whole;
  let kept: Camera = { ...camera, pitch, distance, x: within(camera.x, 0, table.width), y: within(camera.y, 0, table.height) };
  for (let i = 0; i < 3; i++) kept = pulled(kept, table, view);
  return lifted({ ...kept, x: within(kept.x, 0, table.width), y: within(kept.y, 0, table.height) }, table.topAt);
}

/** Pixels that bring two edges back into a length: into its middle where there is room for both. */
const pull = (from: number, to: number, length: number, margin: number): number => {
  if (to - from <= length - 2 * margin) return length / 2 - (from + to) / 2;
  return from > margin ? margin - from : to < length - margin ? length - margin - to : 0;
};

/** Pulled back towards the table where too much beside it shows. */
function pulled(camera: Camera, table: Size, view: Size): Camera {
  const { left, right, top, bottom } = boundsOf(camera, table, view);
  const near = Math.min(1, nearest(camera.pitch) / camera.distance) ** 2;
  const beside = (length: number): number => BESIDE + Math.max(0, length / 2 - BESIDE) * near;
  const off = { x: pull(left, right, view.width, beside(view.width)), y: pull(top, bottom, view.height, beside(view.height)) };
  return off.x === 0 && off.y === 0 ? camera : moved(camera, scaleOf(camera, view), off);
}

const nearer = (camera: Camera, factor: number): Camera => ({ ...camera, distance: camera.distance / factor });
const toBoard = (camera: Camera, view: Size, at: Point, place?: Place): Point => groundAt(camera, view, at, place?.z);
export const { zoomAt, pan, bringIntoView } = movesOf<Camera, Stood, Place>({ toScreen, toBoard, nearer, clamp }, 90);

/** Turns the eye round the middle of the view, by radians. */
export function orbit(camera: Camera, table: Stood, view: Size, turn: number, tilt: number): Camera {
  return clamp({ ...camera, yaw: camera.yaw + turn, pitch: camera.pitch + tilt }, table, view);
}

/** Moves a camera, and draws it back if need be, until all places are well inside the view; unchanged where they are. */
export function bringAllIntoView(camera: Camera, table: Stood, view: Size, places: readonly Place[], inset = 90): Camera {
  const inside = (from: Camera): boolean =>
    places
      .map((place) => toScreen(from, view, place))
      .every(({ x, y }) => inwards(x, view.width, inset) === x && inwards(y, view.height, inset) === y);
  if (places.length === 0 || inside(camera)) return camera;
  const [xs, ys] = [places.map((place) => place.x), places.map((place) => place.y)];
  const middle = { x: (Math.min(...xs) + Math.max(...xs)) / 2, y: (Math.min(...ys) + Math.max(...ys)) / 2 };
  let next = clamp({ ...camera, ...middle }, table, view);
  for (let i = 0; i < 8 && !inside(next); i++) next = clamp({ ...camera, ...middle, distance: next.distance * 1.18 }, table, view);
  return next;
}

/** Pixels from the edge of the view at which a figure still shows whole, with its name above it. */
export const AT_THE_EDGE = 60;

/** A camera at a place and at as many others, the nearest first, as come into view from no farther than `farthest`, in units. */
export function lookWithin(camera: Camera, table: Stood, view: Size, place: Place, others: readonly Place[], farthest: number): Camera {
  return withOthers(clamp({ ...camera, x: place.x, y: place.y }, table, view), place, others, (best, other, seen) => {
    const next = bringAllIntoView(best, table, view, [...seen, other], AT_THE_EDGE);
    return next.distance > farthest ? undefined : next;
  });
}
