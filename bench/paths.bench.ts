import { NavMeshQuery, init } from 'recast-navigation';
import { generateSoloNavMesh } from 'recast-navigation/generators';
import { canStand, reach, shortestPath, signedDistance, span } from '../packages/space/src/index.ts';
import type { Body, Feature, Mover, Point, Shape, Table } from '../packages/space/src/index.ts';
import { numbersOf } from '../packages/space/test/rays.ts';
import { median, race } from './compare.ts';
import type { BenchRow } from './compare.ts';

/** Shortest ways of a base among 52 obstacles (UC-MOVE-PATH) beside a navigation mesh of the same table. */

const WIDTH = 40_000;
const HEIGHT = 24_000;
const OBSTACLES = 52;
const RADIUS = 500;
const ANYWHERE = 200_000;
/** A base may be up to one unit too near for touching; a nearer base is too close. */
const KEEP = RADIUS - 0.9;
const TOO_CLOSE = RADIUS - 2;

const at = ({ x, y }: Point): Body => ({ x, y, z: 0, r: RADIUS, h: 1500 });
const moverAt = (p: Point): Mover => ({
  body: at(p),
  difficultFactor: 2,
  linearCost: 2000,
  stepUp: 500,
  dropFree: 2000,
  medium: 'land',
  others: [],
});

const randomFeature = (random: () => number, i: number): Feature => {
  const x = Math.round(random() * WIDTH);
  const y = Math.round(random() * HEIGHT);
  const feature = { id: `f${i}`, kind: 'solid', base: 0, top: 3000 } as const;
  if (i % 3 === 2) return { ...feature, shape: { type: 'disc', x, y, r: Math.round(400 + random() * 900) } };
  const w = 500 + random() * 2500;
  const d = 500 + random() * 2500;
  const angle = random() * 6.283;
  const corner = (sx: number, sy: number): Point => ({
    x: Math.round(x + (sx * w * Math.cos(angle) - sy * d * Math.sin(angle)) / 2),
    y: Math.round(y + (sx * w * Math.sin(angle) + sy * d * Math.cos(angle)) / 2),
  });
  return { ...feature, shape: { type: 'polygon', points: [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)] } };
};

interface Query {
  readonly table: Table;
  readonly start: Point;
  readonly goal: Point;
}

const randomQuery = (random: () => number): Query => {
  const features = Array.from({ length: OBSTACLES }, (_, i) => randomFeature(random, i));
  const table: Table = { width: WIDTH, height: HEIGHT, features };
  const free = (): Point => {
    for (;;) {
      const p = { x: Math.round(600 + random() * (WIDTH - 1200)), y: Math.round(600 + random() * (HEIGHT - 1200)) };
      // A little more room than needed, so that the mesh, which is coarser, has the place too.
      if (!canStand(table, { ...at(p), r: 700 }, [])) return p;
    }
  };
  return { table, start: free(), goal: free() };
};

/** The same table as if it had just been changed: nothing kept for it is of use. */
const changed = (table: Table): Table => ({
  ...table,
  features: table.features.map((feature) => ({ ...feature, shape: { ...feature.shape } })),
});

const outlineOf = (shape: Shape): readonly Point[] =>
  shape.type === 'polygon'
    ? shape.points
    : Array.from({ length: 24 }, (_, i) => ({
        x: shape.x + shape.r * Math.cos((i * Math.PI) / 12),
        y: shape.y + shape.r * Math.sin((i * Math.PI) / 12),
      }));

/** The table as triangles in paces, height as y, as the mesh generator wants them. */
const trianglesOf = (table: Table): { positions: number[]; indices: number[] } => {
  const positions: number[] = [];
  const indices: number[] = [];
  const corner = (p: Point, z: number): number => positions.push(p.x / 1000, z / 1000, p.y / 1000) / 3 - 1;
  const quad = (a: number, b: number, c: number, d: number): void => {
    indices.push(a, b, c, a, c, d);
  };
  quad(corner({ x: 0, y: 0 }, 0), corner({ x: 0, y: HEIGHT }, 0), corner({ x: WIDTH, y: HEIGHT }, 0), corner({ x: WIDTH, y: 0 }, 0));
  for (const { shape, top } of table.features) {
    const points = outlineOf(shape);
    const low = points.map((p) => corner(p, 0));
    const high = points.map((p) => corner(p, top));
    points.forEach((_, i) => {
      const next = (i + 1) % points.length;
      quad(low[i] ?? 0, high[i] ?? 0, high[next] ?? 0, low[next] ?? 0);
      if (i > 1) indices.push(high[0] ?? 0, high[i] ?? 0, high[i - 1] ?? 0);
    });
  }
  return { positions, indices };
};

/** Cells of a tenth of a pace: the coarsest at which the mesh finds nearly every way. */
const CELL = 0.1;
const MESH = {
  cs: CELL,
  ch: CELL,
  walkableRadius: RADIUS / 1000 / CELL,
  walkableHeight: 15,
  walkableClimb: 5,
  walkableSlopeAngle: 45,
  maxEdgeLen: 120,
  maxSimplificationError: 1.1,
  minRegionArea: 8,
};

const lengthOfPath = (start: Point, path: readonly Point[]): number => {
  let length = 0;
  let from = start;
  for (const to of path) {
    length += span(from, to);
    from = to;
  }
  return length;
};

const byMesh = ({ table, start, goal }: Query): readonly Point[] | undefined => {
  const { positions, indices } = trianglesOf(table);
  const { navMesh } = generateSoloNavMesh(positions, indices, MESH);
  if (!navMesh) return undefined;
  const query = new NavMeshQuery(navMesh, { maxNodes: 4096 });
  const { path } = query.computePath(
    { x: start.x / 1000, y: 0, z: start.y / 1000 },
    { x: goal.x / 1000, y: 0, z: goal.y / 1000 },
    { halfExtents: { x: 0.5, y: 0.5, z: 0.5 } },
  );
  query.destroy();
  navMesh.destroy();
  const points = path.map(({ x, z }) => ({ x: x * 1000, y: z * 1000 }));
  const end = points.at(-1);
  return end && span(end, goal) < 300 ? points : undefined;
};

const roomAlong = (shapes: readonly Shape[], a: Point, b: Point, keep: number): boolean => {
  const length = span(a, b);
  const roomAt = (p: Point): number => Math.min(...shapes.map((shape) => signedDistance(shape, p))) - keep;
  let s = 0;
  while (s < length) {
    const room = roomAt({ x: a.x + ((b.x - a.x) * s) / length, y: a.y + ((b.y - a.y) * s) / length });
    if (room < 0) return false;
    s += Math.max(room, 4);
  }
  return roomAt(b) >= 0;
};

/** Corners of a polygon about a circle, so that its sides keep clear too. */
const ring = (p: Point, radius: number): Point[] =>
  Array.from({ length: 48 }, (_, i) => {
    const r = radius / Math.cos(Math.PI / 48);
    return { x: p.x + r * Math.cos((i * Math.PI) / 24), y: p.y + r * Math.sin((i * Math.PI) / 24) };
  });

/**
 * The length of the shortest way, by trying every pair of a dense set of points round the obstacles with a test of its own; `most` is a
 * length that is known to do (or ANYWHERE), beyond which it need not look.
 */
const truthOf = ({ table, start, goal }: Query, most: number): number => {
  const shapes = table.features.map(({ shape }) => shape);
  const around = shapes.flatMap((s) => (s.type === 'disc' ? ring(s, s.r + RADIUS + 0.1) : s.points.flatMap((p) => ring(p, RADIUS + 0.1))));
  const nodes = [
    start,
    goal,
    ...around.filter(
      (p) =>
        span(start, p) + span(p, goal) <= most &&
        Math.min(p.x, p.y, WIDTH - p.x, HEIGHT - p.y) >= KEEP &&
        shapes.every((shape) => signedDistance(shape, p) >= KEEP),
    ),
  ];
  const best = nodes.map((_, i) => (i === 0 ? 0 : Infinity));
  const done = new Set<number>();
  for (;;) {
    let next = -1;
    for (let i = 0; i < nodes.length; i++) {
      if (!done.has(i) && (best[i] ?? Infinity) < (best[next] ?? Infinity)) next = i;
    }
    const from = nodes[next];
    if (!from || next === 1) return best[1] ?? Infinity;
    done.add(next);
    nodes.forEach((p, i) => {
      const length = (best[next] ?? 0) + span(from, p);
      const useful = !done.has(i) && length < (best[i] ?? 0) && length + span(p, goal) < Math.min(most + 1, best[1] ?? Infinity);
      if (useful && roomAlong(shapes, from, p, KEEP)) best[i] = length;
    });
  }
};

interface Verdict {
  /** Excess over the truth as a share of it. */
  readonly ours: number;
  readonly mesh: number;
  readonly missed: boolean;
  readonly tooClose: boolean;
}

const judge = (query: Query): Verdict => {
  const found = shortestPath(query.table, moverAt(query.start), query.goal, ANYWHERE);
  const mesh = byMesh(query);
  const meshLength = mesh ? lengthOfPath(query.start, mesh) : Infinity;
  const truth = truthOf(query, Math.min(ANYWHERE, found?.cost ?? Infinity));
  const shapes = query.table.features.map(({ shape }) => shape);
  let from = query.start;
  let tooClose = false;
  for (const to of found?.path ?? []) {
    tooClose ||= !roomAlong(shapes, from, to, TOO_CLOSE);
    from = to;
  }
  return {
    ours: found ? found.cost / truth - 1 : 0,
    mesh: meshLength < Infinity ? meshLength / truth - 1 : 0,
    missed: !found && truth < Infinity,
    tooClose,
  };
};

const QUERIES = 40;
const RACED = 12;

const correctness = (queries: readonly Query[]): BenchRow[] => {
  const verdicts = queries.map(judge);
  const ours = 100 * Math.max(0, ...verdicts.map((verdict) => verdict.ours));
  const peer = 100 * Math.max(0, ...verdicts.map((verdict) => verdict.mesh));
  const wrong = verdicts.filter(({ missed, tooClose }) => missed || tooClose).length;
  return [
    { name: 'shortest ways: longest excess over the truth', ours, peer, floor: 1, target: 0.5, ok: ours <= 1, unit: 'percent' },
    { name: 'shortest ways: missed or too close', ours: wrong, floor: 0, target: 0, ok: wrong === 0, unit: `of ${QUERIES}` },
  ];
};

/** Both sides find nearly the same lengths: the mesh is coarser, and may be longer but not by much shorter. */
const agree = (ours: readonly number[], peer: readonly number[]): void => {
  ours.forEach((length, i) => {
    const other = peer[i] ?? Infinity;
    if (length > other * 1.03) throw new Error(`way ${i}: ${length} units, by the mesh ${other}`);
  });
};

const reachTime = (queries: readonly Query[]): BenchRow => {
  const times: number[] = [];
  for (let round = 0; round < 3; round++) {
    for (const { table, start } of queries) {
      const fresh = changed(table);
      const begin = performance.now();
      reach(fresh, moverAt(start), 5000).outlines();
      times.push(performance.now() - begin);
    }
  }
  const ours = median(times.slice(queries.length));
  return { name: 'region within reach of 5 paces', ours, floor: 20, target: 3, ok: ours <= 20, unit: 'ms' };
};

export default async function bench(): Promise<BenchRow[]> {
  await init();
  const random = numbersOf(7);
  const queries = Array.from({ length: QUERIES }, () => randomQuery(random));
  const raced = queries.slice(0, RACED);
  const judged = correctness(queries);
  const first = await race({
    name: 'first way after the table changed',
    ours: () => raced.map(({ table, start, goal }) => shortestPath(changed(table), moverAt(start), goal, ANYWHERE)?.cost ?? Infinity),
    peer: () =>
      raced.map((query) => {
        const path = byMesh(query);
        return path ? lengthOfPath(query.start, path) : Infinity;
      }),
    agree,
    work: RACED,
    piece: 'ways',
    floor: 15,
    target: 50,
  });
  return [...judged, first, reachTime(queries)];
}
