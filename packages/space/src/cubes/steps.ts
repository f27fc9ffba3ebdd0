import { numberOf } from './cells.ts';
import { between, stepped, STEPS, type Cube, type Step } from './cube.ts';
import { admitsDown, admitsThrough, climbsFrom, groundOf, isOn, panelOf, rampIn, type Grid } from './grid.ts';
import { sideOf, THROUGH } from './sides.ts';
import { admittedBy } from './openings.ts';
import type { Side } from './types.ts';

/** The obstruction of a route: the cube left and the side, ceiling or floor that does not let the figure pass, or a climb without scenery. */
export interface Blocked {
  readonly at: Cube;
  readonly by: Side | 'ceiling' | 'floor' | 'climb' | 'edge';
}

/** A figure that takes a step: its Size, and whether it leaps: no scenery to climb, and over walls with nothing above them (DZ-ITEM-JUMP-PACK). */
export interface Stepper {
  readonly size: number;
  readonly leaps?: boolean;
  /** Moved by force: hatches stay shut (DZ-TERRAIN-HATCH). */
  readonly thrown?: boolean;
}

/** Unit moves of a route, in order. */
type Route = readonly Step[];

const routes = new Map<number, readonly Route[]>();

/** All orders of the unit moves of a step, the same list each time (DZ-MOVE-PATH). */
function routesOf(step: Step): readonly Route[] {
  const key = step.columns * 100 + step.rows * 10 + step.levels;
  let known = routes.get(key);
  if (!known) routes.set(key, (known = routesAnew(step)));
  return known;
}

function routesAnew({ columns, rows, levels }: Step): readonly Route[] {
  const moves = [
    { columns, rows: 0, levels: 0 },
    { columns: 0, rows, levels: 0 },
    { columns: 0, rows: 0, levels },
  ].filter((move) => move.columns !== 0 || move.rows !== 0 || move.levels !== 0);
  return ordersOf(moves);
}

function ordersOf(moves: Route): readonly Route[] {
  if (moves.length <= 1) return [moves];
  return moves.flatMap((first, i) => ordersOf(moves.filter((_, k) => k !== i)).map((rest) => [first, ...rest]));
}

/** Obstruction of a step to a neighbouring cube, on the route that gets farthest; undefined where one route is free (DZ-MOVE-PATH). */
export function blockedBetween(grid: Grid, from: Cube, to: Cube, stepper: Stepper): Blocked | undefined {
  if (!isOn(grid, to)) return { at: from, by: 'edge' };
  if (isUpRamp(grid, from, to, stepper) || isUpRamp(grid, to, from, stepper)) return undefined;
  let farthest: { readonly blocked: Blocked; readonly moves: number } | undefined;
  for (const route of routesOf(between(from, to))) {
    const end = follow(grid, from, route, stepper);
    if (!end) return undefined;
    if (!farthest || end.moves > farthest.moves) farthest = end;
  }
  return farthest?.blocked;
}

export function isFree(grid: Grid, from: Cube, to: Cube, stepper: Stepper): boolean {
  return blockedBetween(grid, from, to, stepper) === undefined;
}

function follow(grid: Grid, from: Cube, route: Route, stepper: Stepper): { readonly blocked: Blocked; readonly moves: number } | undefined {
  let at = from;
  for (const [moves, move] of route.entries()) {
    const by = obstructionOf(grid, at, move, route[moves + 1], stepper);
    if (by) return { blocked: { at, by }, moves };
    at = stepped(at, move);
  }
  return undefined;
}

function obstructionOf(
  grid: Grid,
  at: Cube,
  move: Step,
  next: Step | undefined,
  { size, leaps = false, thrown = false }: Stepper,
): Blocked['by'] | undefined {
  if (move.levels < 0) return admitsDown(grid, at) >= size ? undefined : 'floor';
  if (move.levels === 0) {
    const side = sideOf(move);
    return admitsThrough(grid, at, side, thrown) >= size || (leaps && leapsOver(grid, at, side, size)) ? undefined : side;
  }
  const above = stepped(at, move);
  if (!isOn(grid, above) || admitsDown(grid, above) < size) return 'ceiling';
  return leaps || climbsFrom(grid, at, next && sideOf(next)) ? undefined : 'climb';
}

/** A wall is leapt over where neither of its cubes has a full floor above, and the side above lets the figure through (DZ-ITEM-JUMP-PACK). */
function leapsOver(grid: Grid, at: Cube, side: Side, size: number): boolean {
  const beyond = stepped(at, THROUGH[side]);
  if (!isOn(grid, beyond)) return false;
  const [above, beyondAbove] = [at, beyond].map((cube) => ({ ...cube, level: cube.level + 1 }));
  if (!above || !beyondAbove || groundOf(grid, above) === 'full' || groundOf(grid, beyondAbove) === 'full') return false;
  const panel = panelOf(grid, above, side);
  return panel === undefined || admittedBy(panel) >= size;
}

/** A ramp leads from its cube to the upper neighbour on its high side, and back (DZ-TERRAIN-RAMP). */
function isUpRamp(grid: Grid, low: Cube, high: Cube, { size }: Stepper): boolean {
  const ramp = rampIn(grid, low);
  if (!ramp) return false;
  const { columns, rows, levels } = between(low, high);
  const through = THROUGH[ramp.up];
  if (levels !== 1 || columns !== through.columns || rows !== through.rows) return false;
  const panel = panelOf(grid, { ...low, level: low.level + 1 }, ramp.up);
  return panel === undefined || admittedBy(panel) >= size;
}

/** A step that is free, and the number of the cube it leads to. */
interface FreeStep {
  readonly step: Step;
  readonly to: Cube;
  readonly number: number;
}

const known = new WeakMap<Grid, FreeStep[][][]>();

/** Free steps from a cube, worked out once a map, cube and kind of figure. */
export function freeSteps(grid: Grid, from: Cube, stepper: Stepper): readonly FreeStep[] {
  let ofGrid = known.get(grid);
  if (!ofGrid) known.set(grid, (ofGrid = []));
  const ofKind = (ofGrid[2 * stepper.size + (stepper.leaps === true ? 1 : 0)] ??= []);
  return (ofKind[numberOf(from)] ??= STEPS.flatMap((step) => {
    const to = stepped(from, step);
    return isOn(grid, to) && isFree(grid, from, to, stepper) ? [{ step, to, number: numberOf(to) }] : [];
  }));
}
