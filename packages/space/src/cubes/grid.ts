import { nameOfCube, SIDE, stepped, type Cube } from './cube.ts';
import { admittedBy, admittedByFloor, floorSolidsOf, solidShareOf, solidsOf } from './openings.ts';
import { sideKey, SIDES, THROUGH } from './sides.ts';
import type { CubeMap, Floor, Panel, Ramp, Rectangle, Side } from './types.ts';

/** Everybody passes. */
const OPEN = 4;
/** Solid share up to which a partial floor is a half tile (DZ-TERRAIN-HALF-TILE). */
const HALF = 0.5;

/** A map of cubes made ready for questions. */
export interface Grid {
  readonly map: CubeMap;
  readonly panels: ReadonlyMap<string, Panel>;
  readonly floors: ReadonlyMap<string, Floor>;
  readonly ramps: ReadonlyMap<string, Ramp>;
  readonly climbs: ReadonlySet<string>;
}

const grids = new WeakMap<CubeMap, Grid>();

export function gridOf(map: CubeMap): Grid {
  let grid = grids.get(map);
  if (!grid) {
    grid = {
      map,
      panels: new Map(map.panels.map((panel) => [sideKey(panel.at, panel.side), panel])),
      floors: new Map(map.floors.map((floor) => [floor.at, floor])),
      ramps: new Map(map.ramps.map((ramp) => [ramp.at, ramp])),
      climbs: new Set(map.climbs),
    };
    grids.set(map, grid);
  }
  return grid;
}

/** Is the cube on the battlefield? The edge of the board is a wall (DZ-TERRAIN-EDGE). */
export function isOn({ map }: Grid, { column, row, level }: Cube): boolean {
  return column >= 1 && column <= SIDE && row >= 1 && row <= SIDE && level >= 1 && level <= map.levels;
}

export const panelOf = ({ panels }: Grid, cube: Cube, side: Side): Panel | undefined => panels.get(sideKey(cube, side));

/** Largest Size that passes a side of a cube on its level; thrown, nobody opens a hatch (DZ-TERRAIN-HATCH). */
export function admitsThrough(grid: Grid, cube: Cube, side: Side, thrown = false): number {
  if (!isOn(grid, stepped(cube, THROUGH[side]))) return 0;
  const panel = panelOf(grid, cube, side);
  return panel ? admittedBy(panel, thrown) : OPEN;
}

/** Largest Size that passes the floor of a cube. */
export function admitsDown(grid: Grid, cube: Cube): number {
  if (cube.level === 1) return 0;
  const floor = grid.floors.get(nameOfCube(cube));
  return floor ? admittedByFloor(floor) : OPEN;
}

/** The floor of a cube (DZ-TERRAIN-FLOOR). */
export type Ground = 'none' | 'partial' | 'full';

export function groundOf(grid: Grid, cube: Cube): Ground {
  return cube.level === 1 ? 'full' : (grid.floors.get(nameOfCube(cube))?.kind ?? 'none');
}

/** Largest Size that passes the hatch of a floor; 0 without one (DZ-TERRAIN-HATCH). */
export const hatchOf = (grid: Grid, cube: Cube): number => grid.floors.get(nameOfCube(cube))?.hatch ?? 0;

/** Solid rectangles of the floor of a cube, in shares from its west and north edges. */
export function groundSolids(grid: Grid, cube: Cube): readonly Rectangle[] {
  if (cube.level === 1) return [[0, 0, 1, 1]];
  const floor = grid.floors.get(nameOfCube(cube));
  return floor ? floorSolidsOf(floor) : [];
}

/** A half tile or less holds only 2, and no figure of Size 3 or 4 (DZ-TERRAIN-HALF-TILE). */
export function isHalfTile(grid: Grid, cube: Cube): boolean {
  if (cube.level === 1) return false;
  const floor = grid.floors.get(nameOfCube(cube));
  return floor !== undefined && solidShareOf(floor) <= HALF;
}

export const rampIn = ({ ramps }: Grid, cube: Cube): Ramp | undefined => ramps.get(nameOfCube(cube));

/** A place to stand: a floor, full or partial, or a ramp (DZ-TERRAIN-FLOOR). */
export function holds(grid: Grid, cube: Cube): boolean {
  return isOn(grid, cube) && (groundOf(grid, cube) !== 'none' || rampIn(grid, cube) !== undefined);
}

/** Inner scenery of a cube that is climbed: a ladder, crates, a ramp. */
const hasInner = (grid: Grid, cube: Cube): boolean => grid.climbs.has(nameOfCube(cube)) || rampIn(grid, cube) !== undefined;

/** Does a panel reach the next level, and may it be climbed (DZ-TERRAIN-CLIMBABLE)? */
function isClimbable(panel: Panel): boolean {
  const climbs = panel.climb ?? (panel.hatch !== undefined || (panel.kind !== 'half-wall' && panel.kind !== 'barricade'));
  return climbs && solidsOf(panel).some(([, , , v1]) => v1 === 1);
}

/** May somebody climb from a cube to the one above, and go on through this side there (to none: stay there)? */
export function climbsFrom(grid: Grid, cube: Cube, onward?: Side): boolean {
  if (hasInner(grid, cube)) return true;
  return SIDES.some((side) => {
    const panel = panelOf(grid, cube, side);
    return panel !== undefined && isClimbable(panel) && (onward === undefined || !areOpposite(side, onward));
  });
}

const areOpposite = (a: Side, b: Side): boolean => THROUGH[a].columns + THROUGH[b].columns === 0 && THROUGH[a].rows + THROUGH[b].rows === 0;

/** May somebody cling in a cube without a floor, between two steps of one action (DZ-MOVE-CLIMB)? */
export function clingsIn(grid: Grid, cube: Cube): boolean {
  return (
    hasInner(grid, cube) ||
    SIDES.some((side) => {
      const panel = panelOf(grid, cube, side);
      return panel !== undefined && isClimbable(panel);
    })
  );
}

/** The highest level of a stack with a floor (DZ-SETUP-ITEMS). */
export function highestFloor(grid: Grid, { column, row }: Pick<Cube, 'column' | 'row'>): Cube {
  for (let level = grid.map.levels; level > 1; level--) {
    const cube = { column, row, level };
    if (groundOf(grid, cube) !== 'none') return cube;
  }
  return { column, row, level: 1 };
}
