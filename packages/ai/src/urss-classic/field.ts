import { moverOf } from '@escarmouche/skirmish/plane';
import { boxAround, featuresNear, PACE, span, standAt, walk, type Mover, type Place, type Point, type Table } from '@escarmouche/space';
import { bodyOf, plane, type Figure, type State } from '@escarmouche/urss-classic';

/** A rough map of a table for finding the way: one cell a pace, and what it costs to go from a cell to its neighbours. Never used for legality. */
interface Grid {
  readonly columns: number;
  readonly rows: number;
  /** Where a base stands in a cell; undefined where it does not. */
  readonly cells: readonly (Place | undefined)[];
  /** Cells from which a cell is come to, with the cost in units. */
  readonly into: readonly (readonly { readonly from: number; readonly cost: number }[])[];
  /** The same by where one comes from: the cells that one leads to, nearer ones first. */
  readonly outOf: readonly (readonly { readonly to: number; readonly cost: number }[])[];
  /** Cost to a cell from every other, by the cell. */
  readonly fields: Map<number, Float64Array>;
}

const grids = new WeakMap<Table, Map<number, Grid>>();

function gridOf(state: State, figure: Figure): Grid {
  const { table } = state.scene;
  const { r } = bodyOf(state, figure);
  const known = grids.get(table) ?? new Map<number, Grid>();
  grids.set(table, known);
  const grid = known.get(r) ?? build(table, { ...moverOf(plane, state, figure), others: [] });
  known.set(r, grid);
  return grid;
}

function build(table: Table, mover: Mover): Grid {
  const columns = Math.floor(table.width / PACE);
  const rows = Math.floor(table.height / PACE);
  const { r, h } = mover.body;
  const cells = Array.from({ length: columns * rows }, (_, i): Place | undefined => {
    const at = { x: (i % columns) * PACE + PACE / 2, y: Math.floor(i / columns) * PACE + PACE / 2 };
    const [z] = standAt(table, { ...at, r, h }, []);
    return z === undefined ? undefined : { ...at, z };
  });
  const into = cells.map((): { from: number; cost: number }[] => []);
  cells.forEach((from, i) => {
    if (!from) return;
    for (const step of around({ columns })) {
      const to = cells[i + step];
      if (!to || Math.abs((i % columns) - ((i + step) % columns)) > 1) continue;
      const cost = costBetween(table, mover, from, to);
      if (cost !== undefined) into[i + step]?.push({ from: i, cost });
    }
  });
  linkClimbs(table, r, cells, into, columns);
  const steps = [...around({ columns }), 2, -2, 2 * columns, -2 * columns];
  const outOf = cells.map((_, cell) =>
    steps.flatMap((step) => {
      const leads = into[cell + step]?.find(({ from }) => from === cell);
      return leads ? [{ to: cell + step, cost: leads.cost }] : [];
    }),
  );
  return { columns, rows, cells, into, outOf, fields: new Map() };
}

/** Walls and ladders climbed in one action at the base move (UC-ACT-CLIMB-SWIM, UC-ACT-LADDER). */
const WALL = 2500;
const LADDER = 5000;
/** A lower difference of level is walked. */
const STEP = 500;

/** Adds the ways up and down what can be climbed, from cells beside it: a wall costs twice its height, a ladder its height. */
function linkClimbs(
  table: Table,
  r: number,
  cells: readonly (Place | undefined)[],
  into: { from: number; cost: number }[][],
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
      const up = near.find(({ kind, base, top }) => kind === 'ladder' && base <= low.z + STEP && top >= high.z - STEP);
      const wall = near.some(({ kind, top }) => kind === 'solid' && top === high.z);
      const cost = up && height <= LADDER ? height : wall && height <= WALL ? 2 * height : Infinity;
      if (height <= STEP || cost === Infinity) continue;
      into[i + step]?.push({ from: i, cost: cost + span(low, high) });
      into[i]?.push({ from: i + step, cost: cost + span(low, high) });
    }
  });
}

/** What a straight step costs; undefined where it cannot be walked. */
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

function cellAt({ columns, rows }: Grid, { x, y }: Point): number {
  const column = Math.min(columns - 1, Math.max(0, Math.floor(x / PACE)));
  return Math.min(rows - 1, Math.max(0, Math.floor(y / PACE))) * columns + column;
}

/** The level at which the figure would stand about a point; undefined where its base has no room in the middle of the cell, or off the table. */
export function levelAround(state: State, figure: Figure): (x: number, y: number) => number | undefined {
  const grid = gridOf(state, figure);
  const { width, height } = state.scene.table;
  const { r } = bodyOf(state, figure);
  return (x, y) => (x < r || y < r || x > width - r || y > height - r ? undefined : grid.cells[cellAt(grid, { x, y })]?.z);
}

/** The cell that stands for a place: the nearest of its own and those around it that is on the same level. */
function anchor(grid: Grid, at: Place): number {
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

/** Costs from every cell to one, by relaxing round after round from where something changed. */
function fieldTo(grid: Grid, goal: number): Float64Array {
  const known = grid.fields.get(goal);
  if (known) return known;
  const field = new Float64Array(grid.cells.length).fill(Number.POSITIVE_INFINITY);
  field[goal] = 0;
  for (let changed = new Set([goal]); changed.size > 0;) {
    const next = new Set<number>();
    for (const cell of changed) {
      for (const { from, cost } of grid.into[cell] ?? []) {
        const through = (field[cell] ?? 0) + cost;
        if (through < (field[from] ?? 0)) {
          field[from] = through;
          next.add(from);
        }
      }
    }
    changed = next;
  }
  grid.fields.set(goal, field);
  return field;
}

/** What it roughly costs to walk from each place to an enemy, in units; undefined where no way is known. */
export function wayLength(state: State, figure: Figure, enemy: Figure): (from: Place) => number | undefined {
  const grid = gridOf(state, figure);
  const field = fieldTo(grid, anchor(grid, enemy));
  return (from) => {
    const length = field[anchor(grid, from)];
    return length === undefined || length === Number.POSITIVE_INFINITY ? undefined : length;
  };
}

/** A way towards an enemy, from the middle of the figure's cell on, cell by cell, as long as `length` units of cost go. */
export function wayTowards(state: State, figure: Figure, enemy: Figure, length: number): Point[] {
  const grid = gridOf(state, figure);
  const field = fieldTo(grid, anchor(grid, enemy));
  let cell = anchor(grid, figure);
  const start = grid.cells[cell];
  const path: Point[] = start ? [{ x: start.x, y: start.y }] : [];
  const enough = (field[cell] ?? 0) - length + PACE;
  while ((field[cell] ?? 0) > Math.max(enough, PACE)) {
    const next = downhill(grid, field, cell);
    const place = next === undefined ? undefined : grid.cells[next];
    if (next === undefined || !place) break;
    path.push({ x: place.x, y: place.y });
    // What is to be climbed stops whoever walks against it.
    if (Math.abs(place.z - (grid.cells[cell]?.z ?? place.z)) > STEP) break;
    cell = next;
  }
  return path;
}

function downhill({ outOf }: Grid, field: Float64Array, cell: number): number | undefined {
  const from = field[cell] ?? 0;
  let best: number | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const { to, cost } of outOf[cell] ?? []) {
    const left = field[to] ?? Number.POSITIVE_INFINITY;
    if (left + cost > from + 1 || left >= least) continue;
    best = to;
    least = left;
  }
  return best;
}
