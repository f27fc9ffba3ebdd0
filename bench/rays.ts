import { BufferGeometry, CylinderGeometry, Float32BufferAttribute, Matrix4, Ray, Vector3 } from 'three';
import { MeshBVH } from 'three-mesh-bvh';
import { contains } from '../packages/space/src/index.ts';
import type { Body, Feature, Place, Table } from '../packages/space/src/index.ts';
import { numbersOf, randomPair, randomTable } from '../packages/space/test/rays.ts';

/** The peer for lines of sight: 64 rays through a bounding volume hierarchy of the same table. */

const RAYS = 64;

export interface Query {
  readonly eye: Place;
  readonly target: Body;
}

export const pairs = (random: () => number, count: number): Query[] => Array.from({ length: count }, () => randomPair(random));

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

/** A table of 50 boxes and 40 cylinders, some `count` queries on it, and the peer’s answers to all of them. */
export function randomSights(count: number): {
  readonly table: Table;
  readonly queries: readonly Query[];
  readonly byRays: () => readonly number[];
} {
  const random = numbersOf(1977);
  const table = randomTable(random, 50, 40);
  const hierarchy = hierarchyOf(table);
  // Eyes outside of volumes: single-sided meshes have no inside.
  const inVolume = ({ x, y, z }: Place): boolean => table.features.some((f) => f.base <= z && z <= f.top && contains(f.shape, { x, y }));
  const queries = pairs(random, count).filter(({ eye }) => !inVolume(eye));
  const ray = new Ray(new Vector3(), new Vector3());
  return { table, queries, byRays: () => queries.map((query) => hiddenByHierarchy(hierarchy, query, ray)) };
}
