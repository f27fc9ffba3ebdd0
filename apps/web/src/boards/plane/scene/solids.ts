import { BufferAttribute, BufferGeometry, Color, ShapeUtils, Vector2, Vector3, type Matrix4 } from 'three';
import type { Point, Shape } from '@escarmouche/space';

/** A point in paces: x to the east, y to the north, z upwards. three.js has y upwards: `build` turns everything over. */
export type Vec3 = readonly [number, number, number];
export type Texel = readonly [number, number];

const PACE = 1000;

/** Collects triangles with a normal, a colour and a texel at each corner, and makes one geometry of them. */
export function createSolids() {
  const positions: number[] = [];
  const normals: number[] = [];
  const colours: number[] = [];
  const texels: number[] = [];
  let frame: Matrix4 | undefined;

  function corner(at: Vec3, normal: Vec3, { r, g, b }: Color, [u, v]: Texel): void {
    const [x, y, z] = frame ? new Vector3(...at).applyMatrix4(frame).toArray() : at;
    const [nx, ny, nz] = frame ? new Vector3(...normal).transformDirection(frame).toArray() : normal;
    positions.push(x, z, -y);
    normals.push(nx, nz, -ny);
    colours.push(r, g, b);
    texels.push(u, v);
  }

  const solids = {
    /** Solids added meanwhile are moved, turned and scaled alike in all directions; frames lie in frames. */
    within(inner: Matrix4, add: () => void) {
      const outer = frame;
      frame = outer ? outer.clone().multiply(inner) : inner;
      add();
      frame = outer;
    },
    /** A flat triangle; corners counter-clockwise from outside. */
    triangle(
      a: Vec3,
      b: Vec3,
      c: Vec3,
      colour: readonly [Color, Color, Color],
      uv?: readonly [Texel, Texel, Texel],
      smooth?: readonly Vec3[],
    ) {
      const flat = normalOf(a, b, c);
      corner(a, smooth?.[0] ?? flat, colour[0], uv?.[0] ?? [a[0], a[1]]);
      corner(b, smooth?.[1] ?? flat, colour[1], uv?.[1] ?? [b[0], b[1]]);
      corner(c, smooth?.[2] ?? flat, colour[2], uv?.[2] ?? [c[0], c[1]]);
    },
    /** A wall between two points of the ground, seen from the right of the way from one to the other. */
    wall(a: Point, b: Point, base: number, top: number, low: Color, high: Color, start = 0, normalsAt?: readonly [Vec3, Vec3]) {
      const length = Math.hypot(b.x - a.x, b.y - a.y);
      const [a0, b0, b1, a1] = [spot(a, base), spot(b, base), spot(b, top), spot(a, top)];
      const [u0, u1] = [start, start + length];
      const [na, nb] = normalsAt ?? [];
      solids.triangle(
        a0,
        b0,
        b1,
        [low, low, high],
        [
          [u0, base],
          [u1, base],
          [u1, top],
        ],
        na && nb ? [na, nb, nb] : undefined,
      );
      solids.triangle(
        a0,
        b1,
        a1,
        [low, high, high],
        [
          [u0, base],
          [u1, top],
          [u0, top],
        ],
        na && nb ? [na, nb, na] : undefined,
      );
      return start + length;
    },
    /** A level face; `upwards` or seen from below. */
    face(outline: readonly Point[], z: number, colour: Color, upwards = true, texel: (at: Point) => Texel = ({ x, y }) => [x, y]) {
      const contour = outline.map(({ x, y }) => new Vector2(x, y));
      for (const corners of ShapeUtils.triangulateShape(contour, [])) {
        const [a, b, c] = corners.map((i) => outline[i]);
        if (!a || !b || !c) continue;
        const [p, q, r] = [spot(a, z), spot(b, z), spot(c, z)];
        const one = [colour, colour, colour] as const;
        if (upwards === normalOf(p, q, r)[2] > 0) solids.triangle(p, q, r, one, [texel(a), texel(b), texel(c)]);
        else solids.triangle(p, r, q, one, [texel(a), texel(c), texel(b)]);
      }
    },
    /** The sides of a prism, darker towards the foot. Round shapes are shaded round. */
    sides(outline: readonly Point[], base: number, top: number, low: Color, high: Color, round?: Point) {
      let start = 0;
      outline.forEach((a, i) => {
        const b = outline[(i + 1) % outline.length] ?? a;
        start = solids.wall(a, b, base, top, low, high, start, round && [outwards(a, round), outwards(b, round)]);
      });
    },
    /** A box, its middle at a point and its length along a direction. */
    box([x, y, z]: Vec3, [length, width, height]: Vec3, colour: Color, turn = 0) {
      const [c, s] = [Math.cos(turn), Math.sin(turn)];
      const corners = (
        [
          [-1, -1],
          [1, -1],
          [1, 1],
          [-1, 1],
        ] as const
      ).map(([u, v]) => {
        const [dx, dy] = [(u * length) / 2, (v * width) / 2];
        return { x: x + dx * c - dy * s, y: y + dx * s + dy * c };
      });
      solids.sides(corners, z - height / 2, z + height / 2, colour, colour);
      solids.face(corners, z + height / 2, colour);
      solids.face(corners, z - height / 2, colour, false);
    },
    /** A profile of [radius, height] turned round an upright axis; `sides` flat faces, or smooth when many. */
    turned(at: Vec3, profile: readonly (readonly [number, number, Color])[], sides: number, turn = 0, squash = 1) {
      const smooth = sides > 8;
      const angle = (i: number): number => ((i + turn) / sides) * 2 * Math.PI + Math.PI / 2;
      const on = (r: number, h: number, i: number): Vec3 => [
        at[0] + r * Math.cos(angle(i)),
        at[1] + r * squash * Math.sin(angle(i)),
        at[2] + h,
      ];
      for (let p = 0; p + 1 < profile.length; p++) {
        const [low, high] = [profile[p], profile[p + 1]];
        if (!low || !high) continue;
        const [rise, run] = [high[1] - low[1], low[0] - high[0]];
        const slant = Math.hypot(rise, run) || 1;
        for (let i = 0; i < sides; i++) {
          const lean = (j: number): Vec3 => [(Math.cos(angle(j)) * rise) / slant, (Math.sin(angle(j)) * rise) / slant, run / slant];
          const corners = [on(low[0], low[1], i), on(low[0], low[1], i + 1), on(high[0], high[1], i + 1), on(high[0], high[1], i)] as const;
          const shade = smooth ? [lean(i), lean(i + 1), lean(i + 1), lean(i)] : undefined;
          if (low[0] > 0) solids.triangle(corners[0], corners[1], corners[2], [low[2], low[2], high[2]], undefined, shade?.slice(0, 3));
          if (high[0] > 0)
            solids.triangle(
              corners[0],
              corners[2],
              corners[3],
              [low[2], high[2], high[2]],
              undefined,
              shade && [shade[0], shade[2], shade[3]].filter((n) => n !== undefined),
            );
        }
      }
    },
    /** A ball, perhaps flattened or stretched. */
    ball(at: Vec3, r: Vec3, colour: Color, rings = 6, sides = 10) {
      const point = (i: number, j: number): Vec3 => {
        const [a, b] = [(i / rings) * Math.PI, (j / sides) * 2 * Math.PI];
        return [Math.sin(a) * Math.cos(b), Math.sin(a) * Math.sin(b), -Math.cos(a)];
      };
      const placed = (n: Vec3): Vec3 => [at[0] + n[0] * r[0], at[1] + n[1] * r[1], at[2] + n[2] * r[2]];
      for (let i = 0; i < rings; i++)
        for (let j = 0; j < sides; j++) {
          const [a, b, c, d] = [point(i, j), point(i, j + 1), point(i + 1, j + 1), point(i + 1, j)];
          if (i > 0) solids.triangle(placed(a), placed(b), placed(c), [colour, colour, colour], undefined, [a, b, c]);
          if (i + 1 < rings) solids.triangle(placed(a), placed(c), placed(d), [colour, colour, colour], undefined, [a, c, d]);
        }
    },
    get empty(): boolean {
      return positions.length === 0;
    },
    build(): BufferGeometry {
      const geometry = new BufferGeometry();
      geometry.setAttribute('position', new BufferAttribute(new Float32Array(positions), 3));
      geometry.setAttribute('normal', new BufferAttribute(new Float32Array(normals), 3));
      geometry.setAttribute('color', new BufferAttribute(new Float32Array(colours), 3));
      geometry.setAttribute('uv', new BufferAttribute(new Float32Array(texels), 2));
      return geometry;
    },
  };
  return solids;
}

export type Solids = ReturnType<typeof createSolids>;

const spot = ({ x, y }: Point, z: number): Vec3 => [x, y, z];

function outwards({ x, y }: Point, from: Point): Vec3 {
  const size = Math.hypot(x - from.x, y - from.y) || 1;
  return [(x - from.x) / size, (y - from.y) / size, 0];
}

function normalOf([ax, ay, az]: Vec3, [bx, by, bz]: Vec3, [cx, cy, cz]: Vec3): Vec3 {
  const [ux, uy, uz, vx, vy, vz] = [bx - ax, by - ay, bz - az, cx - ax, cy - ay, cz - az];
  const [x, y, z] = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
  const size = Math.hypot(x, y, z) || 1;
  return [x / size, y / size, z / size];
}

const ROUND = 28;

/** The outline of a shape in paces, counter-clockwise. */
export function outlineOf(shape: Shape): readonly Point[] {
  if (shape.type === 'polygon') return shape.points.map(({ x, y }) => ({ x: x / PACE, y: y / PACE }));
  return Array.from({ length: ROUND }, (_, i) => {
    const angle = (i / ROUND) * 2 * Math.PI;
    return { x: (shape.x + shape.r * Math.cos(angle)) / PACE, y: (shape.y + shape.r * Math.sin(angle)) / PACE };
  });
}

/** An outline drawn in by a length; nothing where it is too narrow for that. */
export function inset(outline: readonly Point[], by: number): readonly Point[] | undefined {
  const inner = outline.map((p, i) => {
    const before = outline[(i + outline.length - 1) % outline.length] ?? p;
    const after = outline[(i + 1) % outline.length] ?? p;
    const [a, b] = [unit(before, p), unit(p, after)];
    const turn = 1 + a.x * b.x + a.y * b.y;
    return turn < 0.2 ? p : { x: p.x - ((a.y + b.y) * by) / turn, y: p.y + ((a.x + b.x) * by) / turn };
  });
  const kept = outline.every((p, i) => {
    const [q, from, to] = [outline[(i + 1) % outline.length] ?? p, inner[i] ?? p, inner[(i + 1) % outline.length] ?? p];
    return (q.x - p.x) * (to.x - from.x) + (q.y - p.y) * (to.y - from.y) > 0;
  });
  return kept ? inner : undefined;
}

function unit(a: Point, b: Point): Point {
  const size = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  return { x: (b.x - a.x) / size, y: (b.y - a.y) / size };
}

/** A colour of the palettes: three.js does not read `rgb(1 2 3)`. */
export const paint = (css: string): Color => new Color(css.startsWith('rgb(') ? css.replaceAll(' ', ',') : css);

/** Colours that darken another, for a foot or a shadowed side. */
export const shade = (colour: Color, by: number): Color => colour.clone().multiplyScalar(by);
