import { describe, expect, it } from 'vitest';
import { nameOfCube, type Cube } from './cube.ts';
import { gridOf, holds } from './grid.ts';
import { blockedBetween, isFree } from './steps.ts';
import { cube, DEFAULT_MAP, mapOf } from './testing.ts';
import { arrivalsOf, type Traveller } from './travel.ts';

const goes = (map: Parameters<typeof mapOf>[0], from: string, to: string, size = 1): boolean =>
  isFree(gridOf(mapOf(map)), cube(from), cube(to), { size });

describe('the illustrated situations', () => {
  it('DZ-TERRAIN-SAMPLES, DZ-MOVE-PATH: situation 4: an open side and a big window are passed, a wall is not', () => {
    const map = { panels: ['C4R4L1 W wall', 'C4R4L1 E big-window'] };
    expect(goes(map, 'C4R4L1', 'C5R4L1')).toBe(true);
    expect(goes(map, 'C4R4L1', 'C4R5L1')).toBe(true);
    expect(goes(map, 'C4R4L1', 'C3R4L1')).toBe(false);
    expect(goes(map, 'C4R4L1', 'C5R4L1', 3)).toBe(false);
  });

  it('DZ-TERRAIN-SAMPLES, DZ-MOVE-PATH: situation 5: a diagonal needs one free way round (DZ-MOVE-DIAGONAL)', () => {
    expect(goes({ panels: ['C4R3L1 W wall'] }, 'C4R4L1', 'C3R3L1')).toBe(true);
    expect(goes({ panels: ['C4R3L1 W wall', 'C4R4L1 W wall'] }, 'C4R4L1', 'C3R3L1')).toBe(false);
    expect(goes({ panels: ['C4R3L1 W wall', 'C3R3L1 S wall'] }, 'C4R4L1', 'C3R3L1')).toBe(false);
  });

  it('DZ-TERRAIN-SAMPLES, DZ-MOVE-PATH: situation 6: up a wall and onto its roof, not through the wall above another (DZ-MOVE-CLIMB)', () => {
    const map = { floors: ['C4R3L2 full', 'C3R4L2 full'], panels: ['C4R4L1 N wall', 'C4R4L1 W wall', 'C4R4L2 W wall'] };
    expect(goes(map, 'C4R4L1', 'C4R3L2')).toBe(true);
    expect(goes(map, 'C4R4L1', 'C3R4L2')).toBe(false);
  });

  it('DZ-TERRAIN-SAMPLES, DZ-MOVE-PATH: situation 7: a diagonal up by the free way round', () => {
    const map = {
      floors: ['C4R3L2 full', 'C3R4L2 full', 'C3R3L2 full'],
      panels: ['C4R4L1 N wall', 'C4R4L1 W wall', 'C4R3L2 W wall'],
    };
    expect(goes(map, 'C4R4L1', 'C3R3L2')).toBe(true);
  });
});

describe('DZ-TERRAIN-CLIMBABLE', () => {
  it('asks for scenery that stands on the way', () => {
    expect(goes({ floors: ['C4R3L2 full'] }, 'C4R4L1', 'C4R3L2')).toBe(false);
    expect(goes({ floors: ['C4R3L2 full'], panels: ['C4R4L1 S wall'] }, 'C4R4L1', 'C4R3L2')).toBe(false);
    expect(goes({ floors: ['C4R3L2 full'], panels: ['C4R4L1 E frame'] }, 'C4R4L1', 'C4R3L2')).toBe(true);
    expect(goes({ floors: ['C4R3L2 full'], panels: ['C4R4L1 N half-wall'] }, 'C4R4L1', 'C4R3L2')).toBe(false);
    expect(goes({ floors: ['C4R3L2 full'], climbs: ['C4R4L1'] }, 'C4R4L1', 'C4R3L2')).toBe(true);
    expect(goes({ floors: ['C4R3L2 full'] }, 'C4R3L2', 'C4R4L1')).toBe(true);
  });
});

describe('DZ-TERRAIN-HATCH', () => {
  it('lets figures up to its size through a ceiling', () => {
    const tower = { floors: ['C4R4L2 full'], panels: ['C4R4L1 N wall'] };
    expect(goes(tower, 'C4R4L1', 'C4R4L2')).toBe(false);
    const hatch = { ...tower, floors: ['C4R4L2 full hatch 1'] };
    expect(goes(hatch, 'C4R4L1', 'C4R4L2')).toBe(true);
    expect(goes(hatch, 'C4R4L1', 'C4R4L2', 2)).toBe(false);
    expect(goes({ panels: ['C4R4L1 E wall hatch 2'] }, 'C5R4L1', 'C4R4L1', 2)).toBe(true);
  });
});

describe('DZ-TERRAIN-RAMP', () => {
  it('leads up and down on its side alone', () => {
    const map = { ramps: ['C4R4L1 N'], floors: ['C4R3L2 full', 'C5R4L2 full'] };
    expect(goes(map, 'C4R4L1', 'C4R3L2', 4)).toBe(true);
    expect(goes(map, 'C4R3L2', 'C4R4L1', 4)).toBe(true);
    expect(goes({ ...map, panels: ['C4R4L2 N wall'] }, 'C4R4L1', 'C4R3L2')).toBe(false);
  });
});

describe('DZ-TERRAIN-EDGE', () => {
  it('is a wall', () => {
    expect(blockedBetween(gridOf(mapOf({})), cube('C8R4L1'), { column: 9, row: 4, level: 1 }, { size: 1 })).toEqual({
      at: cube('C8R4L1'),
      by: 'edge',
    });
  });
});

describe('DZ-TERRAIN-DEFAULT-MAP', () => {
  const grid = gridOf(DEFAULT_MAP);

  it('lets a figure of Size 1 up the tower in steps of one cube', () => {
    const way = ['C4R1L1', 'C5R1L1', 'C6R2L2', 'C5R2L3'].map(cube);
    way.slice(1).forEach((to, i) => expect(isFree(grid, way[i] ?? to, to, { size: 1 })).toBe(true));
  });

  function stepsFrom(zone: readonly string[]): ReadonlyMap<string, number> {
    const traveller: Traveller = { size: 1, speed: 1, meets: () => false, fits: () => true, clings: true };
    const steps = new Map<string, number>(zone.map((name) => [name, 0]));
    let front: readonly Cube[] = zone.map(cube);
    for (let n = 1; front.length > 0; n++) {
      front = front
        .flatMap((from) => [...arrivalsOf(grid, from, traveller).values()].map((end) => end.cube))
        .filter((to) => {
          if (steps.has(nameOfCube(to))) return false;
          steps.set(nameOfCube(to), n);
          return true;
        });
    }
    return steps;
  }

  it('has its objectives at the distances of the catalogue, and no floor out of reach', () => {
    const steps = stepsFrom(['C1R1L1', 'C2R1L1', 'C3R1L1', 'C4R1L1']);
    expect(['C6R4L1', 'C3R5L1', 'C8R2L1', 'C1R7L1'].map((name) => steps.get(name))).toEqual([3, 4, 4, 6]);
    const floors = DEFAULT_MAP.floors.map(({ at }) => at).filter((at) => holds(grid, cube(at)));
    expect(floors.filter((at) => !steps.has(at))).toEqual([]);
  });
});
