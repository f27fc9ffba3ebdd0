import { figureOf } from '@escarmouche/skirmish';
import { cubeNamed } from '@escarmouche/space/cubes';
import { expect, test } from 'vitest';
import { mapOf } from '../../../space/src/cubes/testing.ts';
import { seesCube, seesIntoCube } from './sight-cube.ts';
import { battle, type BattleSpec } from './testing.ts';

const WALLS = ['C2R4L1 E wall', 'C2R3L1 E wall', 'C2R5L1 E wall'];

function sees(name: string, more: Partial<BattleSpec> = {}, how = seesCube): boolean {
  const { state } = battle({ figures: { a: { at: 'C1R4L1' }, b: { at: 'C8R8L1' } }, activation: 'a', ...more });
  const cube = cubeNamed(name);
  return cube !== undefined && how(state, figureOf(state, 'a'), cube);
}

test('DZ-LOS-CUBE: a cube behind a wall is aimed at from above, unless there is a roof over it or over the thrower', () => {
  expect(sees('C4R4L1', { map: mapOf({ panels: WALLS }) })).toBe(true);
  expect(sees('C4R4L1', { map: mapOf({ panels: WALLS, floors: ['C4R4L3 full'] }) })).toBe(false);
  expect(sees('C4R4L1', { map: mapOf({ panels: WALLS, floors: ['C1R4L2 full'] }) })).toBe(false);
  expect(sees('C4R4L1', { map: mapOf({ panels: WALLS, floors: ['C4R4L2 partial'] }) })).toBe(true);
});

test('DZ-LOS-CUBE: under a roof an enemy that is seen is enough, or by option a point of the cube', () => {
  const map = mapOf({ floors: ['C4R4L2 full'] });
  const options = { 'sight.emptyCube': 'no' } as const;
  expect(sees('C4R4L1', { map })).toBe(true);
  expect(sees('C4R4L1', { map, options })).toBe(false);
  expect(sees('C4R4L1', { map, options, figures: { a: { at: 'C1R4L1' }, b: { at: 'C4R4L1' } } })).toBe(true);
});

test('DZ-LOS-CUBE, DZ-STATE-SMOKE: smoke hides no cube that it fills, and all those behind it', () => {
  expect(sees('C4R4L1', { smoke: ['C4R4L1'] }, seesIntoCube)).toBe(true);
  expect(sees('C5R4L1', { smoke: ['C3R4L1'] }, seesIntoCube)).toBe(false);
  expect(sees('C4R4L1', { smoke: ['C1R4L1'] }, seesIntoCube)).toBe(false);
});

test('DZ-LOS-CUBE: a corner of a cube is seen where something hides its middle, and nothing of it behind a wall', () => {
  const box = mapOf({ boxes: ['C3R4L1 [0.4,0.3,0,0.6,0.7,0.9]'] });
  expect(sees('C4R4L1', { map: box }, seesIntoCube)).toBe(true);
  expect(sees('C4R4L1', { map: mapOf({ panels: WALLS }) }, seesIntoCube)).toBe(false);
});
