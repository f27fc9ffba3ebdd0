import { figureOf } from '@escarmouche/skirmish';
import { expect, test } from 'vitest';
import { mapOf } from '../../../space/src/cubes/testing.ts';
import { battle } from './testing.ts';
import { bodyOf, eyeOf, volumeOf } from './volume.ts';

/** Radius, height, eye and height when pinned of each Size, in cubes. */
const IN_CUBES = [
  [0.165, 0.45, 0.4, 0.15],
  [0.165, 0.45, 0.4, 0.15],
  [0.26, 0.6, 0.55, 0.15],
  [0.33, 0.75, 0.7, 0.3],
  [0.39, 0.9, 0.85, 0.3],
] as const;

test.each(IN_CUBES.map((shares, size) => ({ size, shares })))('DZ-LOS-VOLUME: the volume of Size $size', ({ size, shares }) => {
  const { r, h, eye, prone } = volumeOf({ size });
  expect([r, h, eye, prone]).toEqual(shares.map((share) => 1000 * share));
});

/** Height of the feet and of the eye of a figure there, on a ramp that leads up to the east or to the north. */
function heights(up: 'E' | 'N', spot: readonly [number, number], posture: 'standing' | 'prone' = 'standing') {
  const figures = { a: { at: 'C4R4L1', spot, posture }, b: { at: 'C8R8L1' } } as const;
  const { state } = battle({ figures, map: mapOf({ ramps: [`C4R4L1 ${up}`] }) });
  const figure = figureOf(state, 'a');
  return [bodyOf(state, figure).z, eyeOf(state, figure).z];
}

test('DZ-TERRAIN-RAMP, DZ-LOS-VOLUME: on a ramp a figure stands higher the farther up it is', () => {
  const [low = 0, middle = 0, high = 0] = [0.05, 0.5, 0.95].map((east) => heights('E', [east, 0.1])[0]);
  expect(low < middle && middle < high && high === 1000).toBe(true);
  expect([0.95, 0.5, 0.05].map((south) => heights('N', [0.1, south])[0])).toEqual([low, middle, high]);
  expect(heights('E', [0.05, 0.1])).toEqual([low, low + 400]);
});
