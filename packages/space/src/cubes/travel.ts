import { areNeighbours, nameOfCube, sameCube, type Cube } from './cube.ts';
import { floorsBelow } from './falls.ts';
import { clingsIn, holds, isHalfTile, type Grid } from './grid.ts';
import { blockedBetween, freeSteps, type Blocked, type Stepper } from './steps.ts';

/** A figure that moves through cubes, with the cubes where others stand. */
export interface Traveller extends Stepper {
  /** Cubes of the action, from its Speed. */
  readonly speed: number;
  /** Does a movement that comes into the cube end there, because of an enemy (DZ-MOVE-ENTER-ENEMY)? */
  readonly meets: (cube: Cube) => boolean;
  /** Has the figure room to end there (DZ-MOVE-CAPACITY)? */
  readonly fits: (cube: Cube) => boolean;
  /** May the figure hang on scenery between two steps (DZ-MOVE-CLIMB)? */
  readonly clings: boolean;
}

/** The end of a movement: the cubes passed, the start first, and the height of the drop at its end, if there is one. */
export interface Arrival {
  readonly cube: Cube;
  readonly path: readonly Cube[];
  /** Levels dropped at the end: two or more are a fall (DZ-MOVE-DOWN). */
  readonly drop: number;
}

/** Every cube in which a movement may end, with a shortest path; the start itself is left out. A safe way comes before one that ends in a fall. */
export function arrivalsOf(grid: Grid, start: Cube, traveller: Traveller): ReadonlyMap<string, Arrival> {
  const ends = new Map<string, Arrival>();
  const falls = new Map<string, Arrival>();
  let front: readonly Arrival[] = [{ cube: start, path: [start], drop: 0 }];
  const passed = new Set([nameOfCube(start)]);
  for (let moved = 0; moved < traveller.speed; moved++) {
    const next: Arrival[] = [];
    for (const { cube, path } of front) {
      for (const { step, to, name } of freeSteps(grid, cube, traveller)) {
        const way = [...path, to];
        if (step.levels === 0 && !holds(grid, to)) {
          for (const landing of landingsOf(grid, to, traveller)) {
            const at = nameOfCube(landing);
            if (!falls.has(at)) falls.set(at, { cube: landing, path: [...way, landing], drop: to.level - landing.level });
          }
        }
        if (passed.has(name)) continue;
        const arrival = { cube: to, path: way, drop: 0 };
        if (mayEnd(grid, to, traveller)) ends.set(name, arrival);
        if (traveller.meets(to) || !mayPass(grid, to, traveller)) continue;
        passed.add(name);
        next.push(arrival);
      }
    }
    front = next;
  }
  ends.delete(nameOfCube(start));
  return new Map([...falls, ...ends]);
}

/** A cube in which the figure may stop (DZ-TERRAIN-FLOOR, DZ-TERRAIN-HALF-TILE, DZ-MOVE-CAPACITY). */
export function mayEnd(grid: Grid, cube: Cube, { size, fits }: Pick<Traveller, 'size' | 'fits'>): boolean {
  return holds(grid, cube) && !(size >= 3 && isHalfTile(grid, cube)) && fits(cube);
}

/** A cube that may lie between two steps of one action. */
function mayPass(grid: Grid, cube: Cube, { clings, leaps = false }: Traveller): boolean {
  return holds(grid, cube) || leaps || (clings && clingsIn(grid, cube));
}

/** Landings of a drop of two levels or more on purpose: any partial floor on the way is caught or missed as the player likes (DZ-MOVE-DOWN). */
function landingsOf(grid: Grid, air: Cube, traveller: Traveller): readonly Cube[] {
  return floorsBelow(grid, air)
    .map(({ cube }) => cube)
    .filter((cube) => air.level - cube.level >= 2 && mayEnd(grid, cube, traveller));
}

/** Fault of a path, the start first: too long, blocked, over nothing, through an enemy, no room at its end. */
export type PathFault =
  | { readonly why: 'far' | 'gap' | 'enemy' | 'end' | 'apart'; readonly at: Cube }
  | { readonly why: 'blocked'; readonly at: Cube; readonly blocked: Blocked };

/** Fault of a way that a player has chosen; undefined where it is legal. The last cube may lie two levels or more below the one before: a drop. */
export function pathFault(grid: Grid, path: readonly Cube[], traveller: Traveller): PathFault | undefined {
  const end = path.at(-1);
  if (!end || path.length < 2) return undefined;
  const before = path.at(-2) ?? end;
  const drops = before.column === end.column && before.row === end.row && before.level - end.level >= 2;
  const steps = drops ? path.slice(0, -1) : path;
  if (steps.length - 1 > traveller.speed) return { why: 'far', at: end };
  for (const [i, to] of steps.entries()) {
    const from = steps[i - 1];
    if (!from) continue;
    if (!areNeighbours(from, to)) return { why: 'apart', at: to };
    const blocked = blockedBetween(grid, from, to, traveller);
    if (blocked) return { why: 'blocked', at: to, blocked };
    const last = i === steps.length - 1;
    if (last && drops) continue;
    if (!last && traveller.meets(to)) return { why: 'enemy', at: to };
    if (!last && !mayPass(grid, to, traveller)) return { why: 'gap', at: to };
  }
  if (drops && (holds(grid, before) || !landingsOf(grid, before, traveller).some((cube) => sameCube(cube, end))))
    return { why: 'gap', at: end };
  return mayEnd(grid, end, traveller) ? undefined : { why: 'end', at: end };
}
