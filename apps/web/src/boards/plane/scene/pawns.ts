import { Color, type BufferGeometry } from 'three';
import type { SideLook } from '../../sides.ts';
import { createSolids, shade, type Solids } from './solids.ts';

/**
 * Sculpted pawns of our own, made for a base of half a pace across its middle and looking north. Their colours are shares of the side's colour: white
 * takes it whole. A side is known by the cut of coat and helmet as well as by its colour.
 */
const WHITE = new Color('#fff');
const COAT = new Color().setRGB(0.7, 0.7, 0.7);
const DEEP = new Color().setRGB(0.3, 0.3, 0.3);
const DARK = new Color().setRGB(0.05, 0.05, 0.06);

export const BASE_RADIUS = 0.5;

const CUT: Record<SideLook['shape'], { readonly sides: number; readonly turn: number }> = {
  disc: { sides: 12, turn: 0 },
  diamond: { sides: 4, turn: 0 },
  square: { sides: 4, turn: 0.5 },
  triangle: { sides: 3, turn: 0 },
  hexagon: { sides: 6, turn: 0.5 },
  pentagon: { sides: 5, turn: 0 },
};

type Profile = readonly (readonly [number, number, Color])[];

const HELMETS: Record<SideLook['shape'], Profile> = {
  disc: [
    [0.09, 1.14, DEEP],
    [0.17, 1.22, WHITE],
    [0.21, 1.34, WHITE],
    [0.19, 1.44, WHITE],
    [0.12, 1.52, WHITE],
    [0, 1.55, WHITE],
  ],
  diamond: [
    [0.1, 1.12, DEEP],
    [0.27, 1.34, WHITE],
    [0, 1.62, WHITE],
  ],
  square: [
    [0.13, 1.15, DEEP],
    [0.23, 1.2, WHITE],
    [0.25, 1.48, WHITE],
    [0.2, 1.54, WHITE],
    [0, 1.54, WHITE],
  ],
  triangle: [
    [0.1, 1.14, DEEP],
    [0.29, 1.2, WHITE],
    [0.22, 1.36, WHITE],
    [0, 1.68, WHITE],
  ],
  hexagon: [
    [0.1, 1.14, DEEP],
    [0.22, 1.2, WHITE],
    [0.24, 1.4, WHITE],
    [0.14, 1.52, COAT],
    [0, 1.53, WHITE],
  ],
  pentagon: [
    [0.1, 1.14, DEEP],
    [0.17, 1.22, WHITE],
    [0.18, 1.36, COAT],
    [0.27, 1.54, WHITE],
    [0, 1.46, COAT],
  ],
};

/** Distance from the middle to the front of a helmet. */
const BROW: Record<SideLook['shape'], number> = { disc: 0.19, diamond: 0.19, square: 0.165, triangle: 0.2, hexagon: 0.2, pentagon: 0.15 };

export function pawnGeometry(shape: SideLook['shape']): BufferGeometry {
  const { sides, turn } = CUT[shape];
  const wide = sides === 12 ? 1 : sides === 3 ? 1.28 : sides === 4 ? 1.16 : 1.06;
  const solids = createSolids();
  const coat: Profile = [
    [0, 0.08, DEEP],
    [0.3 * wide, 0.08, DEEP],
    [0.34 * wide, 0.16, COAT],
    [0.25 * wide, 0.5, COAT],
    [0.2 * wide, 0.68, WHITE],
  ];
  const belt: Profile = [
    [0.215 * wide, 0.66, DARK],
    [0.215 * wide, 0.74, DARK],
  ];
  const chest: Profile = [
    [0.2 * wide, 0.72, COAT],
    [0.3 * wide, 1, WHITE],
    [0.27 * wide, 1.09, WHITE],
    [0.1, 1.16, COAT],
  ];
  for (const part of [coat, belt, chest]) solids.turned([0, 0, 0], part, sides, turn);
  solids.turned([0, 0, 0], HELMETS[shape], sides, turn);
  arms(solids);
  solids.box([0, BROW[shape], 1.34], [0.24, 0.08, 0.075], DARK);
  solids.box([0, -0.27, 0.92], [0.3, 0.16, 0.34], DEEP);
  return solids.build();
}

/** The outline of a pawn and no more, for showing where one stands behind something. */
export function shadeGeometry(): BufferGeometry {
  const solids = createSolids();
  solids.turned(
    [0, 0, 0],
    [
      [0.3, 0.05, WHITE],
      [0.3, 1.08, WHITE],
      [0.12, 1.18, WHITE],
      [0.2, 1.36, WHITE],
      [0, 1.55, WHITE],
    ],
    7,
  );
  return solids.build();
}

/** Shoulders, arms that come forward and a weapon, which show the facing of a pawn from any side. */
function arms(solids: Solids): void {
  for (const side of [-1, 1]) {
    solids.ball([side * 0.3, 0.02, 1], [0.12, 0.13, 0.13], WHITE, 4, 6);
    solids.ball([side * 0.27, 0.17, 0.86], [0.08, 0.18, 0.09], COAT, 4, 6);
  }
  solids.box([0.14, 0.34, 0.84], [0.075, 0.62, 0.1], DARK);
  solids.box([0.14, 0.14, 0.76], [0.07, 0.1, 0.14], DARK);
}

/** The base: a low dish, dark above, its slanted rim in the side's colour. */
export function baseGeometry(): BufferGeometry {
  const solids = createSolids();
  const r = BASE_RADIUS;
  solids.turned(
    [0, 0, 0],
    [
      [r, 0, DEEP],
      [r, 0.03, WHITE],
      [r * 0.93, 0.085, WHITE],
      [r * 0.84, 0.085, COAT],
      [r * 0.82, 0.08, DARK],
      [0, 0.08, DARK],
    ],
    20,
  );
  return solids.build();
}

/** Flat marks on the ground around a base of radius 1, looking north. */
export function noseGeometry(): BufferGeometry {
  const solids = createSolids();
  solids.triangle([-0.42, 0.98, 0], [0.42, 0.98, 0], [0, 1.55, 0], [WHITE, WHITE, WHITE]);
  return solids.build();
}

/** The half of the surroundings that a figure looks at. */
export function arcGeometry(): BufferGeometry {
  const solids = createSolids();
  ringPart(solids, 1.02, 1.8, 0, Math.PI, 20);
  return solids.build();
}

/** A ring, whole or of so many dashes. */
export function ringGeometry(inner: number, outer: number, dashes = 0): BufferGeometry {
  const solids = createSolids();
  if (dashes === 0) ringPart(solids, inner, outer, 0, 2 * Math.PI, 36);
  for (let i = 0; i < dashes; i++) {
    const step = (2 * Math.PI) / dashes;
    ringPart(solids, inner, outer, i * step, (i + 0.58) * step, Math.max(1, Math.round(20 / dashes)));
  }
  return solids.build();
}

const on = (angle: number, r: number) => [Math.cos(angle) * r, Math.sin(angle) * r, 0] as const;

function ringPart(solids: Solids, inner: number, outer: number, from: number, to: number, parts: number): void {
  const white = [WHITE, WHITE, WHITE] as const;
  for (let i = 0; i < parts; i++) {
    const [a, b] = [from + ((to - from) * i) / parts, from + ((to - from) * (i + 1)) / parts];
    solids.triangle(on(a, inner), on(a, outer), on(b, outer), white);
    solids.triangle(on(a, inner), on(b, outer), on(b, inner), white);
  }
}

/** The colour of a side on a pawn: duller where the figure has had its turn, or is out of the fight. */
export function worn(colour: Color, bearing: string, spent: boolean): Color {
  if (bearing === 'out') return shade(colour.clone().lerp(new Color('#6c7078'), 0.75), 0.5);
  return spent ? shade(colour.clone().lerp(new Color('#5a606c'), 0.42), 0.62) : colour;
}
