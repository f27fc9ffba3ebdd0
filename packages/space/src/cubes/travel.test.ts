import { expect, it } from 'vitest';
import { nameOfCube } from './cube.ts';
import { fallFrom } from './falls.ts';
import { gridOf, type Grid } from './grid.ts';
import { cube, DEFAULT_MAP, mapOf } from './testing.ts';
import { arrivalsOf, pathFault, type Arrival, type Traveller } from './travel.ts';

const anybody: Traveller = { size: 1, speed: 1, meets: () => false, fits: () => true, clings: true };

const ends = (map: Parameters<typeof mapOf>[0], from: string, traveller: Partial<Traveller> = {}): ReadonlyMap<string, Arrival> =>
  arrivalsOf(gridOf(mapOf(map)), cube(from), { ...anybody, ...traveller });

it('DZ-MOVE-MOVE: a Speed of 1 leads to any of the 8 cubes around on open ground', () => {
  expect([...ends({}, 'C4R4L1').keys()].sort()).toEqual(
    ['C3R3L1', 'C3R4L1', 'C3R5L1', 'C4R3L1', 'C4R5L1', 'C5R3L1', 'C5R4L1', 'C5R5L1'].sort(),
  );
  expect(ends({}, 'C1R1L1').size).toBe(3);
});

it('DZ-MOVE-SPRINT: twice as far, by the shortest way', () => {
  const far = ends({}, 'C4R4L1', { speed: 2 });
  expect(far.size).toBe(24);
  expect(far.get('C6R4L1')?.path.length).toBe(3);
});

it('DZ-MOVE-ENTER-ENEMY: a movement ends where an enemy stands', () => {
  const lane = { panels: ['C4R4L1 N wall', 'C4R4L1 S wall', 'C5R4L1 N wall', 'C5R4L1 S wall'] };
  const far = ends(lane, 'C4R4L1', { speed: 2, meets: ({ column }) => column === 5 });
  expect(far.has('C5R4L1')).toBe(true);
  expect(far.has('C6R4L1')).toBe(false);
});

it('DZ-MOVE-CAPACITY: a full cube is passed, and not stopped in', () => {
  const lane = { panels: ['C4R4L1 N wall', 'C4R4L1 S wall', 'C5R4L1 N wall', 'C5R4L1 S wall'] };
  const far = ends(lane, 'C4R4L1', { speed: 2, fits: (at) => nameOfCube(at) !== 'C5R4L1' });
  expect(far.has('C5R4L1')).toBe(false);
  expect(far.has('C6R4L1')).toBe(true);
});

it('DZ-TERRAIN-HALF-TILE: a figure of Size 3 crosses a walkway, and does not stop on it', () => {
  const bridge = { floors: ['C4R4L2 full', 'C5R4L2 partial', 'C6R4L2 full'] };
  const far = ends(bridge, 'C4R4L2', { speed: 2, size: 3 });
  expect(far.has('C5R4L2')).toBe(false);
  expect(far.has('C6R4L2')).toBe(true);
  expect(ends(bridge, 'C4R4L2', { size: 2 }).has('C5R4L2')).toBe(true);
});

it('DZ-MOVE-CLIMB: a sprint climbs two levels of a sheer wall, by option', () => {
  const cliff = { floors: ['C4R3L2 full', 'C4R3L3 full'], panels: ['C4R4L1 N wall', 'C4R4L2 N wall'] };
  expect(ends(cliff, 'C4R4L1', { speed: 2 }).get('C4R3L3')?.path.map(nameOfCube)).toEqual(['C4R4L1', 'C4R4L2', 'C4R3L3']);
  expect(ends(cliff, 'C4R4L1', { speed: 2, clings: false }).has('C4R3L3')).toBe(false);
  expect(ends(cliff, 'C4R4L1', { speed: 1 }).has('C4R4L2')).toBe(false);
});

it('DZ-MOVE-DOWN: one level is a step, two or more are a drop', () => {
  const tower = { floors: ['C4R4L2 full', 'C4R4L3 full'] };
  expect(ends(tower, 'C4R4L2').get('C4R5L1')?.drop).toBe(0);
  const far = ends(tower, 'C4R4L3');
  expect(far.get('C4R5L1')).toMatchObject({ drop: 2 });
  expect(far.has('C4R5L2')).toBe(false);
  expect(ends(tower, 'C4R4L3', { fits: ({ row }) => row !== 5 }).has('C4R5L1')).toBe(false);
});

function fallOf(grid: Grid, from: string, falling?: Parameters<typeof fallFrom>[2]) {
  const { past, end } = fallFrom(grid, cube(from), falling);
  return [past.map(nameOfCube), nameOfCube(end)];
}

it('DZ-STATE-CATCH: a fall meets each partial floor, and ends on the first full one', () => {
  const grid = gridOf(mapOf({ floors: ['C4R4L3 partial', 'C4R4L2 full'] }));
  expect(fallOf(grid, 'C4R4L4')).toEqual([['C4R4L3'], 'C4R4L2']);
  expect(fallOf(grid, 'C5R4L4')).toEqual([[], 'C5R4L1']);
  expect(fallOf(grid, 'C4R4L1')).toEqual([[], 'C4R4L1']);
});

it('DZ-TERRAIN-HALF-TILE: who is too large for a half tile falls past it, whatever kind of floor it is', () => {
  const half = { C4R4L3: [[0, 0, 1, 0.5]], C4R4L2: [[0, 0.5, 1, 1]] } as const;
  const grid = gridOf(mapOf({ floors: ['C4R4L3 partial', 'C4R4L2 full'], partial: half as never }));
  expect(fallOf(grid, 'C4R4L4', { size: 3 })).toEqual([[], 'C4R4L1']);
  expect(fallOf(grid, 'C4R4L4', { size: 2 })).toEqual([['C4R4L3'], 'C4R4L2']);
});

it('DZ-TERRAIN-FLOOR: a hatch of a full floor may let through whom it admits, a floor without one nobody', () => {
  const grid = gridOf(mapOf({ floors: ['C4R4L3 full hatch 2', 'C4R4L2 full'] }));
  const byHatches = true;
  expect(fallOf(grid, 'C4R4L4', { size: 2, byHatches })).toEqual([['C4R4L3'], 'C4R4L2']);
  expect(fallOf(grid, 'C4R4L4', { size: 3, byHatches })).toEqual([[], 'C4R4L3']);
  expect(fallOf(grid, 'C4R4L4', { size: 0, byHatches })).toEqual([['C4R4L3'], 'C4R4L2']);
  expect(fallOf(grid, 'C4R4L4', { size: 2 })).toEqual([[], 'C4R4L3']);
});

it('DZ-ITEM-JUMP-PACK: no scenery to climb, over a wall with nothing above, over a gap of one cube', () => {
  const leaps = { leaps: true };
  const wall = { panels: ['C4R4L1 E wall'] };
  expect(ends(wall, 'C4R4L1', { ...leaps }).has('C5R4L1')).toBe(true);
  expect(ends({ ...wall, floors: ['C5R4L2 full'] }, 'C4R4L1', { ...leaps }).get('C5R4L1')).toBeUndefined();
  expect(ends({ floors: ['C5R4L2 full'] }, 'C4R4L1', { ...leaps }).has('C5R4L2')).toBe(true);
  const roofs = { floors: ['C4R4L2 full', 'C6R4L2 full'] };
  expect(ends(roofs, 'C4R4L2', { ...leaps, speed: 2 }).has('C6R4L2')).toBe(true);
  expect(ends(roofs, 'C4R4L2', { speed: 2 }).get('C6R4L2')).toBeUndefined();
});

it('every arrival has a way without a fault, and ways through enemies or into the air have one', () => {
  const grid = gridOf(DEFAULT_MAP);
  const traveller: Traveller = { ...anybody, speed: 2, meets: ({ column }) => column === 5 };
  for (const { path } of arrivalsOf(grid, cube('C5R2L3'), traveller).values()) expect(pathFault(grid, path, traveller)).toBeUndefined();
  const way = (...names: readonly string[]) => pathFault(grid, names.map(cube), traveller)?.why;
  expect(way('C4R1L1', 'C5R1L1', 'C6R1L1')).toBe('enemy');
  expect(way('C1R1L1', 'C2R1L1', 'C3R1L1', 'C4R1L1')).toBe('far');
  expect(way('C1R1L1', 'C3R1L1')).toBe('apart');
  expect(way('C5R2L3', 'C6R2L3')).toBe('end');
  expect(way('C2R3L1', 'C3R3L1')).toBe('blocked');
});

it('DZ-MOVE-DOWN, DZ-ITEM-JUMP-PACK: a figure that lands unharmed goes on with the cubes left', () => {
  const tower = { floors: ['C4R4L3 full'] };
  const path = ['C4R4L3', 'C5R4L3', 'C5R4L1', 'C6R4L1'];
  const fault = (traveller: Partial<Traveller>) =>
    pathFault(gridOf(mapOf(tower)), path.map(cube), { ...anybody, speed: 2, ...traveller })?.why;
  expect(fault({})).toBe('fall');
  expect(fault({ lands: 'upright' })).toBeUndefined();
  expect(fault({ lands: 'unharmed' })).toBeUndefined();
  expect(fault({ lands: 'unharmed', speed: 1 })).toBe('far');
  expect(fault({ lands: 'unharmed', meets: ({ column, level }) => column === 5 && level === 1 })).toBe('enemy');
  const far = ends(tower, 'C4R4L3', { speed: 2, lands: 'unharmed' });
  expect(far.get('C6R4L1')?.path.map(nameOfCube)).toEqual(path);
  expect(ends(tower, 'C4R4L3', { speed: 2, lands: 'upright' }).has('C6R4L1')).toBe(false);
});
