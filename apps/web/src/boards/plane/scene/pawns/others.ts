import type { Kind } from '@escarmouche/content/silhouettes';
import type { Body } from './body.ts';
import { belt, head, helmet, legs, NECK, pads, robe, SOLE, torso } from './parts.ts';
import { all, ball, bent, both, box, COAT, DARK, DEEP, GLOW, PALE, plate, put, rod, SICK, turned, WHITE } from './pieces.ts';

/** Bodies of another size, of iron, on four feet or dead. */
export const others = {
  beast: {
    chest: [0, 0.3, 0.62],
    wide: 0,
    arm: { colour: COAT, thick: 0, hand: COAT },
    hands: [
      [0, 0, 0],
      [0, 0, 0],
    ],
    slung: { at: [0, -0.1, 0.88], pitch: -Math.PI / 2, size: 0.8 },
    piece: all(
      ...[0.3, -0.38].flatMap((y) => [
        both((side) => rod([side * 0.2, y + 0.08, SOLE], [side * 0.17, y - 0.04, 0.56], 0.075, 0.13, COAT)),
        both((side) => box([side * 0.2, y + 0.12, SOLE + 0.04], [0.14, 0.2, 0.08], DARK)),
      ]),
      put(
        { at: [0, -0.5, 0.62], pitch: -Math.PI / 2 },
        turned([
          [0, 0, COAT],
          [0.19, 0.06, COAT],
          [0.2, 0.3, WHITE],
          [0.27, 0.72, WHITE],
          [0.2, 0.94, WHITE],
          [0, 1.02, WHITE],
        ]),
      ),
      rod([0, 0.36, 0.72], [0, 0.56, 0.98], 0.2, 0.16, WHITE, 6),
      ball([0, 0.6, 0.98], [0.19, 0.2, 0.18], WHITE, 5, 7),
      rod([0, 0.66, 0.94], [0, 0.96, 0.88], 0.13, 0.08, COAT, 5),
      box([0, 0.96, 0.92], [0.1, 0.06, 0.07], DARK),
      both((side) => rod([side * 0.11, 0.52, 1.08], [side * 0.17, 0.46, 1.34], 0.08, 0, DEEP, 4)),
      both((side) => ball([side * 0.12, 0.74, 1.05], 0.04, GLOW, 3, 4)),
      bent(
        [
          [0, -0.46, 0.7],
          [0, -0.66, 0.86],
          [0, -0.78, 1.1],
        ],
        0.07,
        WHITE,
        5,
      ),
      both((side) => rod([side * 0.04, 0.3, 0.86], [side * 0.04, -0.2, 0.84], 0.05, 0.03, DEEP, 3)),
    ),
  },
  huge: {
    chest: [0, 0.1, 1.12],
    wide: 0.5,
    arm: { colour: WHITE, thick: 0.19, hand: COAT },
    hands: [
      [-0.64, 0.3, 0.5],
      [0.64, 0.3, 0.5],
    ],
    grip: 1.1,
    piece: all(
      legs({ apart: 0.24, thick: 0.17, hip: 0.6 }),
      turned(
        [
          [0.34, 0.5, DARK],
          [0.34, 0.62, DARK],
          [0.34, 0.62, COAT],
          [0.52, 1.06, WHITE],
          [0.44, 1.3, WHITE],
          [0.2, 1.42, COAT],
          [0, 1.42, COAT],
        ],
        { squash: 0.74 },
      ),
      pads(0.52, 0.25, WHITE, 1.2),
      ball([0, 0.3, 1.36], [0.17, 0.18, 0.18], PALE, 5, 7),
      box([0, 0.44, 1.42], [0.26, 0.12, 0.06], DARK),
      rod([0, -0.2, 1.36], [0, -0.34, 1.02], 0.16, 0.2, DEEP, 5),
    ),
  },
  small: {
    chest: [0, 0.04, 0.94],
    wide: 0.26,
    arm: { colour: PALE, thick: 0.08, hand: PALE },
    hands: [
      [-0.42, 0.3, 0.8],
      [0.42, 0.3, 0.8],
    ],
    size: 0.72,
    grip: 1.05,
    piece: all(
      legs({ apart: 0.17, thick: 0.1, hip: 0.54, colour: COAT }),
      robe({ hem: 0.4, wide: 0.26, edge: DEEP, colour: COAT, chest: 0.24, top: COAT }),
      ball([0, 0.08, 1.32], [0.33, 0.3, 0.28], WHITE, 5, 8),
      rod([0, 0.32, 1.3], [0, 0.52, 1.22], 0.09, 0.02, COAT, 5),
      both((side) =>
        all(
          rod([side * 0.24, 0, 1.34], [side * 0.74, -0.14, 1.6], 0.15, 0, WHITE, 4),
          ball([side * 0.13, 0.32, 1.42], [0.075, 0.06, 0.075], GLOW, 4, 5),
        ),
      ),
    ),
  },
  jet: {
    chest: [0, 0, 1.16],
    wide: 0.28,
    arm: { colour: COAT, thick: 0.08, hand: DARK },
    hands: [
      [-0.34, 0.1, 0.76],
      [0.34, 0.1, 0.76],
    ],
    piece: put(
      { at: [0, 0, 0.16] },
      both((side) => rod([side * 0.1, -0.16, 0.14], [side * 0.11, 0, 0.6], 0.07, 0.12, DEEP)),
      rod([0, -0.02, -0.1], [0, 0, 0.56], 0.035, 0.035, DARK, 4),
      torso({ chest: 0.27 }),
      helmet({ radius: 0.21 }),
      both((side) =>
        all(
          rod([side * 0.17, -0.3, 0.6], [side * 0.17, -0.26, 1.12], 0.13, 0.12, DEEP, 7),
          rod([side * 0.17, -0.3, 0.62], [side * 0.18, -0.34, 0.28], 0.1, 0.01, GLOW, 5),
          put(
            { at: [side * 0.2, -0.26, 0.96], yaw: side * -0.32, pitch: -0.9 },
            plate(
              side > 0
                ? [
                    [0, -0.16],
                    [0.62, -0.34],
                    [0.7, -0.1],
                    [0.4, 0.16],
                    [0, 0.16],
                  ]
                : [
                    [0, 0.16],
                    [-0.4, 0.16],
                    [-0.7, -0.1],
                    [-0.62, -0.34],
                    [0, -0.16],
                  ],
              0.05,
              WHITE,
            ),
          ),
        ),
      ),
    ),
  },
  droid: {
    chest: [0, 0, 1],
    wide: 0.34,
    arm: { colour: COAT, thick: 0.055, hand: DARK },
    hands: [
      [-0.4, 0.14, 0.6],
      [0.4, 0.14, 0.6],
    ],
    piece: all(
      both((side) =>
        all(
          rod([side * 0.2, 0, SOLE], [side * 0.26, 0.1, 0.34], 0.055, 0.055, COAT, 4),
          rod([side * 0.26, 0.1, 0.34], [side * 0.12, -0.02, 0.58], 0.055, 0.055, COAT, 4),
          box([side * 0.22, 0.05, SOLE + 0.04], [0.18, 0.32, 0.08], DARK),
          box([side * 0.36, 0, 1], [0.16, 0.2, 0.16], DEEP),
        ),
      ),
      box([0, 0, 0.6], [0.26, 0.2, 0.12], DARK),
      box([0, 0, 0.86], [0.52, 0.34, 0.38], WHITE),
      box([0, 0.18, 0.86], [0.26, 0.04, 0.16], DARK),
      box([0, 0, 1.08], [0.14, 0.14, 0.08], DARK),
      box([0, 0.02, 1.3], [0.46, 0.38, 0.36], WHITE),
      box([0, 0.2, 1.32], [0.4, 0.06, 0.15], DARK),
      both((side) => box([side * 0.1, 0.24, 1.32], [0.1, 0.04, 0.1], GLOW)),
      rod([0.14, -0.1, 1.46], [0.14, -0.1, 1.74], 0.02, 0.02, DARK, 3),
      ball([0.14, -0.1, 1.76], 0.055, GLOW, 3, 5),
    ),
  },
  zombieSlow: {
    chest: [0, 0.08, 0.98],
    wide: 0.26,
    arm: { colour: DEEP, thick: 0.08, hand: SICK },
    hands: [
      [-0.2, 0.68, 1.06],
      [0.26, 0.62, 0.94],
    ],
    piece: all(
      legs({ stride: 0.12, apart: 0.15 }),
      put({ at: [0, 0.02, 0], pitch: -0.1, roll: 0.08 }, torso({ waist: 0.19, chest: 0.26, colour: DEEP, top: COAT })),
      head({ skin: SICK, at: [-0.06, 0.18, 1.24], radius: 0.21 }),
      both((side) => box([-0.06 + side * 0.08, 0.37, 1.28], [0.07, 0.04, 0.06], DARK)),
      box([-0.05, 0.37, 1.16], [0.12, 0.04, 0.05], DARK),
      both((side) => rod([side * 0.16, 0.1, 0.58], [side * 0.22, 0.14, 0.34], 0.09, 0, DEEP, 3)),
    ),
  },
  zombieQuick: {
    chest: [0, 0.34, 0.88],
    wide: 0.24,
    arm: { colour: SICK, thick: 0.07, hand: SICK },
    hands: [
      [-0.56, 0.66, 0.9],
      [0.58, 0.54, 1.14],
    ],
    piece: all(
      rod([0.14, 0.38, SOLE], [0.12, 0.3, 0.42], 0.08, 0.1, DEEP),
      rod([0.12, 0.3, 0.42], [0.06, -0.08, 0.56], 0.1, 0.12, DEEP),
      rod([-0.16, -0.56, 0.24], [-0.14, -0.26, 0.38], 0.07, 0.1, DEEP),
      rod([-0.14, -0.26, 0.38], [-0.06, -0.06, 0.58], 0.1, 0.12, DEEP),
      box([0.14, 0.44, SOLE + 0.04], [0.14, 0.26, 0.08], SICK),
      put({ at: [0, -0.32, 0.2], pitch: -0.72 }, torso({ waist: 0.17, chest: 0.24, colour: DEEP, top: WHITE, from: 0.5 })),
      head({ skin: SICK, at: [0, 0.58, 1.1], radius: 0.19 }),
      both((side) => box([side * 0.08, 0.74, 1.16], [0.06, 0.05, 0.05], GLOW)),
      box([0, 0.76, 1.03], [0.14, 0.04, 0.07], DARK),
    ),
  },
  suit: {
    chest: [0, 0.04, 1.02],
    wide: 0.44,
    arm: { colour: WHITE, thick: 0.15, hand: DEEP },
    hands: [
      [-0.52, 0.16, 0.5],
      [0.52, 0.16, 0.5],
    ],
    grip: 1.15,
    size: 1.06,
    piece: all(
      legs({ apart: 0.22, thick: 0.16, colour: WHITE }),
      turned(
        [
          [0.28, 0.5, DARK],
          [0.28, 0.6, DARK],
          [0.26, 0.6, COAT],
          [0.42, 0.96, WHITE],
          [0.4, 1.14, WHITE],
          [0.2, 1.2, DEEP],
          [0, 1.2, DEEP],
        ],
        { sides: 6, squash: 0.78, turn: 0.5 },
      ),
      ball([0, 0.06, 1.22], [0.19, 0.2, 0.2], WHITE, 4, 8),
      box([0, 0.22, 1.26], [0.26, 0.1, 0.08], GLOW),
      both((side) => all(box([side * 0.47, 0, 1.06], [0.3, 0.44, 0.26], WHITE), box([side * 0.47, 0, 1.2], [0.2, 0.32, 0.06], COAT))),
      box([0, 0.33, 0.92], [0.2, 0.08, 0.16], GLOW),
      box([0, -0.36, 1], [0.5, 0.26, 0.5], DEEP),
      both((side) => rod([side * 0.14, -0.4, 1.2], [side * 0.14, -0.42, 1.4], 0.07, 0.05, DARK, 5)),
    ),
  },
  dwarf: {
    chest: [0, 0.02, 0.98],
    wide: 0.4,
    arm: { colour: COAT, thick: 0.12, hand: PALE },
    hands: [
      [-0.46, 0.2, 0.6],
      [0.46, 0.2, 0.6],
    ],
    size: 0.8,
    grip: 1.1,
    piece: all(
      legs({ apart: 0.2, thick: 0.14, hip: 0.5 }),
      turned(
        [
          [0.38, 0.34, COAT],
          [0.36, 0.56, COAT],
          [0.38, 0.56, DARK],
          [0.38, 0.66, DARK],
          [0.37, 0.66, WHITE],
          [0.4, 0.92, WHITE],
          [0.14, 1.1, COAT],
        ],
        { squash: 0.82 },
      ),
      head({ at: [0, 0.06, NECK + 0.14], radius: 0.22 }),
      rod([0, 0.2, NECK + 0.12], [0, 0.42, 0.52], 0.24, 0.04, PALE, 6),
      turned(
        [
          [0.26, NECK + 0.16, DARK],
          [0.27, NECK + 0.24, DARK],
          [0.27, NECK + 0.24, COAT],
          [0.2, NECK + 0.42, WHITE],
          [0, NECK + 0.52, WHITE],
        ],
        { at: [0, 0.03, 0] },
      ),
      both((side) =>
        all(
          rod([side * 0.22, 0.03, NECK + 0.28], [side * 0.5, 0.03, NECK + 0.34], 0.1, 0.085, PALE, 5),
          rod([side * 0.48, 0.03, NECK + 0.32], [side * 0.6, 0.06, NECK + 0.66], 0.09, 0, PALE, 5),
        ),
      ),
      belt(0.58, 0.36, DARK),
    ),
  },
} satisfies Partial<Record<Kind, Body>>;
