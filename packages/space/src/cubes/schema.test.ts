import { expect, it } from 'vitest';
import { reasonOf } from '@escarmouche/referee/schema';
import { cubeMap } from './schema.ts';
import { DEFAULT_MAP, mapOf } from './testing.ts';

const fault = (map: unknown): string | undefined => {
  const { error } = cubeMap.safeParse(map);
  const [issue] = error?.issues ?? [];
  return issue && `${issue.path.join('.')}: ${reasonOf(issue, map as never).en}`;
};

it('DZ-TERRAIN-MODEL: a right map is read', () => {
  expect(fault(DEFAULT_MAP)).toBeUndefined();
});

it('DZ-TERRAIN-MODEL: a side that is listed twice is refused, whichever cube it is written with', () => {
  expect(fault(mapOf({ panels: ['C4R4L1 E wall', 'C5R4L1 W door'] }))).toBe('panels.1: C5R4L1 W is given already');
  expect(fault(mapOf({ panels: ['C4R4L1 N wall', 'C4R3L1 S door'] }))).toBe('panels.1: C4R4L1 N is given already');
  expect(fault(mapOf({ floors: ['C4R4L2 full', 'C4R4L2 partial'] }))).toBe('floors.1: C4R4L2 is given already');
});

it('DZ-SETUP-BOARD: pieces stand on the map', () => {
  expect(fault(mapOf({ panels: ['C9R4L1 E wall'] }))).toBe('panels.0.at: C9R4L1 is not on the map');
  expect(fault(mapOf({ levels: 2, floors: ['C4R4L3 full'] }))).toBe('floors.0.at: C4R4L3 is not on the map');
  expect(fault(mapOf({ floors: ['C4R4L1 full'] }))).toBe('floors.0.at: level 1 has a full floor');
});
