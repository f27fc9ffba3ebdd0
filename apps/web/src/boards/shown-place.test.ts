import { expect, test } from 'vitest';
import type { Board } from './board.ts';
import { placeOf, shownOn, startOn } from './shown-place.ts';

const ann = { name: 'Camp A', side: 0 };
const plane = { kind: 'plane', width: 9000, height: 7001, figures: [{ id: 'b1', at: { x: 5, y: 6, z: 7 } }] } as unknown as Board;
const cubes = { ...plane, grid: { cube: 4000, levels: 3 } } as Board;
const tiles = {
  kind: 'tiles',
  figures: [{ id: 'a', at: { x: 1, y: 2 } }],
  zombies: [{ id: 'z1', at: { x: 3, y: 4 } }],
} as unknown as Board;

test('a spot is a ring with the name of the seat, and arrows of its side', () => {
  expect(shownOn(plane, [{ x: 1000, y: 2000 }], ann)).toMatchObject({
    rings: [{ center: { x: 1000, y: 2000 } }],
    sights: [
      { to: { x: 1000, y: 2000 }, side: 0, label: 'Camp A' },
      { to: { x: 1000, y: 2000 }, side: 0 },
    ],
  });
  expect(shownOn(cubes, [{ x: 1000, y: 2000 }], ann)).toMatchObject({ rings: [{ radius: 2000 }] });
  expect(shownOn(tiles, [{ x: 1, y: 2 }], ann)).toMatchObject({ rings: [{ label: 'Camp A' }], squares: [{ at: { x: 1, y: 2 } }] });
});

test('a line goes from place to place, in a town by the squares between them', () => {
  const line = shownOn(
    plane,
    [
      { x: 0, y: 0 },
      { x: 9, y: 0 },
      { x: 9, y: 9 },
    ],
    ann,
  );
  expect(line).toMatchObject({
    sights: [
      { to: { x: 9, y: 0 }, label: 'Camp A' },
      { from: { x: 9, y: 0 }, to: { x: 9, y: 9 } },
    ],
  });
  const row = shownOn(
    tiles,
    [
      { x: 0, y: 0 },
      { x: 3, y: 1 },
    ],
    ann,
  );
  expect(row).toMatchObject({ squares: [{ at: { x: 0, y: 0 } }, { at: { x: 1, y: 0 } }, { at: { x: 2, y: 1 } }, { at: { x: 3, y: 1 } }] });
  const far = shownOn(
    tiles,
    [
      { x: 0, y: 0 },
      { x: 1e6, y: 0 },
    ],
    ann,
  );
  expect('squares' in far && far.squares).toHaveLength(2);
});

test('a piece is shown where it stands', () => {
  expect(placeOf(plane, { kind: 'figure', id: 'b1' })).toEqual({ x: 5, y: 6, z: 7 });
  expect(placeOf(tiles, { kind: 'figure', id: 'z1' })).toEqual({ x: 3, y: 4 });
  expect(placeOf(tiles, { kind: 'figure', id: 'gone' })).toBeUndefined();
});

test('keys begin at a figure, or where there is none in the middle', () => {
  expect(startOn(tiles, 'a')).toEqual({ x: 1, y: 2 });
  expect(startOn(plane, 'nobody')).toEqual({ x: 5, y: 6, z: 7 });
  expect(startOn({ kind: 'plane', figures: [], width: 9000, height: 7001 } as unknown as Board, undefined)).toEqual({ x: 4500, y: 3501 });
});
