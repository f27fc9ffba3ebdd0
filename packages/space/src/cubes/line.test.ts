import { expect, it } from 'vitest';
import { nameOfCube, placeIn } from './cube.ts';
import { cubesOn } from './line.ts';
import { cube } from './testing.ts';

const middle = (name: string, up = 400) => ({ ...placeIn(cube(name), 0.5, 0.5), z: placeIn(cube(name), 0.5, 0.5).z + up });

it('DZ-STATE-SMOKE: cubes that a sight line crosses, its ends included', () => {
  expect(cubesOn(middle('C2R4L1'), middle('C5R4L1')).map(nameOfCube)).toEqual(['C2R4L1', 'C3R4L1', 'C4R4L1', 'C5R4L1']);
  expect(cubesOn(middle('C2R4L1'), middle('C2R4L1')).map(nameOfCube)).toEqual(['C2R4L1']);
  // Through corners alone: the cubes on either side are not crossed.
  expect(cubesOn(middle('C2R2L1'), middle('C4R4L1')).map(nameOfCube)).toEqual(['C2R2L1', 'C3R3L1', 'C4R4L1']);
  expect(cubesOn(middle('C2R4L2', 100), middle('C3R4L1', 100)).map(nameOfCube)).toEqual(['C2R4L2', 'C2R4L1', 'C3R4L1']);
});
