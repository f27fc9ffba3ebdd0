import { expect, it } from 'vitest';
import { hiddenShare } from '../plane/sight/sight.ts';
import { CUBE, placeIn } from './cube.ts';
import { sightTable } from './sight-table.ts';
import { cube, mapOf } from './testing.ts';
import type { CubeMap } from './types.ts';

const EYE = 0.4 * CUBE;
const BODY = { r: 0.165 * CUBE, h: 0.45 * CUBE };

function hidden(map: CubeMap, from: string, to: string, east = 0.5, south = 0.5): number {
  const eye = placeIn(cube(from), 0.5, 0.5);
  return hiddenShare(sightTable(map), { ...eye, z: eye.z + EYE }, { ...placeIn(cube(to), east, south), ...BODY });
}

it('DZ-LOS-GEOMETRY: open ground hides nothing, a wall without thickness everything', () => {
  expect(hidden(mapOf({}), 'C4R4L1', 'C6R4L1')).toBe(0);
  expect(hidden(mapOf({ panels: ['C5R4L1 E wall'] }), 'C5R4L1', 'C6R4L1', 0.2)).toBe(1);
  expect(hidden(mapOf({ panels: ['C6R4L1 W wall'] }), 'C5R4L1', 'C6R4L1', 0.2)).toBe(1);
});

it('DZ-LOS-GEOMETRY: a barricade hides the foot of a figure right behind', () => {
  const share = hidden(mapOf({ panels: ['C6R4L1 W barricade'] }), 'C4R4L1', 'C6R4L1', 0.2);
  // From an eye at 0.4 and 1.5 before the panel, the line over its edge at 0.25 comes down to 0.23 at the axis 0.2 behind.
  expect(share).toBeCloseTo((0.4 - (0.15 * 1.7) / 1.5) / 0.45, 6);
});

it('DZ-LOS-GEOMETRY: a window shows what lies behind its opening', () => {
  const share = hidden(mapOf({ panels: ['C5R4L1 E window'] }), 'C5R4L1', 'C6R4L1');
  expect(share).toBeGreaterThan(0.8);
  expect(share).toBeLessThan(1);
});

it('DZ-LOS-GEOMETRY: a floor without thickness hides from above and from below', () => {
  const roof = mapOf({ floors: ['C4R4L2 full'] });
  expect(hidden(roof, 'C4R4L2', 'C4R4L1')).toBe(1);
  expect(hidden(roof, 'C4R4L1', 'C4R4L2')).toBe(1);
  // Over the edge, 0.5 ahead and 0.4 below, the line comes down to 0.4 at an axis 1.25 ahead, and below the feet at one 2 ahead.
  expect(hidden(roof, 'C4R4L2', 'C5R4L1', 0.75)).toBeCloseTo(0.4 / 0.45, 6);
  expect(hidden(roof, 'C4R4L2', 'C6R4L1')).toBe(0);
});

it('DZ-TERRAIN-RAMP: four steps rise in its direction', () => {
  const tops = sightTable(mapOf({ ramps: ['C4R4L1 E'] })).features.map(({ top }) => top);
  expect(tops).toEqual([250, 500, 750, 1000]);
});
