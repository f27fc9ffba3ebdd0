import { span, type Point } from '@escarmouche/space';
import { cellsOf, cornerOf, CUBE, gridOf, numberOf, type Cube, type Side } from '@escarmouche/space/cubes';
import type { Spot } from './commands.ts';
import { figuresIn } from './figures.ts';
import type { Figure, State } from './state.ts';
import { radiusOf } from './volume.ts';

/** A centre is at least so far inside its cube (DZ-MOVE-POSITION). */
const INSIDE = 10;
/** Points of a cube that are tried lie so far apart. */
const GAP = 50;

/** May the centre of a figure be there: inside its cube, on the solid part of a floor, away from panels (DZ-MOVE-POSITION, DZ-TERRAIN-FLOOR)? */
export const isWithin = (state: State, figure: Figure, cube: Cube, at: Point): boolean => within(state, figure, cube)(at);

/** The same for many points of a cube. */
function within(state: State, figure: Figure, cube: Cube): (at: Point) => boolean {
  const cell = cellsOf(gridOf(state.scene.map))[numberOf(cube)];
  if (!cell) return () => false;
  const corner = cornerOf(cube);
  const away = Math.min(radiusOf(state, figure), CUBE / 2 - INSIDE);
  const margin = (side: Side): number => (cell.walled.includes(side) ? away : INSIDE);
  const [west, east, south, north] = [margin('W'), CUBE - margin('E'), margin('S'), CUBE - margin('N')];
  const { solids } = cell;
  return ({ x, y }) => {
    const [right, up] = [x - corner.x, y - corner.y];
    if (right < west || right > east || up < south || up > north) return false;
    return solids.length === 0 || solids.some(([x0, y0, x1, y1]) => isOn(right / CUBE, x0, x1) && isOn(1 - up / CUBE, y0, y1));
  };
}

const isOn = (value: number, from: number, to: number): boolean => value >= from && value <= to;

/** How far the base overlaps that of another figure of the cube at most; 0 where it overlaps none. */
function overlap(state: State, figure: Figure, others: readonly Figure[], at: Point): number {
  const r = radiusOf(state, figure);
  let worst = 0;
  for (const other of others) worst = Math.max(worst, r + radiusOf(state, other) - span(at, other));
  return worst;
}

/** A place to stand: the centre of a base and the floor under it. */
export interface Standing extends Point {
  readonly z: number;
}

const points = new Map<number, readonly Point[]>();

/** Points of a cube that are tried. */
export function pointsOf(cube: Cube): readonly Point[] {
  let found = points.get(numberOf(cube));
  if (!found) {
    const { x, y } = cornerOf(cube);
    const steps = Array.from({ length: CUBE / GAP }, (_, i) => GAP / 2 + i * GAP);
    found = steps.flatMap((east) => steps.map((north) => ({ x: x + east, y: y + north })));
    points.set(numberOf(cube), found);
  }
  return found;
}

/**
 * Place for a figure in a cube: the one wished for, or else the nearest to it (to the middle) that overlaps no other base; where there is no room at all,
 * the place with the least overlap.
 */
export function placeFor(state: State, figure: Figure, cube: Cube, wish?: Spot): Standing {
  const { x, y, z } = cornerOf(cube);
  const others = figuresIn(state, cube).filter(({ id }) => id !== figure.id);
  const middle = { x: x + CUBE / 2, y: y + CUBE / 2 };
  const aim = wish ?? middle;
  const isInside = within(state, figure, cube);
  if (isInside(aim) && overlap(state, figure, others, aim) === 0) return { ...aim, z };
  let best: { readonly at: Point; readonly over: number; readonly away: number } = { at: middle, over: Infinity, away: Infinity };
  for (const at of pointsOf(cube)) {
    if (!isInside(at)) continue;
    const over = overlap(state, figure, others, at);
    const away = span(at, aim);
    if (over < best.over || (over === best.over && away < best.away)) best = { at, over, away };
  }
  return { ...best.at, z };
}
