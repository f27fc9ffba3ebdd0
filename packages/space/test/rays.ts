import type { Body, Feature, Place, Point, Shape, Table } from '../src/plane/types.ts';

/*
 * Sight by brute force, written apart from the exact one: single rays against single volumes, sampled over the target's rectangle.
 */

/** Numbers 0 to 1 that look random, the same for a seed (a linear congruence with its high bits folded in). */
export const numbersOf = (seed: number): (() => number) => {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return (Math.imul(state ^ (state >>> 15), 2246822519) >>> 0) / 4294967296;
  };
};

export const polygonOf = (...points: readonly (readonly [number, number])[]): Shape => ({
  type: 'polygon',
  points: points.map(([x, y]) => ({ x: Math.round(x), y: Math.round(y) })),
});

/** A rectangle of half sizes w and h around a point, turned so that (c, s) is its x axis. */
const turned = (at: Point, axis: Point, outline: readonly (readonly [number, number])[]): Shape =>
  polygonOf(...outline.map(([u, v]): [number, number] => [at.x + axis.x * u - axis.y * v, at.y + axis.y * u + axis.x * v]));

/** A table 48 paces square with the given numbers of boxes (some of them U-shaped when `concave`) and cylinders, some of them hanging. */
export const randomTable = (random: () => number, boxes: number, cylinders: number, concave = false): Table => {
  const between = (low: number, high: number): number => Math.floor(low + random() * (high - low + 1));
  const features: Feature[] = [];
  for (let i = 0; i < boxes + cylinders; i++) {
    const at = { x: between(0, 48_000), y: between(0, 48_000) };
    const base = random() < 0.15 ? between(300, 2500) : 0;
    const top = base + (base > 0 ? between(100, 800) : between(400, 4000));
    const slant = random() * 2 - 1;
    const axis = { x: Math.sqrt(1 - slant * slant), y: slant };
    const w = between(200, 2500);
    const h = between(200, 2500);
    const u: readonly [number, number][] = [
      [w, h],
      [w * 0.6, h],
      [w * 0.6, -h * 0.2],
      [-w * 0.6, -h * 0.2],
      [-w * 0.6, h],
      [-w, h],
    ];
    const box = turned(at, axis, [
      [-w, -h],
      [w, -h],
      ...(concave && i % 3 === 0
        ? u
        : ([
            [w, h],
            [-w, h],
          ] as const)),
    ]);
    const shape: Shape = i < boxes ? box : { type: 'disc', ...at, r: between(150, 1200) };
    features.push({ id: `f${i}`, kind: 'solid', shape, base, top });
  }
  return { width: 48_000, height: 48_000, features };
};

/** A pair of looker's eye and target, some paces apart; now and then on a roof, now and then prone. */
export const randomPair = (random: () => number): { eye: Place; target: Body } => {
  const between = (low: number, high: number): number => Math.floor(low + random() * (high - low + 1));
  const eye = { x: between(0, 48_000), y: between(0, 48_000), z: random() < 0.7 ? 1500 : between(0, 5000) };
  const reach = between(500, 18_000);
  const slant = random() * 2 - 1;
  const x = Math.round(eye.x + reach * slant);
  const y = Math.round(eye.y + reach * Math.sqrt(1 - slant * slant) * (random() < 0.5 ? 1 : -1));
  return { eye, target: { x, y, z: random() < 0.7 ? 0 : between(0, 4000), r: 500, h: random() < 0.2 ? 500 : 1500 } };
};

const inside = (points: readonly Point[], x: number, y: number): boolean => {
  let odd = false;
  points.forEach((a, i) => {
    const b = points[(i + 1) % points.length] ?? a;
    if (a.y > y !== b.y > y && x < a.x + ((y - a.y) * (b.x - a.x)) / (b.y - a.y)) odd = !odd;
  });
  return odd;
};

/** Does the open segment run through the inside of the feature's volume? */
const rayBlocked = ({ shape, base, top }: Feature, from: Place, to: Place): boolean => {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const dz = to.z - from.z;
  if (dz === 0 && !(base < from.z && from.z < top)) return false;
  const t0 = dz === 0 ? 0 : Math.max(0, Math.min((base - from.z) / dz, (top - from.z) / dz));
  const t1 = dz === 0 ? 1 : Math.min(1, Math.max((base - from.z) / dz, (top - from.z) / dz));
  if (t0 >= t1) return false;
  if (shape.type === 'disc') {
    const fx = from.x - shape.x;
    const fy = from.y - shape.y;
    const square = dx * dx + dy * dy;
    const half = fx * dx + fy * dy;
    const root = half * half - square * (fx * fx + fy * fy - shape.r * shape.r);
    if (root <= 0) return false;
    return Math.max(t0, (-half - Math.sqrt(root)) / square) < Math.min(t1, (-half + Math.sqrt(root)) / square);
  }
  const times = [t0, t1];
  shape.points.forEach((a, i) => {
    const b = shape.points[(i + 1) % shape.points.length] ?? a;
    const turn = dx * (b.y - a.y) - dy * (b.x - a.x);
    const t = ((a.x - from.x) * (b.y - a.y) - (a.y - from.y) * (b.x - a.x)) / turn;
    const u = ((a.x - from.x) * dy - (a.y - from.y) * dx) / turn;
    if (u >= 0 && u <= 1 && t > t0 && t < t1) times.push(t);
  });
  times.sort((s, t) => s - t);
  return times.some((t, i) => {
    const middle = (t + (times[i + 1] ?? t)) / 2;
    return middle - t > 1e-12 && inside(shape.points, from.x + middle * dx, from.y + middle * dy);
  });
};

/** Features whose bounding circle comes near the line of sight: the others need no rays. */
const nearby = (table: Table, eye: Place, target: Body): readonly Feature[] =>
  table.features.filter(({ shape }) => {
    const corners = shape.type === 'disc' ? [shape] : shape.points;
    const x = corners.reduce((sum, p) => sum + p.x, 0) / corners.length;
    const y = corners.reduce((sum, p) => sum + p.y, 0) / corners.length;
    const reach = shape.type === 'disc' ? shape.r : Math.max(...shape.points.map((p) => Math.hypot(p.x - x, p.y - y)));
    const dx = target.x - eye.x;
    const dy = target.y - eye.y;
    const t = Math.max(0, Math.min(1, ((x - eye.x) * dx + (y - eye.y) * dy) / (dx * dx + dy * dy || 1)));
    return Math.hypot(x - eye.x - t * dx, y - eye.y - t * dy) <= reach + target.r + 1;
  });

/** Ends of evenly spread rays (a sequence of low discrepancy) over the target's rectangle. */
const rectanglePoints = (eye: Place, target: Body, rays: number): Place[] => {
  const dx = target.x - eye.x;
  const dy = target.y - eye.y;
  const length = Math.hypot(dx, dy);
  return Array.from({ length: rays }, (_, i) => {
    const s = (((0.5 + i * 0.7548776662466927) % 1) * 2 - 1) * target.r;
    const v = (0.5 + i * 0.5698402909980532) % 1;
    return { x: target.x + (s * dy) / length, y: target.y - (s * dx) / length, z: target.z + v * target.h };
  });
};

/** Hidden share of the target's rectangle as so many rays see it. */
export const hiddenByRays = (table: Table, eye: Place, target: Body, rays: number): number => {
  const features = nearby(table, eye, target);
  if (features.length === 0) return 0;
  return rectanglePoints(eye, target, rays).filter((point) => features.some((f) => rayBlocked(f, eye, point))).length / rays;
};
