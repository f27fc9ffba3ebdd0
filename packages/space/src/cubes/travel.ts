import { areNeighbours, nameOfCube, sameCube, type Cube } from './cube.ts';
import { cellsOf, numberOf } from './cells.ts';
import { LARGE } from './falls.ts';
import { holds, type Grid } from './grid.ts';
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
  /** A drop that does not end the movement: it never harms, or never pins (DZ-MOVE-DOWN). */
  readonly lands?: 'unharmed' | 'upright' | undefined;
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
  const cells = cellsOf(grid);
  const ends = new Map<string, Arrival>();
  const falls = new Map<string, Arrival>();
  const origin = numberOf(start);
  /** The cube before each cube that is passed, by numbers. */
  const before = new Map([[origin, origin]]);
  /** Ways to cubes where the figure lands unharmed, and from which it goes on. */
  const landed = new Map<number, readonly Cube[]>();
  let front: readonly Cube[] = [start];
  for (let moved = 0; moved < traveller.speed; moved++) {
    const next: Cube[] = [];
    for (const cube of front) {
      const from = numberOf(cube);
      for (const { step, to, number } of freeSteps(grid, cube, traveller)) {
        const cell = cells[number];
        if (!cell || !mayGoOn(grid, cube, to, traveller)) continue;
        if (step.levels === 0 && !cell.holds) {
          for (const landing of landingsOf(grid, to, traveller)) {
            const [at, below] = [nameOfCube(landing), numberOf(landing)];
            const path = [...wayTo(from), to, landing];
            if (!falls.has(at)) falls.set(at, { cube: landing, path, drop: to.level - landing.level });
            if (traveller.lands !== 'unharmed' || before.has(below)) continue;
            before.set(below, below);
            landed.set(below, path);
            if (!traveller.meets(landing)) next.push(landing);
          }
        }
        if (before.has(number)) continue;
        if (!ends.has(cell.name) && mayEnd(grid, to, traveller)) ends.set(cell.name, { cube: to, path: [...wayTo(from), to], drop: 0 });
        if (traveller.meets(to) || !mayPass(grid, to, traveller)) continue;
        before.set(number, from);
        next.push(to);
      }
    }
    front = next;
  }
  ends.delete(nameOfCube(start));
  return new Map([...falls, ...ends]);

  function wayTo(number: number): readonly Cube[] {
    const way: Cube[] = [];
    for (let at = number; ; at = before.get(at) ?? origin) {
      const drop = landed.get(at);
      if (drop) return [...drop, ...way];
      way.unshift(cells[at]?.cube ?? start);
      if (at === origin) return way;
    }
  }
}

/** A cube in which the figure may stop (DZ-TERRAIN-FLOOR, DZ-TERRAIN-HALF-TILE, DZ-MOVE-CAPACITY). */
export function mayEnd(grid: Grid, cube: Cube, { size, fits }: Pick<Traveller, 'size' | 'fits'>): boolean {
  const cell = cellsOf(grid)[numberOf(cube)];
  return cell !== undefined && cell.holds && !(cell.half && size >= LARGE) && fits(cube);
}

/** A cube that may lie between two steps of one action. */
function mayPass(grid: Grid, cube: Cube, { clings, leaps = false }: Traveller): boolean {
  const cell = cellsOf(grid)[numberOf(cube)];
  return cell !== undefined && (cell.holds || leaps || (clings && cell.clings));
}

/** Over a gap in the floor a leap goes on to a floor that is not lower (DZ-ITEM-JUMP-PACK). */
function mayGoOn(grid: Grid, from: Cube, to: Cube, { clings }: Traveller): boolean {
  const [cell, next] = [cellsOf(grid)[numberOf(from)], cellsOf(grid)[numberOf(to)]];
  if (!cell || cell.holds || (clings && cell.clings)) return true;
  return next !== undefined && next.holds && to.level >= from.level;
}

/** Landings of a drop of two levels or more on purpose: any partial floor on the way is caught or missed as the player likes (DZ-MOVE-DOWN). */
function landingsOf(grid: Grid, air: Cube, traveller: Traveller): readonly Cube[] {
  return (cellsOf(grid)[numberOf(air)]?.drops ?? []).filter((cube) => mayEnd(grid, cube, traveller));
}

/** Fault of a path, the start first: too long, blocked, over nothing, through an enemy, after a fall, no room at its end. */
export type PathFault =
  | { readonly why: 'far' | 'gap' | 'enemy' | 'end' | 'apart' | 'fall'; readonly at: Cube }
  | { readonly why: 'blocked'; readonly at: Cube; readonly blocked: Blocked };

/** Levels of a drop from a cube to one below it in its stack: two or more (DZ-MOVE-DOWN); 0 where the second is no such cube. */
export function dropBetween(from: Cube, to: Cube): number {
  const levels = from.column === to.column && from.row === to.row ? from.level - to.level : 0;
  return levels >= 2 ? levels : 0;
}

/** Fault of a way that a player has chosen; undefined where it is legal. A cube two levels or more below the one before is a drop, which costs nothing. */
export function pathFault(grid: Grid, path: readonly Cube[], traveller: Traveller): PathFault | undefined {
  const end = path.at(-1);
  if (!end || path.length < 2) return undefined;
  const legs = path.slice(1).map((to, i) => ({ from: path[i] ?? to, to, next: path[i + 2] }));
  if (legs.filter(({ from, to }) => dropBetween(from, to) === 0).length > traveller.speed) return { why: 'far', at: end };
  for (const leg of legs) {
    const fault = dropBetween(leg.from, leg.to) > 0 ? dropFault(grid, leg, traveller) : stepFault(grid, leg, traveller);
    if (fault) return fault;
  }
  return mayEnd(grid, end, traveller) ? undefined : { why: 'end', at: end };
}

/** A part of a path: two cubes, and the one after them. */
interface Leg {
  readonly from: Cube;
  readonly to: Cube;
  readonly next: Cube | undefined;
}

function dropFault(grid: Grid, { from, to, next }: Leg, traveller: Traveller): PathFault | undefined {
  if (holds(grid, from) || !landingsOf(grid, from, traveller).some((cube) => sameCube(cube, to))) return { why: 'gap', at: to };
  if (!next) return undefined;
  if (!traveller.lands) return { why: 'fall', at: to };
  return traveller.meets(to) ? { why: 'enemy', at: to } : undefined;
}

function stepFault(grid: Grid, { from, to, next }: Leg, traveller: Traveller): PathFault | undefined {
  if (!areNeighbours(from, to)) return { why: 'apart', at: to };
  const blocked = blockedBetween(grid, from, to, traveller);
  if (blocked) return { why: 'blocked', at: to, blocked };
  if (next && dropBetween(to, next) > 0) return undefined;
  if (next && traveller.meets(to)) return { why: 'enemy', at: to };
  return !mayGoOn(grid, from, to, traveller) || (next && !mayPass(grid, to, traveller)) ? { why: 'gap', at: to } : undefined;
}
