import { expect, test } from 'vitest';
import { numbersOf } from '../../../test/rays.ts';
import { placeAt } from '../move/along.ts';
import { shortestPath } from './paths.ts';
import { canStand } from '../place.ts';
import { signedDistance } from '../shapes/shapes.ts';
import { at, mover } from '../testing.ts';
import type { Feature, Point, Table } from '../types.ts';

const SIZE = 15000;
/** A base may be up to one unit too near for touching. */
const KEEP = 499.1;

interface Scene {
  readonly table: Table;
  readonly start: Point;
  readonly goal: Point;
}

const randomFeature = (random: () => number, i: number): Feature => {
  const x = Math.round(2000 + random() * 11000);
  const y = Math.round(2000 + random() * 11000);
  const feature = { id: `f${String(i)}`, kind: 'solid', base: 0, top: 3000 } as const;
  if (i % 3 === 0) return { ...feature, shape: { type: 'disc', x, y, r: Math.round(300 + random() * 900) } };
  const w = 300 + random() * 2500;
  const d = 300 + random() * 2500;
  const angle = random() * 6.283;
  const corner = (sx: number, sy: number): Point => ({
    x: Math.round(x + (sx * w * Math.cos(angle) - sy * d * Math.sin(angle)) / 2),
    y: Math.round(y + (sx * w * Math.sin(angle) + sy * d * Math.cos(angle)) / 2),
  });
  return { ...feature, shape: { type: 'polygon', points: [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)] } };
};

const randomScene = (seed: number): Scene => {
  const random = numbersOf(seed);
  const table: Table = { width: SIZE, height: SIZE, features: Array.from({ length: 12 }, (_, i) => randomFeature(random, i)) };
  const free = (): Point => {
    for (;;) {
      const p = { x: Math.round(550 + random() * 13900), y: Math.round(550 + random() * 13900) };
      if (!canStand(table, { ...at(p.x, p.y), r: 510 }, [])) return p;
    }
  };
  return { table, start: free(), goal: free() };
};

/** Corners of a polygon about a circle, so that its sides keep clear too. */
const round = (p: Point, reach: number): Point[] =>
  Array.from({ length: 32 }, (_, i) => {
    const r = reach / Math.cos(Math.PI / 32);
    return { x: p.x + r * Math.cos((i * Math.PI) / 16), y: p.y + r * Math.sin((i * Math.PI) / 16) };
  });

/** Shortest way over a dense set of points near the outlines, every pair looked at, with a test of its own of what is clear: slow and plain. */
const truthOf = ({ table, start, goal }: Scene): number => {
  const shapes = table.features.map((f) => f.shape);
  const roomAt = (p: Point): number => Math.min(...shapes.map((shape) => signedDistance(shape, p))) - KEEP;
  const clear = (a: Point, b: Point): boolean => {
    const length = Math.hypot(b.x - a.x, b.y - a.y);
    let s = 0;
    while (s <= length) {
      const t = length === 0 ? 0 : s / length;
      const room = roomAt({ x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t });
      if (room < 0) return false;
      s += Math.max(room, 4);
    }
    return roomAt(b) >= 0;
  };
  const around = shapes.flatMap((s) => (s.type === 'disc' ? round(s, s.r + 500.2) : s.points.flatMap((p) => round(p, 500.2))));
  const nodes = [start, goal, ...around].filter((p) => Math.min(p.x, p.y) >= 500 && Math.max(p.x, p.y) <= SIZE - 500 && roomAt(p) >= 0);
  const best = nodes.map((_, i) => (i === 0 ? 0 : Infinity));
  const done = new Set<number>();
  for (;;) {
    let next = -1;
    for (let i = 0; i < nodes.length; i++) if (!done.has(i) && (best[i] ?? Infinity) < (best[next] ?? Infinity)) next = i;
    const from = nodes[next];
    if (!from || next === 1) return best[1] ?? Infinity;
    done.add(next);
    nodes.forEach((p, i) => {
      const length = (best[next] ?? 0) + Math.hypot(p.x - from.x, p.y - from.y);
      const useful = !done.has(i) && length < (best[i] ?? 0) && length + Math.hypot(p.x - goal.x, p.y - goal.y) < (best[1] ?? Infinity);
      if (useful && clear(from, p)) best[i] = length;
    });
  }
};

const TITLE = 'UC-MOVE-PATH: beside a slow search over dense points: none missed, none too near, at most half a hundredth longer';

test(TITLE, { timeout: 60_000 }, () => {
  for (let seed = 1; seed <= 5; seed++) {
    const scene = randomScene(seed);
    const truth = truthOf(scene);
    const found = shortestPath(scene.table, mover(at(scene.start.x, scene.start.y)), scene.goal, 1e6);
    expect(found === undefined, `seed ${String(seed)}`).toBe(truth === Infinity);
    if (!found) continue;
    expect(found.trace.complete).toBe(true);
    expect(found.cost, `seed ${String(seed)}`).toBeLessThan(truth * 1.005);
    expect(found.cost).toBeGreaterThan(truth * 0.99);
    for (let s = 0; s < found.trace.length; s += 40) {
      const p = placeAt(found.trace.points, s);
      for (const f of scene.table.features) expect(signedDistance(f.shape, p)).toBeGreaterThan(498.2);
    }
  }
});
