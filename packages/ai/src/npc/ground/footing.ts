import type { FigureIn } from '@escarmouche/skirmish';
import { moverOf, type PlaneState } from '@escarmouche/skirmish/plane';
import {
  boxAround,
  cornersOf,
  featuresNear,
  span,
  stridesOf,
  type Mover,
  type Place,
  type Point,
  type Strides,
  type Table,
} from '@escarmouche/space';
import type { Finding } from '../../plane/game.ts';
import { jumpInto } from './gaps.ts';
import { latticeOf, STEP } from './lattice.ts';
import { isWet, swumOn, wetPlaces } from './water.ts';

/** Abilities of a figure beside its walk. */
interface Able {
  readonly usual: Climbing | undefined;
  /** Units of the longest run-up of a jump. */
  readonly jumps: number;
  /** Cost of a unit of a swim; absent where nobody swims. */
  readonly strokes?: number;
}

type Climbing = NonNullable<Finding<PlaneState>['movement']['climbing']>['usual'];

/** Links to a place, walks first, climbs and swims from `others` on, jumps from `jumps` on. */
interface Links {
  /** By link, the place that it comes from, and its cost in units. */
  readonly from: readonly number[];
  readonly costs: readonly number[];
  readonly others: number;
  readonly jumps: number;
}

/**
 * Places of a table where a base may be, the lattice first, then those at corners of obstacles, then those in deep water; and the ways from one to the
 * next, terrain alone.
 */
export interface Footing {
  readonly places: readonly Place[];
  /** Their coordinates in rows, for a search that looks at all links. */
  readonly xs: Float64Array;
  readonly ys: Float64Array;
  readonly zs: Float64Array;
  /** The number of a place; undefined for places that are not among them. */
  readonly at: (place: Place) => number | undefined;
  /** The places within so many steps of the lattice, each way, from a point. */
  readonly around: (at: Point, steps: number) => readonly number[];
  readonly strides: Strides;
  /** The links that lead to a place. */
  readonly into: (place: number) => Links;
}

const footings = new WeakMap<Table, Map<string, Footing>>();

/** The footing of a figure on the battle's table, made once for all figures of its size and abilities; its links are found when first asked for. */
export function footingOf<S extends PlaneState>(game: Finding<S>, state: S, figure: FigureIn<S>): Footing {
  const { table } = state.scene;
  const known = footings.get(table) ?? new Map<string, Footing>();
  footings.set(table, known);
  const mover = { ...moverOf(game.rules, state, figure), others: [] };
  const { body, difficultFactor, linearCost, stepUp, dropFree, throughWalls } = mover;
  const { climbing, jumping, swimming, walks } = game.movement;
  const swims = table.features.some(({ kind }) => kind === 'water') ? (swimming?.far(state, figure) ?? 0) : 0;
  const able: Able = {
    usual: climbing?.usual,
    jumps: jumping?.far(state, figure) ?? 0,
    ...(swims > 0 && { strokes: walks(state, figure) / swims }),
  };
  const key = [body.r, body.h, difficultFactor, linearCost, stepUp, dropFree, throughWalls, able.jumps, able.strokes].join();
  const build = (): Footing => {
    const everywhere = { minX: 0, minY: 0, maxX: table.width, maxY: table.height };
    return footingOn(table, mover, latticeOf(game, state, figure, everywhere), able);
  };
  const footing = known.get(key) ?? build();
  known.set(key, footing);
  return footing;
}

const linked = new WeakSet<Footing>();

/** Finds all links of a footing, which the first ways over it would have to; false where that has been done. */
export function linkAll(footing: Footing): boolean {
  if (linked.has(footing)) return false;
  linked.add(footing);
  for (const i of footing.places.keys()) footing.into(i);
  return true;
}

/** Steps of a walk over the lattice: 16 directions. Between them ways go straight over several steps. */
const DIRECTIONS: readonly Point[] = [
  [1, 0],
  [1, 1],
  [2, 1],
  [1, 2],
].flatMap(([x = 0, y = 0]) => [
  { x, y },
  { x: 0 - y, y: x },
  { x: 0 - x, y: 0 - y },
  { x: y, y: 0 - x },
]);
/** Multiples of these steps that lead over a linear obstacle, from clear of one side to clear of the other. */
const OVER = [2, 3, 4];
/** Steps, each way, from a corner to places of the lattice and to other corners. */
const STEPS_FROM_CORNER = 2;
const STEPS_BETWEEN_CORNERS = 8;
/** Size of the squares by which corners are found. */
const COARSE = 4 * STEP;
/** Steps, each way, between the place before a wall and the place on top of it. */
const CLIMB = 3;
/** Steps, each way, between the places on a bank and those in the water. */
const BANK = 3;

function footingOn(table: Table, mover: Mover, lattice: readonly Place[], { usual, jumps, strokes }: Able): Footing {
  const { stepUp, dropFree } = mover;
  const onFoot = stridesOf(table, mover);
  const swum = strokes === undefined ? undefined : swumOn(table, mover, strokes);
  const dry = [...lattice, ...cornersOf(table, mover)];
  const places = [...dry, ...(swum ? wetPlaces(table, mover.body, stepUp) : [])];
  const ofLattice = cellsOf(table, STEP, places, 0, lattice.length);
  const ofCorners = cellsOf(table, COARSE, places, lattice.length, dry.length);
  const inWater = cellsOf(table, STEP, places, dry.length, places.length);
  const strides: Strides = swum
    ? { level: onFoot.level, walked: (from, to) => (isWet(table, from) || isWet(table, to) ? swum(from, to) : onFoot.walked(from, to)) }
    : onFoot;
  const isOpen = openPlaces(table, mover, lattice);

  const stepsBack = (to: Place, step: Point, times: number): readonly number[] =>
    cellAt(ofLattice, to.x / STEP - times * step.x, to.y / STEP - times * step.y);
  const ground = { table, mover, strides, places, stepsBack, far: jumps };

  const linksTo = (to: number): Links => {
    const from: number[] = [];
    const costs: number[] = [];
    const end = places[to];
    if (!end) return { from, costs, others: 0, jumps: 0 };
    const add = (i: number, cost: number | undefined): void => {
      if (cost === undefined) return;
      from.push(i);
      costs.push(cost);
    };
    const swimFrom = (i: number): void => {
      const place = places[i];
      if (place && i !== to) add(i, swum?.(place, end));
    };
    if (to >= dry.length) {
      eachStep(inWater, end, 1, swimFrom);
      eachNear(ofLattice, end, BANK * STEP, swimFrom);
      return { from, costs, others: 0, jumps: from.length };
    }
    const walkFrom = (i: number): void => {
      const place = places[i];
      if (!place || i === to) return;
      const drop = place.z - end.z;
      if (drop < -stepUp || drop >= dropFree) return;
      add(i, drop === 0 && isOpen(to) ? span(place, end) : strides.walked(place, end));
    };
    const isCorner = to >= lattice.length;
    if (isCorner) eachNear(ofLattice, end, STEPS_FROM_CORNER * STEP, walkFrom);
    else for (const times of isOpen(to) || !nearLinear(table, mover, end) ? [1] : [1, ...OVER]) eachStep(ofLattice, end, times, walkFrom);
    if (isCorner || !isOpen(to)) eachNear(ofCorners, end, (isCorner ? STEPS_BETWEEN_CORNERS : STEPS_FROM_CORNER) * STEP, walkFrom);
    const others = from.length;
    if (usual && !isCorner && !isOpen(to)) {
      eachNear(ofLattice, end, CLIMB * STEP, (i) => {
        const place = places[i];
        if (place && Math.abs(place.z - end.z) > stepUp) add(i, climbCost(table, mover, usual, place, end));
      });
    }
    const beside = !isCorner && !isOpen(to);
    if (beside) eachNear(inWater, end, BANK * STEP, swimFrom);
    const ofJumps = from.length;
    for (const step of beside ? DIRECTIONS : []) {
      const jumped = jumpInto(ground, to, step);
      if (jumped) add(jumped.from, jumped.cost);
    }
    return { from, costs, others, jumps: ofJumps };
  };

  const links: (Links | undefined)[] = [];
  return {
    places,
    xs: new Float64Array(places.map(({ x }) => x)),
    ys: new Float64Array(places.map(({ y }) => y)),
    zs: new Float64Array(places.map(({ z }) => z)),
    strides,
    at(place) {
      let found: number | undefined;
      eachNear(ofLattice, place, 0, (i) => {
        if (places[i]?.z === place.z) found = i;
      });
      return found;
    },
    around(at, steps) {
      const found: number[] = [];
      for (const cells of [ofLattice, ofCorners, inWater]) eachNear(cells, at, steps * STEP, (i) => found.push(i));
      return found;
    },
    into: (to) => (links[to] ??= linksTo(to)),
  };
}

/** Places by the square that they are in. */
interface Cells {
  readonly size: number;
  readonly columns: number;
  readonly rows: number;
  readonly places: readonly Place[];
  readonly lists: readonly number[][];
}

function cellsOf(table: Table, size: number, places: readonly Place[], first: number, end: number): Cells {
  const columns = Math.floor(table.width / size) + 1;
  const rows = Math.floor(table.height / size) + 1;
  const lists: number[][] = Array.from({ length: columns * rows }, () => []);
  for (let i = first; i < end; i++) {
    const { x = 0, y = 0 } = places[i] ?? {};
    lists[Math.floor(y / size) * columns + Math.floor(x / size)]?.push(i);
  }
  return { size, columns, rows, places, lists };
}

const NONE: readonly number[] = [];

const cellAt = ({ columns, rows, lists }: Cells, column: number, row: number): readonly number[] =>
  column < 0 || column >= columns || row < 0 || row >= rows ? NONE : (lists[row * columns + column] ?? NONE);

/** Calls back with every place not further than so many units from a point, east or west and north or south. */
function eachNear(cells: Cells, { x, y }: Point, far: number, visit: (place: number) => void): void {
  const { size, places } = cells;
  const [firstRow, lastRow] = [Math.floor((y - far) / size), Math.floor((y + far) / size)];
  const [firstColumn, lastColumn] = [Math.floor((x - far) / size), Math.floor((x + far) / size)];
  for (let row = firstRow; row <= lastRow; row++) {
    for (let column = firstColumn; column <= lastColumn; column++) {
      for (const i of cellAt(cells, column, row)) {
        const place = places[i];
        if (place && Math.abs(place.x - x) <= far && Math.abs(place.y - y) <= far) visit(i);
      }
    }
  }
}

/** Calls back with the places a step away in every direction, so many times as far. */
function eachStep(cells: Cells, { x, y }: Point, times: number, visit: (place: number) => void): void {
  for (const step of DIRECTIONS) for (const i of cellAt(cells, x / STEP + times * step.x, y / STEP + times * step.y)) visit(i);
}

/** May a step to a place lead over a linear obstacle? */
function nearLinear(table: Table, { body: { r }, linearCost }: Mover, place: Place): boolean {
  return linearCost !== undefined && featuresNear(table, boxAround(place, r + CLIMB * STEP)).some(({ kind }) => kind === 'linear');
}

/** Is nothing near a place of the lattice that a step from there could meet? */
function openPlaces(table: Table, { body: { r } }: Mover, lattice: readonly Place[]): (place: number) => boolean {
  const reach = r + CLIMB * STEP;
  const open = Uint8Array.from(lattice, (place) => (featuresNear(table, boxAround(place, reach)).length === 0 ? 1 : 0));
  return (place) => open[place] === 1;
}

/** Cost of a climb between two levels in one action, and of the steps before and after; undefined where nothing is climbed there. */
function climbCost(table: Table, { body: { r }, stepUp }: Mover, { wall, ladder }: Climbing, one: Place, other: Place): number | undefined {
  const [low, high] = one.z < other.z ? [one, other] : [other, one];
  const height = high.z - low.z;
  const length = span(low, high);
  if (height <= stepUp || height > Math.max(wall.most, ladder.most) || length > CLIMB * STEP) return undefined;
  const near = featuresNear(table, boxAround(low, r + STEP));
  const rungs = near.some(({ kind, base, top }) => kind === 'ladder' && base <= low.z + stepUp && top >= high.z - stepUp);
  const face = near.some(({ kind, climbable, top }) => kind === 'solid' && climbable !== false && top === high.z);
  const way = rungs && height <= ladder.most ? ladder : face && height <= wall.most ? wall : undefined;
  // A climber is put from before the wall on to its top, by its whole base.
  return way && way.factor * height + Math.max(0, length - 2 * r);
}
