import { BufferGeometry, CylinderGeometry, Float32BufferAttribute, Matrix4, Ray, Vector3 } from 'three';
import { MeshBVH } from 'three-mesh-bvh';
import { contains, hiddenShare } from '../packages/space/src/index.ts';
import type { Body, Feature, Place, Table } from '../packages/space/src/index.ts';
import { hiddenByRays, numbersOf, randomPair, randomTable } from '../packages/space/test/rays.ts';
import { race } from './compare.ts';
import type { BenchRow } from './compare.ts';

/** Line of sight and hidden share (UC-SYS-LOS) beside 64 rays through a bounding volume hierarchy of the same table. */

const RAYS = 64;
const TRUTH_RAYS = 20_000;
const QUERIES = 2000;
/** 20,000 rays may themselves be off by this near a limit. */
const TRUTH_NOISE = 1.5e-3;

interface Query {
  readonly eye: Place;
  readonly target: Body;
}

const pairs = (random: () => number, count: number): Query[] => Array.from({ length: count }, () => randomPair(random));

/** Triangles of a feature's volume as three coordinates each, with the height as y. */
const triangles = ({ shape, base, top }: Feature): number[] => {
  if (shape.type === 'disc') {
    const cylinder = new CylinderGeometry(shape.r, shape.r, top - base, 32).toNonIndexed();
    cylinder.applyMatrix4(new Matrix4().makeTranslation(shape.x, (base + top) / 2, shape.y));
    return [...cylinder.getAttribute('position').array];
  }
  const [first = { x: 0, y: 0 }] = shape.points;
  return shape.points.flatMap((a, i) => {
    const b = shape.points[(i + 1) % shape.points.length] ?? a;
    const side = [a.x, base, a.y, b.x, base, b.y, b.x, top, b.y, a.x, base, a.y, b.x, top, b.y, a.x, top, a.y];
    const lids = [base, top].flatMap((level) => [first.x, level, first.y, a.x, level, a.y, b.x, level, b.y]);
    return [...side, ...lids];
  });
};

const hierarchyOf = (table: Table): MeshBVH => {
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new Float32BufferAttribute(table.features.flatMap(triangles), 3));
  return new MeshBVH(geometry);
};

const hiddenByHierarchy = (hierarchy: MeshBVH, { eye, target }: Query, ray: Ray): number => {
  const dx = target.x - eye.x;
  const dy = target.y - eye.y;
  const length = Math.sqrt(dx * dx + dy * dy);
  let blocked = 0;
  for (let i = 0; i < RAYS; i++) {
    const s = (((i % 8) + 0.5) / 4 - 1) * target.r;
    const v = (Math.floor(i / 8) + 0.5) / 8;
    ray.origin.set(eye.x, eye.z, eye.y);
    ray.direction.set(dx + (s * dy) / length, target.z + v * target.h - eye.z, dy - (s * dx) / length);
    const reach = ray.direction.length();
    ray.direction.divideScalar(reach);
    if (hierarchy.raycastFirst(ray, 2, 0, reach)) blocked++;
  }
  return blocked / RAYS;
};

/** Rays through triangles are coarse: near enough on the average and hardly ever on the other side of a whole verdict. */
const agree = (ours: readonly number[], peer: readonly number[]): void => {
  const errors = ours.map((share, i) => Math.abs(share - (peer[i] ?? NaN)));
  const mean = errors.reduce((a, b) => a + b, 0) / errors.length;
  const wide = errors.filter((error) => !(error < 0.15)).length;
  if (!(mean < 0.02) || wide > errors.length / 200) throw new Error(`shares differ by ${mean} on the average, ${wide} of them widely`);
};

const speed = (): Promise<BenchRow> => {
  const random = numbersOf(1977);
  const table = randomTable(random, 50, 40);
  const hierarchy = hierarchyOf(table);
  // Eyes outside of volumes: single-sided meshes have no inside.
  const inVolume = ({ x, y, z }: Place): boolean => table.features.some((f) => f.base <= z && z <= f.top && contains(f.shape, { x, y }));
  const queries = pairs(random, 4 * QUERIES).filter(({ eye }) => !inVolume(eye));
  const ray = new Ray(new Vector3(), new Vector3());
  return race({
    name: 'line of sight, 50 boxes + 40 cylinders, against 64 rays of three-mesh-bvh',
    ours: () => queries.map(({ eye, target }) => hiddenShare(table, eye, target)),
    peer: () => queries.map((query) => hiddenByHierarchy(hierarchy, query, ray)),
    agree,
    work: queries.length,
    piece: 'queries',
    floor: 15,
    target: 30,
  });
};

const accuracyRow = (name: string, ours: number, floor: number, target: number, unit: string): BenchRow => ({
  name,
  ours,
  floor,
  target,
  ok: ours <= floor,
  unit,
});

/** Queries whose target is partly hidden, the only ones that can be wrong by little, against the truth by 20,000 rays. */
const accuracy = (): BenchRow[] => {
  const random = numbersOf(42);
  const errors: number[] = [];
  let wrong = 0;
  while (errors.length < QUERIES) {
    const table = randomTable(random, 50, 40);
    for (const { eye, target } of pairs(random, 40)) {
      const hidden = hiddenShare(table, eye, target);
      const coarse = hiddenByRays(table, eye, target, 200);
      if ((hidden === coarse && (hidden === 0 || hidden === 1)) || errors.length === QUERIES) continue;
      const truth = hiddenByRays(table, eye, target, TRUTH_RAYS);
      errors.push(Math.abs(hidden - truth));
      for (const limit of [0.5, 0.99]) if (Math.abs(truth - limit) > TRUTH_NOISE && hidden > limit !== truth > limit) wrong++;
    }
  }
  return [
    accuracyRow('hidden share, mean error against 20,000 rays', errors.reduce((a, b) => a + b, 0) / errors.length, 1e-3, 3e-4, 'share'),
    accuracyRow('hidden share, greatest error', Math.max(...errors), 5e-3, 2e-3, 'share'),
    accuracyRow('wrong side of 50 % or 99 % hidden', wrong, 0, 0, `of ${QUERIES}`),
  ];
};

/** Rows of the report. */
export default async function sightBench(): Promise<BenchRow[]> {
  return [await speed(), ...accuracy()];
}
