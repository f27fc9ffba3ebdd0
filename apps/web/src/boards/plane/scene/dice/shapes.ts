import { BufferAttribute, BufferGeometry, Quaternion, Vector3 } from 'three';

/** A die for throwing: its form, and the turn that shows a face. */
export interface DieShape {
  readonly geometry: BufferGeometry;
  /** Turns the die so that this value is on top and can be read from the near edge of the tray. */
  readonly show: (face: number) => Quaternion;
  /** Height of its middle when it lies. */
  readonly rest: number;
}

type Triple = readonly [number, number, number];

const UP = new Vector3(0, 1, 0);
const ROUNDING = 0.17;
const STEPS = 6;

/** Outward directions of a cube's faces 1 to 6, opposite ones adding up to seven, and the way their pictures stand. */
const CUBE: readonly { readonly out: Triple; readonly top: Triple }[] = [
  { out: [0, 1, 0], top: [0, 0, -1] },
  { out: [0, 0, 1], top: [0, 1, 0] },
  { out: [1, 0, 0], top: [0, 1, 0] },
  { out: [-1, 0, 0], top: [0, 1, 0] },
  { out: [0, 0, -1], top: [0, 1, 0] },
  { out: [0, -1, 0], top: [0, 0, 1] },
];

const cross = ([a, b, c]: Triple, [d, e, f]: Triple): Triple => [b * f - c * e, c * d - a * f, a * e - b * d];

/** Puts a vector's picture upright: `out` upwards and `top` away from the player. */
function upright(out: Triple, top: Triple): Quaternion {
  const first = new Quaternion().setFromUnitVectors(new Vector3(...out), UP);
  const turned = rotated(top, first);
  return new Quaternion().setFromAxisAngle(UP, Math.atan2(turned[0], -turned[2])).multiply(first);
}

function rotated([x, y, z]: Triple, q: Quaternion): Triple {
  const [a, b, c] = [2 * (q.y * z - q.z * y), 2 * (q.z * x - q.x * z), 2 * (q.x * y - q.y * x)];
  return [x + q.w * a + q.y * c - q.z * b, y + q.w * b + q.z * a - q.x * c, z + q.w * c + q.x * b - q.y * a];
}

/** A cube with round edges; its texels are six pictures in a row. `values`: the value of each face. */
export function cube(values: readonly number[]): DieShape {
  const [positions, normals, texels]: [number[], number[], number[]] = [[], [], []];
  for (const [index, { out, top }] of CUBE.entries()) {
    const right = cross(top, out);
    const corner = (i: number, j: number): void => {
      const [u, v] = [i / STEPS - 0.5, j / STEPS - 0.5];
      const flat = [0, 1, 2].map((k) => (out[k] ?? 0) * 0.5 + (right[k] ?? 0) * u + (top[k] ?? 0) * v);
      const inner = flat.map((value) => Math.max(ROUNDING - 0.5, Math.min(0.5 - ROUNDING, value)));
      const lean = flat.map((value, k) => value - (inner[k] ?? 0));
      const length = Math.hypot(...lean) || 1;
      positions.push(...inner.map((value, k) => value + ((lean[k] ?? 0) / length) * ROUNDING));
      normals.push(...lean.map((value) => value / length));
      texels.push((index + 0.5 + u * 0.99) / 6, 0.5 + v * 0.99);
    };
    for (let i = 0; i < STEPS; i++)
      for (let j = 0; j < STEPS; j++)
        for (const [di, dj] of [
          [0, 0],
          [1, 0],
          [1, 1],
          [0, 0],
          [1, 1],
          [0, 1],
        ] as const)
          corner(i + di, j + dj);
  }
  return {
    geometry: geometryOf(positions, normals, texels),
    show: (face) => {
      const { out, top } = CUBE[Math.max(0, values.indexOf(face))] ?? { out: [0, 1, 0], top: [0, 0, -1] };
      return upright(out, top);
    },
    rest: 0.5,
  };
}

/** The eight faces of an octahedron: opposite values add up to nine. */
const OCTANTS: readonly Triple[] = [
  [1, 1, 1],
  [-1, 1, -1],
  [-1, 1, 1],
  [1, 1, -1],
  [-1, -1, 1],
  [1, -1, -1],
  [1, -1, 1],
  [-1, -1, -1],
];
const SIZE = 0.78;

/** An octahedron; its texels are eight pictures in a row. */
export function octahedron(): DieShape {
  const [positions, normals, texels]: [number[], number[], number[]] = [[], [], []];
  const third = 1 / Math.sqrt(3);
  for (const [index, [x, y, z]] of OCTANTS.entries()) {
    const tip: Triple = [0, y * SIZE, 0];
    const [a, b]: [Triple, Triple] =
      x * y * z > 0
        ? [
            [0, 0, z * SIZE],
            [x * SIZE, 0, 0],
          ]
        : [
            [x * SIZE, 0, 0],
            [0, 0, z * SIZE],
          ];
    positions.push(...tip, ...a, ...b);
    for (let i = 0; i < 3; i++) normals.push(x * third, y * third, z * third);
    texels.push((index + 0.5) / 8, 0.98, (index + 0.02) / 8, 0.1, (index + 0.98) / 8, 0.1);
  }
  return {
    geometry: geometryOf(positions, normals, texels),
    show: (face) => {
      const [x, y, z] = OCTANTS[face - 1] ?? [1, 1, 1];
      return upright([x * third, y * third, z * third], [(-x * y * y) / 3, (2 * y) / 3, (-z * y * y) / 3]);
    },
    rest: SIZE * third,
  };
}

function geometryOf(positions: number[], normals: number[], texels: number[]): BufferGeometry {
  return new BufferGeometry()
    .setAttribute('position', new BufferAttribute(new Float32Array(positions), 3))
    .setAttribute('normal', new BufferAttribute(new Float32Array(normals), 3))
    .setAttribute('uv', new BufferAttribute(new Float32Array(texels), 2));
}
