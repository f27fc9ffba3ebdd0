import type { Held } from '@escarmouche/content/silhouettes';
import type { Vec3 } from '../solids.ts';
import { all, ball, bent, both, box, DARK, DEEP, GLOW, PALE, plate, put, rod, turned, WHITE, type Piece, type Put } from './pieces.ts';

/** A thing in hand, its grip at the origin; things that are aimed point ahead, things that are swung stand upright. */
export interface Thing {
  readonly piece: Piece;
  /** As it is carried, and as it is held on alert; from the middle of the chest of somebody of usual size. */
  readonly carried: Put;
  readonly raised: Put;
  /** Where the other hand takes hold of it, if it needs both. */
  readonly other?: Vec3;
}

const AIMED: Pick<Thing, 'carried' | 'raised'> = {
  carried: { at: [0.16, 0.2, -0.2], yaw: 0.5, pitch: -0.1 },
  raised: { at: [0.16, 0.2, 0.16], yaw: 0.04, pitch: 0.42 },
};
const SWUNG: Pick<Thing, 'carried' | 'raised'> = {
  carried: { at: [0.38, 0.26, -0.28], pitch: -0.75, roll: 0.12 },
  raised: { at: [0.42, 0.1, 0.36], pitch: 0.3, roll: 0.3 },
};
const PLANTED: Pick<Thing, 'carried' | 'raised'> = {
  carried: { at: [0.42, 0.2, -0.2], pitch: -0.12, roll: 0.06 },
  raised: { at: [0.38, 0.06, 0.12], pitch: -1.25 },
};

const barrel = (from: number, to: number, radius: number, sides = 5): Piece =>
  rod([0, from, 0.03], [0, to, 0.03], radius, radius * 0.85, DARK, sides);

/** From the middle up, mirrored downwards. */
const BOW: readonly Vec3[] = [
  [0, -0.24, 0.62],
  [0, 0, 0.46],
  [0, 0.1, 0.2],
  [0, 0.07, 0],
  [0, 0.1, -0.2],
  [0, 0, -0.46],
  [0, -0.24, -0.62],
];

const AXE: readonly (readonly [number, number])[] = [
  [0.02, 0.34],
  [0.26, 0.24],
  [0.31, 0.42],
  [0.26, 0.62],
  [0.02, 0.54],
];

export const THINGS: Readonly<Record<Held, Thing>> = {
  pistol: {
    piece: all(box([0, 0.16, 0.05], [0.07, 0.36, 0.09], DARK), box([0, 0.02, -0.05], [0.065, 0.09, 0.16], DARK)),
    carried: { at: [0.34, 0.3, -0.24], pitch: -0.1, yaw: 0.06 },
    raised: { at: [0.3, 0.36, 0.24], pitch: 0.5 },
  },
  rifle: {
    piece: all(
      box([0, -0.2, -0.02], [0.075, 0.24, 0.13], DARK),
      box([0, 0.1, 0.02], [0.085, 0.4, 0.11], DARK),
      box([0, 0.12, -0.09], [0.07, 0.09, 0.14], DARK),
      barrel(0.28, 0.62, 0.045),
    ),
    ...AIMED,
    other: [0, 0.28, 0],
  },
  long: {
    piece: all(
      box([0, -0.24, -0.02], [0.07, 0.3, 0.12], DARK),
      box([0, 0.08, 0.02], [0.075, 0.4, 0.09], DARK),
      barrel(0.26, 1.2, 0.034),
      box([0, 1.2, 0.03], [0.09, 0.12, 0.09], DARK),
      rod([0, -0.08, 0.13], [0, 0.26, 0.13], 0.05, 0.06, PALE),
    ),
    carried: { at: [0.12, 0.16, -0.1], yaw: 0.28, pitch: 0.02 },
    raised: { at: [0.14, 0.18, 0.08], pitch: 0.3 },
    other: [0, 0.3, 0],
  },
  heavy: {
    piece: all(
      box([0, -0.06, 0.02], [0.2, 0.46, 0.22], DARK),
      barrel(0.16, 0.78, 0.11, 6),
      turned(
        [
          [0.13, 0, DEEP],
          [0.13, 0.12, DEEP],
          [0, 0.12, DEEP],
        ],
        { at: [0, 0.66, -0.03], sides: 6 },
      ),
      rod([0.1, -0.06, -0.06], [0.3, -0.06, -0.06], 0.16, 0.16, DEEP, 7),
    ),
    carried: { at: [0.16, 0.24, -0.34], yaw: 0.22 },
    raised: { at: [0.2, 0.22, -0.04], pitch: 0.36 },
    other: [-0.06, 0.32, 0.1],
  },
  bow: {
    piece: all(
      bent(BOW, 0.035, DARK, 3),
      rod([0, -0.24, -0.62], [0, -0.24, 0.62], 0.012, 0.012, PALE, 3),
      rod([0, -0.3, 0], [0, 0.3, 0], 0.016, 0.016, PALE, 3),
    ),
    carried: { at: [-0.3, 0.36, -0.16], roll: 0.3, yaw: 0.35 },
    raised: { at: [-0.16, 0.5, 0.14], pitch: 0.3, roll: 0.15 },
    other: [0, -0.28, 0],
  },
  crossbow: {
    piece: all(
      box([0, 0.06, 0], [0.085, 0.62, 0.1], DARK),
      bent(
        [
          [-0.4, 0.2, 0.02],
          [-0.22, 0.36, 0.02],
          [0.22, 0.36, 0.02],
          [0.4, 0.2, 0.02],
        ],
        0.035,
        DARK,
      ),
      bent(
        [
          [-0.4, 0.2, 0.04],
          [0, 0.06, 0.06],
          [0.4, 0.2, 0.04],
        ],
        0.012,
        PALE,
        3,
      ),
    ),
    ...AIMED,
    carried: { at: [0.12, 0.24, -0.2], yaw: 0.16, pitch: -0.08 },
    other: [0, 0.24, 0],
  },
  blade: {
    piece: all(
      rod([0, 0, -0.12], [0, 0, 0.08], 0.035, 0.035, DARK, 4),
      box([0, 0, 0.1], [0.24, 0.06, 0.05], DARK),
      plate(
        [
          [-0.055, 0.12],
          [0.055, 0.12],
          [0.05, 0.66],
          [0, 0.82],
          [-0.05, 0.66],
        ],
        0.035,
        PALE,
      ),
    ),
    ...SWUNG,
  },
  saber: {
    piece: all(rod([0, 0, -0.12], [0, 0, 0.12], 0.04, 0.04, DARK, 5), rod([0, 0, 0.12], [0, 0, 1], 0.05, 0.03, GLOW, 5)),
    ...SWUNG,
  },
  axe: {
    piece: all(
      rod([0, 0, -0.3], [0, 0, 0.66], 0.035, 0.035, DARK, 4),
      plate(AXE, 0.05, PALE),
      put({ yaw: Math.PI }, plate(AXE, 0.05, PALE)),
    ),
    ...SWUNG,
  },
  club: {
    piece: all(
      rod([0, 0, -0.2], [0, 0, 0.46], 0.035, 0.045, DARK, 4),
      turned(
        [
          [0.09, 0.4, DEEP],
          [0.16, 0.46, WHITE],
          [0.16, 0.7, WHITE],
          [0.09, 0.78, DEEP],
          [0, 0.78, DEEP],
        ],
        { sides: 6 },
      ),
    ),
    ...SWUNG,
  },
  spear: {
    piece: all(
      rod([0, 0, -0.66], [0, 0, 1.02], 0.032, 0.028, DARK, 4),
      turned(
        [
          [0, 0.96, PALE],
          [0.085, 1.06, PALE],
          [0, 1.34, PALE],
        ],
        { sides: 4 },
      ),
    ),
    ...PLANTED,
  },
  staff: {
    piece: all(rod([0, 0, -0.68], [0, 0, 0.82], 0.04, 0.045, DEEP, 5), ball([0, 0, 0.86], 0.085, PALE, 4, 6)),
    ...PLANTED,
  },
  bomb: {
    piece: all(
      ball([0, 0, 0.04], 0.15, DARK, 5, 7),
      rod([0, 0, 0.16], [0.06, 0, 0.28], 0.03, 0.02, PALE, 4),
      both((side) => rod([0.06, 0, 0.28], [0.06 + 0.05 * side, 0.04, 0.34], 0.02, 0, GLOW, 3)),
    ),
    carried: { at: [0.4, 0.3, -0.14] },
    raised: { at: [0.42, -0.06, 0.44] },
  },
};
