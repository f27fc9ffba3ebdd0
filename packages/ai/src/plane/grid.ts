import type { FigureIn } from '@escarmouche/skirmish';
import { bodyOf } from '@escarmouche/skirmish/placed';
import { moverOf, type PlaneState } from '@escarmouche/skirmish/plane';
import { boxAround, featuresNear, PACE, span, standAt, walk, type Mover, type Place, type Point, type Table } from '@escarmouche/space';
import type { Finding } from './game.ts';

type Climbing = NonNullable<Finding<PlaneState>['movement']['climbing']>['usual'];

/** A rough map of a table for finding the way: one cell a pace, and costs between neighbouring cells. Never used for legality. */
export interface Grid {
  readonly columns: number;
  readonly rows: number;
  /** Place of a base in each cell; undefined where none fits. */
  readonly cells: readonly (Place | undefined)[];
  /** Links into each cell: the cells that lead to it, with the cost in units. */
  readonly into: Links;
  /** Links out of each cell: the cells that it leads to, nearer ones first. */
  readonly outOf: readonly (readonly { readonly to: number; readonly cost: number }[])[];
  /** Costs from every cell to the nearest of some goals, by the list of the goals' cells. */
  readonly fields: Map<string, Float64Array>;
}

/** Links to each cell, packed: those to cell `i` stand from `starts[i]` to before `starts[i + 1]`. */
interface Links {
  readonly starts: Int32Array;
  readonly from: Int32Array;
  readonly costs: Float64Array;
}

type GridLink = { readonly from: number; readonly cost: number };

function packed(into: readonly (readonly GridLink[])[]): Links {
  const starts = new Int32Array(into.length + 1);
  into.forEach((steps, i) => (starts[i + 1] = (starts[i] ?? 0) + steps.length));
  const all = into.flat();
  return { starts, from: Int32Array.from(all, ({ from }) => from), costs: Float64Array.from(all, ({ cost }) => cost) };
}

const grids = new WeakMap<object, WeakMap<Table, Map<number, Grid>>>();

/** The grid of the battle's table for figures of this size, made once. */
export function gridOf<S extends PlaneState>(game: Finding<S>, state: S, figure: FigureIn<S>): Grid {
  const { table } = state.scene;
  const { r } = bodyOf(state, figure);
  const tables = grids.get(game) ?? new WeakMap<Table, Map<number, Grid>>();
  grids.set(game, tables);
  const known = tables.get(table) ?? new Map<number, Grid>();
  tables.set(table, known);
  const grid = known.get(r) ?? build(table, { ...moverOf(game.rules, state, figure), others: [] }, game.movement.climbing?.usual);
  known.set(r, grid);
  return grid;
}

function build(table: Table, mover: Mover, climbing: Climbing | undefined): Grid {
  const columns = Math.floor(table.width / PACE);
  const rows = Math.floor(table.height / PACE);
  const { stepUp } = mover;
  const { r, h } = mover.body;
  const cells = Array.from({ length: columns * rows }, (_, i): Place | undefined => {
    const at = { x: (i % columns) * PACE + PACE / 2, y: Math.floor(i / columns) * PACE + PACE / 2 };
    const [z] = standAt(table, { ...at, r, h }, [], { stepUp, wet: false });
    return z === undefined ? undefined : { x: at.x, y: at.y, z };
  });
  const into = cells.map((): GridLink[] => []);
  cells.forEach((from, i) => {
    if (!from) return;
    for (const step of around({ columns })) {
      const to = cells[i + step];
      if (!to || Math.abs((i % columns) - ((i + step) % columns)) > 1) continue;
      const cost = costBetween(table, mover, from, to);
      if (cost !== undefined) into[i + step]?.push({ from: i, cost });
    }
  });
  if (climbing) linkClimbs(table, mover, climbing, cells, into, columns);
  const steps = [...around({ columns }), 2, -2, 2 * columns, -2 * columns];
  const outOf = cells.map((_, cell) =>
    steps.flatMap((step) => {
      const leads = into[cell + step]?.find(({ from }) => from === cell);
      return leads ? [{ to: cell + step, cost: leads.cost }] : [];
    }),
  );
  return { columns, rows, cells, into: packed(into), outOf, fields: new Map() };
}

/** Adds links up and down between cells with a climb of one action between them. */
function linkClimbs(
  table: Table,
  { body: { r }, stepUp }: Mover,
  { wall, ladder }: Climbing,
  cells: readonly (Place | undefined)[],
  into: GridLink[][],
  columns: number,
): void {
  cells.forEach((low, i) => {
    if (!low) return;
    const reach = boxAround(low, r + PACE);
    const near = featuresNear(table, reach).filter(({ kind, climbable }) => kind === 'ladder' || (kind === 'solid' && climbable !== false));
    if (near.length === 0) return;
    for (const step of [1, -1, columns, -columns, 2, -2, 2 * columns, -2 * columns]) {
      const high = cells[i + step];
      if (!high || span(low, high) > 2 * PACE) continue;
      const height = high.z - low.z;
      const rungs = near.some(({ kind, base, top }) => kind === 'ladder' && base <= low.z + stepUp && top >= high.z - stepUp);
      const face = near.some(({ kind, top }) => kind === 'solid' && top === high.z);
      const way = rungs && height <= ladder.most ? ladder : face && height <= wall.most ? wall : undefined;
      if (height <= stepUp || !way) continue;
      const cost = way.factor * height;
      into[i + step]?.push({ from: i, cost: cost + span(low, high) });
      into[i]?.push({ from: i + step, cost: cost + span(low, high) });
    }
  });
}

/** Cost of a straight step; undefined where no walk is possible. */
function costBetween(table: Table, mover: Mover, from: Place, to: Place): number | undefined {
  const { r } = mover.body;
  const box = {
    minX: Math.min(from.x, to.x) - r,
    minY: Math.min(from.y, to.y) - r,
    maxX: Math.max(from.x, to.x) + r,
    maxY: Math.max(from.y, to.y) + r,
  };
  if (featuresNear(table, box).length === 0) return span(from, to);
  const trace = walk(table, { ...mover, body: { ...mover.body, ...from } }, [to], 4 * PACE);
  return trace.complete && !trace.fall && Math.abs(trace.end.z - to.z) < PACE / 2 ? trace.cost : undefined;
}

export function cellAt({ columns, rows }: Grid, { x, y }: Point): number {
  const column = Math.min(columns - 1, Math.max(0, Math.floor(x / PACE)));
  return Math.min(rows - 1, Math.max(0, Math.floor(y / PACE))) * columns + column;
}

/** The cell that stands for a place: the nearest of its own and those around it that is on the same level. */
export function anchor(grid: Grid, at: Place): number {
  const own = cellAt(grid, at);
  const middle = grid.cells[own];
  if (middle && Math.abs(middle.z - at.z) < PACE / 2) return own;
  let best = own;
  let nearest = Number.POSITIVE_INFINITY;
  for (const step of around(grid)) {
    const cell = own + step;
    const place = grid.cells[cell];
    if (!place || Math.abs(place.z - at.z) >= PACE / 2 || span(place, at) >= nearest) continue;
    nearest = span(place, at);
    best = cell;
  }
  return best;
}

/** The eight neighbours of a cell, as steps of its number. */
const around = ({ columns }: Pick<Grid, 'columns'>): readonly number[] => [
  1,
  -1,
  columns,
  -columns,
  columns + 1,
  columns - 1,
  1 - columns,
  -1 - columns,
];
