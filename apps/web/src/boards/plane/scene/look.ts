import type { Place, Point } from '@escarmouche/space';
import type { OnScreen } from '../labels/projection.ts';

/**
 * How the scene is looked at: the point of the ground in the middle of the view, the turn of the eye around it (radians, 0 with the north at the top,
 * clockwise), its height above the horizon (radians, a quarter turn is from above) and its distance in units.
 */
export interface Look {
  readonly x: number;
  readonly y: number;
  readonly yaw: number;
  readonly pitch: number;
  readonly distance: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A half line from the eye, in units; `way` has the length 1. */
export interface Ray {
  readonly eye: Place;
  readonly way: Place;
}

const RADIANS = Math.PI / 180;
/** Angle of view, from the bottom to the top of it, in degrees. */
export const FIELD = 22;
export const TOP = 90 * RADIANS;
export const TILTED = 52 * RADIANS;
/** As far as the table is tilted towards the eye where a view is higher than it is wide. */
const STEEP = 70 * RADIANS;
const STEEPER = 3 * RADIANS;
/** Of the height of the view, which the table shall fill. */
const FILLED = 0.85;
const LOWEST = 20 * RADIANS;
const NEAREST = 7000;
const MARGIN = 16;
/** How much beside the table may show, in pixels. */
const BESIDE = 40;
/** What stands on a table needs room above its far edge, in units. */
const HEADROOM = 1600;

interface Axes {
  readonly right: Place;
  readonly up: Place;
  readonly ahead: Place;
}

export function axesOf({ yaw, pitch }: Look): Axes {
  const [sy, cy, sp, cp] = [Math.sin(yaw), Math.cos(yaw), Math.sin(pitch), Math.cos(pitch)];
  return {
    right: { x: cy, y: -sy, z: 0 },
    up: { x: sy * sp, y: cy * sp, z: cp },
    ahead: { x: sy * cp, y: cy * cp, z: -sp },
  };
}

export function eyeOf(look: Look): Place {
  const { ahead } = axesOf(look);
  return { x: look.x - ahead.x * look.distance, y: look.y - ahead.y * look.distance, z: -ahead.z * look.distance };
}

/** Pixels a unit at a depth of one unit. */
const focal = (view: Size): number => view.height / 2 / Math.tan((FIELD / 2) * RADIANS);

/** Says where places show on the screen, for many places of one look. */
export function projector(look: Look, view: Size): (place: Place) => OnScreen {
  const { right, up, ahead } = axesOf(look);
  const eye = eyeOf(look);
  const f = focal(view);
  return (place) => {
    const [x, y, z] = [place.x - eye.x, place.y - eye.y, place.z - eye.z];
    const scale = f / Math.max(1, x * ahead.x + y * ahead.y + z * ahead.z);
    return {
      x: view.width / 2 + (x * right.x + y * right.y) * scale,
      y: view.height / 2 - (x * up.x + y * up.y + z * up.z) * scale,
      scale,
    };
  };
}

export const toScreen = (look: Look, view: Size, place: Place): OnScreen => projector(look, view)(place);

/** The half line from the eye through a pixel. */
export function rayAt(look: Look, view: Size, at: Point): Ray {
  const { right, up, ahead } = axesOf(look);
  const f = focal(view);
  const [u, v] = [(at.x - view.width / 2) / f, (view.height / 2 - at.y) / f];
  const size = Math.hypot(1, u, v);
  return {
    eye: eyeOf(look),
    way: {
      x: (ahead.x + right.x * u + up.x * v) / size,
      y: (ahead.y + right.y * u + up.y * v) / size,
      z: (ahead.z + up.z * v) / size,
    },
  };
}

/** The point of a level under a pixel; where the view nears the horizon, a far one. */
export function groundAt(look: Look, view: Size, at: Point, level = 0): Point {
  const { eye, way } = rayAt(look, view, at);
  const far = (eye.z - level) / Math.max(0.06, -way.z);
  return { x: eye.x + way.x * far, y: eye.y + way.y * far };
}

/** Pixels a unit in the middle of the view. */
export const scaleOf = (look: Look, view: Size): number => focal(view) / look.distance;

function boundsOf(look: Look, table: Size, view: Size): { left: number; right: number; top: number; bottom: number } {
  const on = projector(look, view);
  const spots = [0, table.width].flatMap((x) => [0, table.height].flatMap((y) => [0, HEADROOM].map((z) => on({ x, y, z }))));
  return {
    left: Math.min(...spots.map(({ x }) => x)),
    right: Math.max(...spots.map(({ x }) => x)),
    top: Math.min(...spots.map(({ y }) => y)),
    bottom: Math.max(...spots.map(({ y }) => y)),
  };
}

/** The whole table, as large as it goes, from a direction. */
export function fit(table: Size, view: Size, yaw: number, pitch: number): Look {
  const across = Math.hypot(table.width, table.height);
  let best: Look = { x: table.width / 2, y: table.height / 2, yaw, pitch, distance: across };
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

/** A look from a distance with the table in the middle of the view: near edges are wider, so that takes a few steps. */
function settled(look: Look, distance: number, table: Size, view: Size): Look {
  const first = centred({ ...look, distance }, table, view);
  return centred(centred(first, table, view), table, view);
}

function centred(look: Look, table: Size, view: Size): Look {
  const { left, right, top, bottom } = boundsOf(look, table, view);
  const off = { x: view.width / 2 - (left + right) / 2, y: view.height / 2 - (top + bottom) / 2 };
  return moved(look, scaleOf(look, view), off);
}

/** Moves what is looked at by pixels of the middle of the view. */
function moved(look: Look, scale: number, { x, y }: Point): Look {
  const { right } = axesOf(look);
  const [across, along] = [-x / scale, y / scale / Math.max(0.3, Math.sin(look.pitch))];
  return { ...look, x: look.x + right.x * across - right.y * along, y: look.y + right.y * across + right.x * along };
}

/** Lying or standing: the turn in which the table shows larger, in quarters. */
export function bestTurn(table: Size, view: Size): 0 | 1 {
  return fit(table, view, 0, TILTED).distance > fit(table, view, TOP, TILTED).distance * 1.35 ? 1 : 0;
}

const held = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

/** Keeps the table in view: never farther than the whole of it, and never more beside it than a margin while some of it is out of view. */
export function clamp(look: Look, table: Size, view: Size): Look {
  const pitch = held(look.pitch, LOWEST, TOP);
  const whole = fit(table, view, look.yaw, pitch);
  const distance = held(look.distance, Math.min(NEAREST, whole.distance), whole.distance);
  if (distance > whole.distance * 0.995) return whole;
  let kept: Look = { ...look, pitch, distance, x: held(look.x, 0, table.width), y: held(look.y, 0, table.height) };
  for (let i = 0; i < 3; i++) kept = pulled(kept, table, view);
  return { ...kept, x: held(kept.x, 0, table.width), y: held(kept.y, 0, table.height) };
}

/** How far an edge has to come back into a length of pixels. */
const pull = (from: number, to: number, length: number, margin: number): number => {
  if (to - from <= length - 2 * margin) return length / 2 - (from + to) / 2;
  return from > margin ? margin - from : to < length - margin ? length - margin - to : 0;
};

/** Pulled back towards the table where too much beside it shows. */
function pulled(look: Look, table: Size, view: Size): Look {
  const { left, right, top, bottom } = boundsOf(look, table, view);
  const off = { x: pull(left, right, view.width, BESIDE), y: pull(top, bottom, view.height, BESIDE) };
  return off.x === 0 && off.y === 0 ? look : moved(look, scaleOf(look, view), off);
}

/** Comes nearer by a factor, the ground under a pixel staying there. */
export function zoomAt(look: Look, table: Size, view: Size, at: Point, factor: number): Look {
  const fixed = groundAt(look, view, at);
  const nearer = clamp({ ...look, distance: look.distance / factor }, table, view);
  const after = groundAt({ ...look, distance: nearer.distance }, view, at);
  return clamp({ ...nearer, x: look.x + fixed.x - after.x, y: look.y + fixed.y - after.y }, table, view);
}

/** Drags the table from one pixel to another. */
export function pan(look: Look, table: Size, view: Size, from: Point, to: Point): Look {
  const [a, b] = [groundAt(look, view, from), groundAt(look, view, to)];
  return clamp({ ...look, x: look.x + a.x - b.x, y: look.y + a.y - b.y }, table, view);
}

/** Goes round what is looked at, by radians. */
export function orbit(look: Look, table: Size, view: Size, turn: number, tilt: number): Look {
  return clamp({ ...look, yaw: look.yaw + turn, pitch: look.pitch + tilt }, table, view);
}

/** Moves a look, and draws it back where it must, until all places are well inside the view; unchanged where they are. */
export function bringAllIntoView(look: Look, table: Size, view: Size, places: readonly Place[], inset = 90): Look {
  const [x, y] = [Math.min(inset, view.width / 3), Math.min(inset, view.height / 3)];
  const inside = (from: Look): boolean =>
    places
      .map((place) => toScreen(from, view, place))
      .every((at) => held(at.x, x, view.width - x) === at.x && held(at.y, y, view.height - y) === at.y);
  if (places.length === 0 || inside(look)) return look;
  const [xs, ys] = [places.map((place) => place.x), places.map((place) => place.y)];
  const middle = { x: (Math.min(...xs) + Math.max(...xs)) / 2, y: (Math.min(...ys) + Math.max(...ys)) / 2 };
  let next = clamp({ ...look, ...middle }, table, view);
  for (let i = 0; i < 8 && !inside(next); i++) next = clamp({ ...look, ...middle, distance: next.distance * 1.18 }, table, view);
  return next;
}

/** Pixels from the edge of the view at which a figure still shows whole, with its name above it. */
export const AT_THE_EDGE = 60;

/** A look at a place and at as many others, the nearest first, as come into view from no farther than `farthest`, in units. */
export function lookWithin(look: Look, table: Size, view: Size, place: Place, others: readonly Place[], farthest: number): Look {
  const away = (other: Place): number => Math.hypot(other.x - place.x, other.y - place.y);
  const seen = [place];
  let best = clamp({ ...look, x: place.x, y: place.y }, table, view);
  for (const other of others.toSorted((a, b) => away(a) - away(b))) {
    seen.push(other);
    const next = bringAllIntoView(best, table, view, seen, AT_THE_EDGE);
    if (next.distance > farthest) break;
    best = next;
  }
  return best;
}

/** Moves just enough that a place is at least `inset` pixels from the edge of the view. */
export function bringIntoView(look: Look, table: Size, view: Size, place: Place, inset = 90): Look {
  const at = toScreen(look, view, place);
  const [x, y] = [Math.min(inset, view.width / 3), Math.min(inset, view.height / 3)];
  const wanted = { x: held(at.x, x, view.width - x), y: held(at.y, y, view.height - y) };
  if (wanted.x === at.x && wanted.y === at.y) return look;
  const there = groundAt(look, view, wanted, place.z);
  return clamp({ ...look, x: look.x + place.x - there.x, y: look.y + place.y - there.y }, table, view);
}

/** A direction of the screen (right and down) as one of the table. */
export function directionOnTable({ yaw }: Look, { x, y }: Point): Point {
  const [s, c] = [Math.sin(yaw), Math.cos(yaw)];
  return { x: x * c - y * s, y: -x * s - y * c };
}

/** Between two looks, the shorter way round. */
export function between(from: Look, to: Look, share: number): Look {
  const mix = (a: number, b: number): number => a + (b - a) * share;
  const turn = to.yaw - from.yaw;
  const shortest = turn - 2 * Math.PI * Math.round(turn / (2 * Math.PI));
  return {
    x: mix(from.x, to.x),
    y: mix(from.y, to.y),
    yaw: from.yaw + shortest * share,
    pitch: mix(from.pitch, to.pitch),
    distance: mix(from.distance, to.distance),
  };
}
