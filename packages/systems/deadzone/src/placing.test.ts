import { figureOf } from '@escarmouche/skirmish';
import { cubeNamed } from '@escarmouche/space/cubes';
import { expect, test } from 'vitest';
import { mapOf } from '../../../space/src/cubes/testing.ts';
import { isWithin, placeFor } from './placing.ts';
import { battle, type BattleSpec } from './testing.ts';

const cube = cubeNamed('C4R4L1') ?? { column: 0, row: 0, level: 0 };
const far = { a: { at: 'C1R1L1' }, b: { at: 'C8R8L1' } } as const;

/** Places that may be taken in the cube from 3000 to 4000 eastwards and from 4000 to 5000 northwards. */
function may(x: number, y: number, { at = cube, ...spec }: Partial<BattleSpec> & { readonly at?: typeof cube } = {}): boolean {
  const { state } = battle({ figures: far, ...spec });
  return isWithin(state, figureOf(state, 'a'), at, { x, y });
}

test('DZ-MOVE-POSITION: the centre of a base is at least a hundredth inside each side of its cube', () => {
  for (const [x, y] of [
    [3010, 4500],
    [3990, 4500],
    [3500, 4010],
    [3500, 4990],
  ] as const) {
    expect(may(x, y)).toBe(true);
    expect(may(x + Math.sign(x - 3500), y + Math.sign(y - 4500))).toBe(false);
  }
});

test('DZ-MOVE-POSITION: away from a side with something on it by the radius of the base, however large it is', () => {
  const sides = { W: [165, 0], E: [-165, 0], S: [0, 165], N: [0, -165] } as const;
  for (const [side, [x, y]] of Object.entries(sides)) {
    const map = mapOf({ panels: [`C4R4L1 ${side} wall`] });
    const [edgeX, edgeY] = [3500 - 500 * Math.sign(x), 4500 - 500 * Math.sign(y)];
    expect(may(edgeX + x, edgeY + y, { map })).toBe(true);
    expect(may(edgeX + x - Math.sign(x), edgeY + y - Math.sign(y), { map })).toBe(false);
  }
});

test('DZ-TERRAIN-FLOOR: on the solid part of a floor, its edges included', () => {
  const at = { ...cube, level: 2 };
  const map = mapOf({ floors: ['C4R4L2 partial'], partial: { C4R4L2: [[0.25, 0.25, 0.75, 0.5]] } });
  expect([3249, 3250, 3750, 3751].map((x) => may(x, 4600, { map, at }))).toEqual([false, true, true, false]);
  expect([4499, 4500, 4750, 4751].map((y) => may(3500, y, { map, at }))).toEqual([false, true, true, false]);
});

test('DZ-SETUP-BOARD: there is no place in a cube beyond the board', () => {
  expect(may(8500, 4500, { at: { ...cube, column: 9, level: 9 } })).toBe(false);
});

/** The place of a newcomer of this Size in the cube, with others there. */
function place(
  size: number,
  others: BattleSpec['figures'],
  wish?: { readonly x: number; readonly y: number },
  spec: Partial<BattleSpec> = {},
) {
  const { state } = battle({ figures: { ...far, a: { at: 'C1R1L1', size }, ...others }, ...spec });
  const { x, y, z } = placeFor(state, figureOf(state, 'a'), cube, wish);
  return [x, y, z];
}

test('DZ-MOVE-POSITION: the place wished for where it is free; else the free one nearest to it, or to the middle', () => {
  expect(place(1, {})).toEqual([3500, 4500, 0]);
  expect(place(1, {}, { x: 3801, y: 4207 })).toEqual([3801, 4207, 0]);
  expect(place(1, {}, { x: 3995, y: 4500 })).toEqual([3975, 4475, 0]);
  const enemy = { b2: { at: 'C4R4L1', spot: [0.5, 0.5] } } as const;
  expect(place(1, enemy, { x: 3700, y: 4500 })).toEqual([3825, 4425, 0]);
});

test('DZ-MOVE-REPOSITION: in a full cube bases overlap as little as may be, and of places as good the nearest to the wish is taken', () => {
  const west = { b2: { at: 'C4R4L1', size: 4, spot: [0.4, 0.6] } } as const;
  expect(place(4, west)).toEqual([3975, 4975, 0]);
  const middle = { b2: { at: 'C4R4L1', size: 4 } } as const;
  expect(place(4, middle, { x: 3700, y: 4300 })).toEqual([3975, 4025, 0]);
  expect(place(4, middle, { x: 3300, y: 4700 })).toEqual([3025, 4975, 0]);
});
