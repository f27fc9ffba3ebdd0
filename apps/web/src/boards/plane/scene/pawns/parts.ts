import type { Color } from 'three';
import type { Vec3 } from '../solids.ts';
import { all, ball, both, box, COAT, DARK, DEEP, PALE, plate, rod, turned, WHITE, type Piece } from './pieces.ts';

/** Parts that several kinds of pawn have. The feet of a pawn are on its base, this high. */
export const SOLE = 0.08;
/** The neck of somebody of usual size. */
export const NECK = 1.08;

export const legs = ({
  apart = 0.13,
  thick = 0.1,
  hip = 0.6,
  stride = 0,
  colour = DEEP,
}: { apart?: number; thick?: number; hip?: number; stride?: number; colour?: Color } = {}): Piece =>
  both((side) =>
    all(
      rod([side * apart, side * stride, SOLE], [side * apart * 0.75, 0, hip], thick, thick * 1.25, colour),
      box([side * apart, side * stride + 0.05, SOLE + 0.05], [thick * 1.7, thick * 2.8, 0.1], DARK),
    ),
  );

/** From the belt to the shoulders. */
export const torso = ({
  waist = 0.2,
  chest = 0.29,
  colour = COAT,
  top = WHITE,
  from = 0.56,
}: { waist?: number; chest?: number; colour?: Color; top?: Color; from?: number } = {}): Piece =>
  turned(
    [
      [waist * 1.1, from, DARK],
      [waist * 1.05, from + 0.1, DARK],
      [waist, from + 0.1, colour],
      [chest, 0.92, top],
      [chest * 0.85, 1.03, top],
      [0.08, NECK, colour],
    ],
    { squash: 0.78 },
  );

/** Cloth down to a height above the ground, wider below. */
export const robe = ({
  hem = SOLE,
  wide = 0.34,
  waist = 0.19,
  chest = 0.27,
  colour = COAT,
  top = WHITE,
  edge = DEEP,
  sides = 8,
}: {
  hem?: number;
  wide?: number;
  waist?: number;
  chest?: number;
  colour?: Color;
  top?: Color;
  edge?: Color;
  sides?: number;
} = {}): Piece =>
  turned(
    [
      [0, hem, edge],
      [wide, hem, edge],
      [wide * 0.95, hem + 0.08, colour],
      [waist, 0.62, colour],
      [chest, 0.94, top],
      [chest * 0.8, 1.04, top],
      [0.08, NECK, colour],
    ],
    { sides, squash: 0.9 },
  );

export const belt = (at: number, radius: number, colour = DARK): Piece =>
  turned(
    [
      [radius, at, colour],
      [radius, at + 0.08, colour],
    ],
    { squash: 0.85 },
  );

const FACE: Vec3 = [0, 0, NECK + 0.2];

/** A bare head, with hair where it has a colour. */
export const head = ({
  skin = PALE,
  hair,
  radius = 0.2,
  at = FACE,
}: { skin?: Color; hair?: Color; radius?: number; at?: Vec3 } = {}): Piece =>
  all(
    ball(at, [radius, radius, radius * 1.1], skin, 5, 8),
    ...(hair
      ? [ball([at[0], at[1] - radius * 0.22, at[2] + radius * 0.2], [radius * 1.06, radius * 0.98, radius * 1.02], hair, 4, 7)]
      : []),
  );

/** A whole helmet with a slit to look out of. */
export const helmet = ({ colour = WHITE, radius = 0.23, visor = DARK }: { colour?: Color; radius?: number; visor?: Color } = {}): Piece =>
  all(
    turned(
      [
        [radius * 0.55, NECK - 0.02, DEEP],
        [radius * 0.98, NECK + 0.06, colour],
        [radius, NECK + 0.24, colour],
        [radius * 0.72, NECK + 0.41, colour],
        [0, NECK + 0.48, colour],
      ],
      { sides: 9 },
    ),
    box([0, radius * 0.85, NECK + 0.22], [radius * 1.3, radius * 0.36, 0.09], visor),
  );

/** A hood drawn over a dark face, its point behind. */
export const hood = ({ colour = WHITE, point = 0.16, at = FACE }: { colour?: Color; point?: number; at?: Vec3 } = {}): Piece =>
  all(
    turned(
      [
        [0.25, -0.24, colour],
        [0.26, 0.02, colour],
        [0.15, 0.22, colour],
        [0, 0.28, colour],
      ],
      { at, sides: 8 },
    ),
    rod([0, -0.06, at[2] + 0.16], [0, -0.16 - point, at[2] + 0.16 + point * 0.4], 0.16, 0, colour, 6),
    ball([0, at[1] + 0.15, at[2] - 0.02], [0.16, 0.12, 0.18], DARK, 4, 6),
  );

/** A flat brim round a head. */
export const brim = (radius: number, at: number, colour: Color, squash = 1): Piece =>
  turned(
    [
      [0.1, at - 0.03, DEEP],
      [radius, at, colour],
      [radius * 0.98, at + 0.04, colour],
      [0.1, at + 0.05, colour],
    ],
    { sides: 9, squash },
  );

/** A cross as it is seen from the front, the middle at a height. */
export const cross = (at: Vec3, arm: number, colour: Color): Piece =>
  all(box(at, [arm * 2, 0.05, arm * 0.62], colour), box(at, [arm * 0.62, 0.052, arm * 2], colour));

/** The same lying flat, for eyes from above. */
export const lyingCross = (at: Vec3, arm: number, colour: Color): Piece =>
  all(box(at, [arm * 2, arm * 0.62, 0.05], colour), box(at, [arm * 0.62, arm * 2, 0.052], colour));

export const pads = (wide: number, radius: number, colour: Color, at = 1): Piece =>
  both((side) => ball([side * wide, 0, at], [radius, radius * 1.05, radius * 0.85], colour, 4, 6));

/** Edges of a cape from its left to its right, below and above. */
const CAPE: readonly (readonly [low: Vec3, high: Vec3])[] = [
  [
    [-0.46, -0.28, 0.12],
    [-0.3, -0.06, 1.06],
  ],
  [
    [-0.18, -0.42, 0.1],
    [-0.12, -0.22, 1.08],
  ],
  [
    [0.18, -0.42, 0.1],
    [0.12, -0.22, 1.08],
  ],
  [
    [0.46, -0.28, 0.12],
    [0.3, -0.06, 1.06],
  ],
];

/** Cloth that hangs down the back. */
export const cape: Piece = (solids) => {
  for (const [i, [b, c]] of CAPE.slice(1).entries()) {
    const [a, d] = CAPE[i] ?? [b, c];
    solids.triangle(b, a, d, [COAT, COAT, WHITE]);
    solids.triangle(b, d, c, [COAT, WHITE, WHITE]);
    solids.triangle(a, b, c, [DEEP, DEEP, DEEP]);
    solids.triangle(a, c, d, [DEEP, DEEP, DEEP]);
  }
};

/** A high shield on the left arm. */
export const shield: Piece = (solids) => {
  const outline = [
    [0, -0.52],
    [0.22, -0.28],
    [0.29, 0.05],
    [0.29, 0.36],
    [0, 0.44],
    [-0.29, 0.36],
    [-0.29, 0.05],
    [-0.22, -0.28],
  ] as const;
  const inner = outline.map(([x, z]) => [x * 0.82, z * 0.84] as const);
  plate(outline, 0.07, DARK)(solids);
  plate(inner, 0.1, WHITE)(solids);
  cross([0, 0.05, 0.04], 0.17, PALE)(solids);
};
