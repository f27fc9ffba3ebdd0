import { span, type Point } from '@escarmouche/space';
import { cornerOf, CUBE, gridOf, groundSolids, panelOf, solidsOf, type Cube, type Side } from '@escarmouche/space/cubes';
import type { Spot } from './commands.ts';
import { figuresIn } from './figures.ts';
import type { Figure, State } from './state.ts';
import { radiusOf } from './volume.ts';

/** A centre is at least so far inside its cube (DZ-MOVE-POSITION). */
const INSIDE = 10;
/** Points of a cube that are tried lie so far apart. */
const GAP = 50;

/** Distances from its sides that the centre of a base keeps, where a panel stands there. */
function marginsOf(state: State, cube: Cube, r: number): Readonly<Record<Side, number>> {
  const grid = gridOf(state.scene.map);
  const of = (side: Side): number => {
    const panel = panelOf(grid, cube, side);
    return panel && solidsOf(panel).length > 0 ? Math.min(r, CUBE / 2 - INSIDE) : INSIDE;
  };
  return { N: of('N'), E: of('E'), S: of('S'), W: of('W') };
}

/** May the centre of a figure be there: inside its cube, on the solid part of a floor, away from panels (DZ-MOVE-POSITION, DZ-TERRAIN-FLOOR)? */
export function isWithin(state: State, figure: Figure, cube: Cube, { x, y }: Point): boolean {
  const corner = cornerOf(cube);
  const margins = marginsOf(state, cube, radiusOf(state, figure));
  const [east, north] = [x - corner.x, y - corner.y];
  if (east < margins.W || east > CUBE - margins.E || north < margins.S || north > CUBE - margins.N) return false;
  const solids = groundSolids(gridOf(state.scene.map), cube);
  return solids.length === 0 || solids.some(([x0, y0, x1, y1]) => isOn(east / CUBE, x0, x1) && isOn(1 - north / CUBE, y0, y1));
}

const isOn = (value: number, from: number, to: number): boolean => value >= from && value <= to;

/** Does the base overlap that of another figure of the cube? */
function overlap(state: State, figure: Figure, others: readonly Figure[], at: Point): number {
  const r = radiusOf(state, figure);
  let worst = 0;
  for (const other of others) worst = Math.max(worst, r + radiusOf(state, other) - span(at, other));
  return worst;
}

/**
 * Place for a figure in a cube: the one wished for, or else the nearest to it (to the middle) that overlaps no other base; where there is no room at all,
 * the place with the least overlap (DZ-MOVE-REPOSITION).
 */
export function placeFor(
  state: State,
  figure: Figure,
  cube: Cube,
  wish?: Spot,
): { readonly x: number; readonly y: number; readonly z: number } {
  const { x, y, z } = cornerOf(cube);
  const others = figuresIn(state, cube).filter(({ id }) => id !== figure.id);
  if (wish && isWithin(state, figure, cube, wish) && overlap(state, figure, others, wish) <= 0) return { ...wish, z };
  const aim = wish ?? { x: x + CUBE / 2, y: y + CUBE / 2 };
  let best: { readonly at: Point; readonly over: number; readonly away: number } | undefined;
  for (let east = GAP / 2; east < CUBE; east += GAP) {
    for (let north = GAP / 2; north < CUBE; north += GAP) {
      const at = { x: x + east, y: y + north };
      if (!isWithin(state, figure, cube, at)) continue;
      const over = Math.max(0, overlap(state, figure, others, at));
      const away = span(at, aim);
      if (!best || over < best.over || (over === best.over && away < best.away)) best = { at, over, away };
    }
  }
  return { ...(best?.at ?? { x: x + CUBE / 2, y: y + CUBE / 2 }), z };
}
