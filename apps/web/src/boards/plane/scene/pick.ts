import { contains, type Place, type Point, type Shape } from '@escarmouche/space';
import { heightOf } from '../body.ts';
import type { FigureOnBoard, PlaneBoard, Terrain } from '../model.ts';
import { projector, rayAt, toScreen, type Camera, type Ray, type Size } from './perspective.ts';

/** Half of the smallest target for a finger, and a fair one for a mouse, in pixels. */
const REACH = { touch: 22, mouse: 12 } as const;
/** Ladders are thin: a point this far off still means a ladder, in units. */
const GRIP = 280;
/** Distance from a wall to the ground that a pointer on the wall means. */
const FOOT = 20;
/** Distance before a figure within which terrain does not hide the figure. */
const SHALLOW = 400;

/** The end of a ray: a point of the table, its height, and the piece of terrain there. */
export interface Met extends Place {
  readonly feature?: string;
  /** Length of the ray, in units. */
  readonly far: number;
}

const along = ({ eye, way }: Ray, far: number): Place => ({ x: eye.x + way.x * far, y: eye.y + way.y * far, z: eye.z + way.z * far });

/** Lengths of the ray at which it crosses the outline of a shape inwards. */
function enters({ eye, way }: Ray, shape: Shape): readonly number[] {
  if (shape.type === 'disc') {
    const [x, y] = [eye.x - shape.x, eye.y - shape.y];
    const a = way.x * way.x + way.y * way.y;
    const b = x * way.x + y * way.y;
    const inside = b * b - a * (x * x + y * y - shape.r * shape.r);
    return a === 0 || inside < 0 ? [] : [(-b - Math.sqrt(inside)) / a];
  }
  return shape.points.flatMap((p, i) => {
    const q = shape.points[(i + 1) % shape.points.length] ?? p;
    const edge = { x: q.x - p.x, y: q.y - p.y };
    const across = way.x * edge.y - way.y * edge.x;
    if (across >= 0) return [];
    const far = ((p.x - eye.x) * edge.y - (p.y - eye.y) * edge.x) / across;
    const share = ((p.x - eye.x) * way.y - (p.y - eye.y) * way.x) / across;
    return share >= 0 && share <= 1 ? [far] : [];
  });
}

/** Length of the ray at which it meets a prism from outside, and whether on its top. */
function meets(ray: Ray, shape: Shape, base: number, top: number): { readonly far: number; readonly on: 'top' | 'wall' } | undefined {
  const roof = (top - ray.eye.z) / ray.way.z;
  if (roof > 0 && contains(shape, along(ray, roof))) return { far: roof, on: 'top' };
  let far = Infinity;
  for (const wall of enters(ray, shape)) {
    const { z } = along(ray, wall);
    if (wall > 0 && wall < far && z >= base && z <= top) far = wall;
  }
  return far === Infinity ? undefined : { far, on: 'wall' };
}

function grown(shape: Shape, by = GRIP): Shape {
  if (shape.type === 'disc') return { ...shape, r: shape.r + by };
  const [xs, ys] = [shape.points.map(({ x }) => x), shape.points.map(({ y }) => y)];
  const [x0, x1] = [Math.min(...xs) - by, Math.max(...xs) + by];
  const [y0, y1] = [Math.min(...ys) - by, Math.max(...ys) + by];
  return {
    type: 'polygon',
    points: [
      { x: x0, y: y0 },
      { x: x1, y: y0 },
      { x: x1, y: y1 },
      { x: x0, y: y1 },
    ],
  };
}

const stands = ({ kind }: Terrain): boolean => kind === 'solid' || kind === 'linear' || kind === 'small';

/** Distance that the eye keeps from standing terrain, leaves of a tree included. */
const ROOM = 1000;

/** Heights of terrain at a point or close to it. */
export function topsOf(terrain: readonly Terrain[]): (at: Point) => number {
  const around = terrain.filter(stands).map(({ shape, top }) => ({ shape: grown(shape, ROOM), top }));
  return (at) => around.reduce((most, { shape, top }) => (top > most && contains(shape, at) ? top : most), 0);
}

/** The point where a ray meets the table: a roof, the foot of a wall, the ground or the floor of a hole. */
function cast(board: PlaneBoard, ray: Ray): Met {
  let best: Met = groundMet(board, ray);
  for (const piece of board.terrain) {
    if (!stands(piece) && piece.kind !== 'ladder') continue;
    const ladder = piece.kind === 'ladder';
    const met = meets(ray, ladder ? grown(piece.shape) : piece.shape, piece.base, piece.top);
    if (!met || met.far - (ladder ? GRIP * 2 : 0) >= best.far) continue;
    const at = along(ray, met.far - (met.on === 'wall' ? FOOT : 0));
    best = { ...at, z: met.on === 'top' ? piece.top : Math.max(0, piece.base), feature: piece.id, far: met.far };
  }
  return best;
}

function groundMet(board: PlaneBoard, ray: Ray): Met {
  const farOn = (level: number): number => (ray.eye.z - level) / Math.max(0.02, -ray.way.z);
  const far = farOn(0);
  const at = along(ray, far);
  const hole = board.terrain.find(({ kind, shape }) => kind === 'void' && contains(shape, at));
  if (hole) {
    const deep = farOn(hole.base);
    const floor = along(ray, deep);
    return contains(hole.shape, floor) ? { ...floor, z: hole.base, feature: hole.id, far: deep } : { ...at, z: 0, feature: hole.id, far };
  }
  return { ...at, z: 0, feature: board.terrain.find(({ kind, shape }) => kind === 'water' && contains(shape, at))?.id, far };
}

/** The point of the table that a pixel means, kept on it. */
export function spotAt(board: PlaneBoard, camera: Camera, view: Size, at: Point): Met {
  const met = cast(board, rayAt(camera, view, at));
  return { ...met, x: Math.min(board.width, Math.max(0, met.x)), y: Math.min(board.height, Math.max(0, met.y)) };
}

/** True for a place that terrain does not hide from the eye. */
function seen(board: PlaneBoard, camera: Camera, view: Size, place: Place): boolean {
  const ray = rayAt(camera, view, toScreen(camera, view, place));
  const far = Math.hypot(place.x - ray.eye.x, place.y - ray.eye.y, place.z - ray.eye.z);
  return cast(board, ray).far >= far - SHALLOW;
}

/** True for a figure that terrain does not hide. */
function shows(board: PlaneBoard, camera: Camera, view: Size, figure: FigureOnBoard): boolean {
  const tall = heightOf(figure);
  return [0.5, 0.95].some((share) => seen(board, camera, view, { ...figure.at, z: figure.at.z + tall * share }));
}

/** The figure in play that a pixel means: the nearest that is near enough and shows. */
export function figureAt(board: PlaneBoard, camera: Camera, view: Size, at: Point, by: keyof typeof REACH): FigureOnBoard | undefined {
  const on = projector(camera, view);
  const near = board.figures.flatMap((figure) => {
    if (figure.bearing === 'out') return [];
    const foot = on(figure.at);
    const head = on({ ...figure.at, z: figure.at.z + heightOf(figure) });
    const away = awayFrom(at, foot, head) / Math.max(REACH[by], figure.r * foot.scale * 0.95);
    return away <= 1 ? [{ figure, away }] : [];
  });
  near.sort((a, b) => a.away - b.away);
  return near.find(({ figure }) => shows(board, camera, view, figure))?.figure;
}

/** Distance of a point from a segment. */
function awayFrom(at: Point, a: Point, b: Point): number {
  const [x, y] = [b.x - a.x, b.y - a.y];
  const share = Math.min(1, Math.max(0, ((at.x - a.x) * x + (at.y - a.y) * y) / (x * x + y * y || 1)));
  return Math.hypot(at.x - a.x - x * share, at.y - a.y - y * share);
}

/** The level of a figure at a point: the highest roof, the ground, the floor of a hole. */
export function levelAt(board: PlaneBoard, at: Point, below = Infinity): number {
  let level = board.terrain.some(({ kind, shape }) => kind === 'void' && contains(shape, at))
    ? Math.min(...board.terrain.filter(({ kind, shape }) => kind === 'void' && contains(shape, at)).map(({ base }) => base))
    : 0;
  for (const piece of board.terrain)
    if (stands(piece) && piece.top > level && piece.top <= below && contains(piece.shape, at)) level = piece.top;
  return level;
}
