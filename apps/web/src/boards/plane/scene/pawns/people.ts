import type { Kind } from '@escarmouche/content/silhouettes';
import type { Body } from './body.ts';
import { belt, brim, cape, cross, head, helmet, hood, legs, lyingCross, NECK, pads, robe, shield, SOLE, torso } from './parts.ts';
import { all, ball, bent, both, box, COAT, DARK, DEEP, GLOW, PALE, plate, put, rod, turned, WHITE } from './pieces.ts';

const MAN = {
  chest: [0, 0, 1],
  wide: 0.3,
  arm: { colour: COAT, thick: 0.085, hand: DARK },
  hands: [
    [-0.36, 0.1, 0.6],
    [0.36, 0.1, 0.6],
  ],
} as const satisfies Omit<Body, 'piece'>;
const BARE = { ...MAN.arm, hand: PALE };

/** Bodies of usual size in clothes. */
export const people = {
  trooper: {
    ...MAN,
    piece: all(legs(), torso(), helmet(), pads(0.31, 0.12, WHITE), box([0, -0.28, 0.9], [0.32, 0.2, 0.36], DEEP)),
  },
  heavy: {
    ...MAN,
    wide: 0.36,
    arm: { colour: COAT, thick: 0.11, hand: DARK },
    piece: all(
      legs({ apart: 0.18, thick: 0.125 }),
      torso({ waist: 0.27, chest: 0.36 }),
      helmet({ radius: 0.2, colour: COAT }),
      pads(0.4, 0.17, WHITE),
      box([0, -0.36, 0.98], [0.5, 0.28, 0.56], DEEP),
      box([0, -0.36, 1.27], [0.3, 0.2, 0.06], WHITE),
    ),
  },
  sniper: {
    ...MAN,
    chest: [0, 0.02, 0.74],
    wide: 0.22,
    grip: 1.1,
    piece: all(
      turned(
        [
          [0.42, SOLE, DEEP],
          [0.36, 0.2, COAT],
          [0.22, 0.72, WHITE],
          [0.1, 0.84, WHITE],
        ],
        { at: [0, -0.06, 0], squash: 1.05 },
      ),
      rod([0.16, 0.32, SOLE], [0.16, 0.3, 0.42], 0.09, 0.11, DEEP),
      rod([0.16, 0.3, 0.4], [0.12, 0, 0.44], 0.11, 0.12, DEEP),
      hood({ at: [0, 0.04, 1], point: 0.2 }),
    ),
  },
  pistol: {
    ...MAN,
    arm: BARE,
    piece: all(
      legs(),
      robe({ hem: 0.24, wide: 0.33, edge: COAT, colour: WHITE }),
      belt(0.6, 0.21),
      head({ hair: DARK }),
      brim(0.42, NECK + 0.3, WHITE, 0.86),
      turned(
        [
          [0.2, NECK + 0.32, DARK],
          [0.19, NECK + 0.4, DARK],
          [0.19, NECK + 0.4, WHITE],
          [0.16, NECK + 0.54, WHITE],
          [0, NECK + 0.5, COAT],
        ],
        { sides: 8, squash: 1.1 },
      ),
    ),
  },
  robed: {
    ...MAN,
    arm: { colour: COAT, thick: 0.11, hand: PALE },
    piece: all(robe({ wide: 0.4, sides: 10 }), belt(0.58, 0.21), hood({ point: 0.24 })),
  },
  staff: {
    ...MAN,
    arm: { colour: WHITE, thick: 0.12, hand: PALE },
    piece: all(
      legs({ thick: 0.08 }),
      robe({ hem: 0.3, wide: 0.3, colour: WHITE }),
      belt(0.6, 0.21),
      head({ radius: 0.22 }),
      belt(NECK + 0.24, 0.225, DEEP),
    ),
  },
  guard: {
    ...MAN,
    hands: [[-0.26, 0.36, 0.84], MAN.hands[1]],
    taken: true,
    piece: all(
      legs(),
      torso(),
      helmet({ colour: COAT }),
      rod([0, 0, NECK + 0.4], [0, 0, NECK + 0.64], 0.16, 0, WHITE, 6),
      pads(0.31, 0.12, WHITE),
      put({ at: [-0.2, 0.46, 0.78], yaw: 0.24, pitch: 0.16 }, shield),
    ),
  },
  spear: {
    ...MAN,
    arm: BARE,
    piece: all(
      legs(),
      robe({ hem: 0.42, wide: 0.28, edge: COAT }),
      belt(0.6, 0.21),
      head(),
      brim(0.33, NECK + 0.26, COAT),
      turned(
        [
          [0.22, NECK + 0.28, WHITE],
          [0.16, NECK + 0.44, WHITE],
          [0, NECK + 0.62, WHITE],
        ],
        { sides: 8 },
      ),
    ),
  },
  archer: {
    ...MAN,
    arm: BARE,
    piece: all(
      legs({ thick: 0.085 }),
      robe({ hem: 0.4, wide: 0.29, edge: COAT }),
      belt(0.6, 0.21),
      hood({ point: 0.1 }),
      put(
        { at: [0.12, -0.26, 0.72], roll: 0.42 },
        rod([0, 0, 0], [0, 0, 0.56], 0.09, 0.11, DARK, 6),
        both((side) => rod([side * 0.05, 0, 0.5], [side * 0.07, 0, 0.78], 0.03, 0.05, PALE, 3)),
        rod([0, 0.05, 0.5], [0, 0.06, 0.82], 0.03, 0.05, PALE, 3),
      ),
    ),
  },
  mage: {
    ...MAN,
    arm: { colour: WHITE, thick: 0.13, hand: PALE },
    hands: [
      [-0.44, 0.34, 0.86],
      [0.44, 0.34, 0.86],
    ],
    piece: all(
      robe({ wide: 0.4, sides: 10, edge: PALE }),
      head(),
      rod([0, 0.14, NECK + 0.14], [0, 0.26, 0.66], 0.13, 0.02, PALE, 5),
      brim(0.38, NECK + 0.28, WHITE),
      rod([0, 0, NECK + 0.3], [0, -0.04, NECK + 0.62], 0.24, 0.13, WHITE, 8),
      rod([0, -0.04, NECK + 0.6], [0.04, -0.2, NECK + 0.86], 0.135, 0, WHITE, 7),
      turned(
        [
          [0.25, NECK + 0.3, DARK],
          [0.235, NECK + 0.37, DARK],
        ],
        { sides: 8 },
      ),
    ),
  },
  healer: {
    ...MAN,
    arm: { colour: PALE, thick: 0.09, hand: DARK },
    piece: all(
      legs(),
      robe({ hem: 0.38, wide: 0.29, edge: PALE, colour: PALE, top: PALE }),
      head(),
      turned(
        [
          [0.22, NECK + 0.26, WHITE],
          [0.25, NECK + 0.42, PALE],
          [0, NECK + 0.44, PALE],
        ],
        { sides: 8 },
      ),
      lyingCross([0, 0, NECK + 0.45], 0.17, DEEP),
      box([0, -0.34, 0.86], [0.46, 0.26, 0.44], WHITE),
      cross([0, -0.46, 0.86], 0.16, PALE),
      lyingCross([0, -0.34, 1.08], 0.12, PALE),
      cross([0, 0.22, 0.86], 0.15, WHITE),
    ),
  },
  priest: {
    ...MAN,
    arm: { colour: DEEP, thick: 0.1, hand: PALE },
    hands: [
      [-0.14, 0.42, 0.9],
      [0.36, 0.3, 1.2],
    ],
    taken: true,
    piece: all(
      robe({ wide: 0.38, colour: DEEP, top: DEEP, sides: 10 }),
      head({ hair: DEEP }),
      ball([0, -0.02, NECK + 0.38], [0.12, 0.12, 0.06], PALE, 4, 7),
      both((side) =>
        plate(
          [
            [side > 0 ? 0.05 : -0.14, 0.1],
            [side > 0 ? 0.14 : -0.05, 0.1],
            [side > 0 ? 0.14 : -0.05, 1.02],
            [side > 0 ? 0.05 : -0.14, 1.02],
          ],
          0.62,
          WHITE,
        ),
      ),
      put(
        { at: [-0.14, 0.46, 0.96], pitch: -0.6 },
        both((side) => put({ roll: side * 0.25 }, box([side * 0.11, 0, 0], [0.2, 0.05, 0.26], PALE))),
      ),
    ),
  },
  civilian: {
    ...MAN,
    arm: { colour: WHITE, thick: 0.07, hand: PALE },
    wide: 0.25,
    piece: all(legs({ apart: 0.1, thick: 0.085, colour: COAT }), torso({ waist: 0.18, chest: 0.24, colour: WHITE }), head({ hair: DARK })),
  },
  police: {
    ...MAN,
    arm: { colour: DEEP, thick: 0.09, hand: PALE },
    piece: all(
      legs({ colour: DARK }),
      torso({ colour: DEEP, top: DEEP }),
      box([0.14, 0.23, 0.94], [0.1, 0.06, 0.12], GLOW),
      head(),
      turned(
        [
          [0.2, NECK + 0.24, DARK],
          [0.21, NECK + 0.32, DARK],
          [0.21, NECK + 0.32, WHITE],
          [0.32, NECK + 0.42, WHITE],
          [0.24, NECK + 0.47, WHITE],
          [0, NECK + 0.47, WHITE],
        ],
        { sides: 10 },
      ),
      box([0, 0.24, NECK + 0.29], [0.3, 0.2, 0.04], DARK),
      box([0, 0.28, NECK + 0.4], [0.1, 0.06, 0.1], GLOW),
    ),
  },
  captain: {
    ...MAN,
    piece: all(
      legs(),
      torso(),
      helmet({ colour: COAT }),
      bent(
        [
          [0, 0.2, NECK + 0.4],
          [0, 0.12, NECK + 0.58],
          [0, -0.14, NECK + 0.58],
          [0, -0.32, NECK + 0.34],
        ],
        0.075,
        PALE,
        4,
      ),
      pads(0.33, 0.14, PALE, 1.03),
      cape,
      box([0, 0.2, 0.86], [0.36, 0.1, 0.08], PALE),
    ),
  },
} satisfies Partial<Record<Kind, Body>>;
