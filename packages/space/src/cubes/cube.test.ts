import { expect, it } from 'vitest';
import { cubeAt, placeIn, rangeBetween, stepsAway } from './cube.ts';
import { cube } from './testing.ts';

it('DZ-SHOOT-RANGE: the larger of the counts on the level and between levels', () => {
  expect(rangeBetween(cube('C1R1L1'), cube('C4R3L2'))).toBe(3);
  expect(rangeBetween(cube('C1R1L3'), cube('C2R1L1'))).toBe(2);
  expect(rangeBetween(cube('C1R1L1'), cube('C5R1L1'))).toBe(4);
});

it('DZ-MOVE-POSITION: the centre of a base decides its cube', () => {
  const place = placeIn(cube('C4R4L2'), 0.99, 0.01);
  expect(cubeAt(place)).toEqual(cube('C4R4L2'));
});

it('DZ-STATE-AWAY: along the ray, or by choice through a corner', () => {
  const at = placeIn(cube('C4R4L1'), 0.5, 0.5);
  expect(stepsAway(placeIn(cube('C2R4L1'), 0.5, 0.5), at, cube('C4R4L1'))).toEqual([{ columns: 1, rows: 0, levels: 0 }]);
  expect(stepsAway(placeIn(cube('C2R2L1'), 0.5, 0.5), at, cube('C4R4L1')).length).toBe(3);
  expect(stepsAway(placeIn(cube('C4R2L3'), 0.4, 0.5), at, cube('C4R4L1'))).toEqual([{ columns: 0, rows: 1, levels: 0 }]);
  expect(stepsAway(at, at, cube('C4R4L1')).length).toBe(8);
});
