import { ORIGIN } from '@escarmouche/skirmish/plane/testing';
import { canStand, gap, type Body, type Feature, type FeatureKind, type Place, type Point } from '@escarmouche/space';
import { numbersOf } from '../../space/test/rays.ts';

/** Random ground for tests, the same for a seed. Places in units from the south-west corner of a square of paces. */

const KINDS: readonly (readonly [FeatureKind, number])[] = [
  ['solid', 3000],
  ['solid', 2500],
  ['solid', 400],
  ['linear', 900],
  ['difficult', 0],
  ['water', 0],
];

const BASE = { r: 500, h: 1500 };

/** Boxes and cylinders of every kind on a square of so many units, and places of figures that do not overlap, on the ground or on a roof. */
export function scattered(
  seed: number,
  size: number,
  pieces: number,
  figures: number,
): { features: readonly Feature[]; places: readonly Place[] } {
  const random = numbersOf(seed);
  const between = (low: number, high: number): number => Math.floor(low + random() * (high - low + 1));
  const features = Array.from({ length: pieces }, (_, i): Feature => {
    const [kind, top] = KINDS[between(0, KINDS.length - 1)] ?? ['solid', 3000];
    const [x, y, w, d] = [between(0, size), between(0, size), between(400, 3000), kind === 'linear' ? 400 : between(400, 3000)];
    const slant = (random() * 2 - 1) / 2;
    const corner = (u: number, v: number): { x: number; y: number } => ({
      x: Math.round(x + u - slant * v),
      y: Math.round(y + slant * u + v),
    });
    const shape: Feature['shape'] =
      kind !== 'linear' && random() < 0.25
        ? { type: 'disc', x, y, r: Math.round(w / 2) }
        : { type: 'polygon', points: [corner(0, 0), corner(w, 0), corner(w, d), corner(0, d)] };
    return { id: `f${String(i)}`, kind, shape, base: 0, top };
  });
  const table = { width: size, height: size, features };
  const bodies: Body[] = [];
  for (let tries = 0; bodies.length < figures && tries < 500; tries++) {
    const z = [0, 0, 0, 400, 2500][between(0, 4)] ?? 0;
    const body = { x: between(500, size - 500), y: between(500, size - 500), z, ...BASE };
    if (canStand(table, body, []) === undefined && bodies.every((one) => gap(one, body) >= 0)) bodies.push(body);
  }
  return { features, places: bodies.map(({ x, y, z }) => ({ x, y, z })) };
}

const SIZE = 14_000;
const CORNER = ORIGIN - SIZE / 2;

const onTable = ({ x, y }: Point): Point => ({ x: x + CORNER, y: y + CORNER });

/** A random scene in the middle of a system's table, in which figure a acts. */
export function scene(seed: number) {
  const { features, places } = scattered(seed, SIZE, 14, 8);
  const ids = ['a', 'b', 'a2', 'b2', 'a3', 'b3', 'b4', 'b5'];
  const terrain = features.map(({ shape, ...rest }): Feature => ({
    ...rest,
    shape: shape.type === 'disc' ? { ...shape, ...onTable(shape) } : { type: 'polygon', points: shape.points.map(onTable) },
  }));
  const spots = places.map(({ x, y, z }, i) => {
    const spot = [(x - SIZE / 2) / 1000, (y - SIZE / 2) / 1000, z / 1000] as const;
    return [ids[i] ?? '', { at: spot, facing: 'south' as const }];
  });
  return { figures: Object.fromEntries(spots), terrain, activation: 'a' };
}
