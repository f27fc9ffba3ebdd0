import type { FigureIn } from '@escarmouche/skirmish';
import { bodyOf, type PlaneState } from '@escarmouche/skirmish/plane';
import { PACE, type Place, type Point } from '@escarmouche/space';
import { anchor, cellAt, gridOf, type Grid } from './grid.ts';
import type { Movement } from './tactics.ts';

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

/** What it roughly costs to walk from each place to a goal, in units; undefined where no way is known. */
export function wayLength<S extends PlaneState>(
  movement: Movement<S>,
  state: S,
  figure: FigureIn<S>,
  goal: Place,
): (from: Place) => number | undefined {
  const grid = gridOf(movement, state, figure);
  const field = fieldTo(grid, anchor(grid, goal));
  return (from) => {
    const length = field[anchor(grid, from)];
    return length === undefined || length === Number.POSITIVE_INFINITY ? undefined : length;
  };
}

/** A way towards a goal, from the middle of the figure's cell on, cell by cell, as long as `length` units of cost go. */
export function wayTowards<S extends PlaneState>(
  movement: Movement<S>,
  state: S,
  figure: FigureIn<S>,
  goal: Place,
  length: number,
): Point[] {
  const grid = gridOf(movement, state, figure);
  const field = fieldTo(grid, anchor(grid, goal));
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
    if (Math.abs(place.z - (grid.cells[cell]?.z ?? place.z)) > movement.rules.stepUp) break;
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

/** The level at which the figure would stand about a point; undefined where its base has no room in the middle of the cell, or off the table. */
export function levelAround<S extends PlaneState>(
  movement: Movement<S>,
  state: S,
  figure: FigureIn<S>,
): (x: number, y: number) => number | undefined {
  const grid = gridOf(movement, state, figure);
  const { width, height } = state.scene.table;
  const { r } = bodyOf(state, figure);
  return (x, y) => (x < r || y < r || x > width - r || y > height - r ? undefined : grid.cells[cellAt(grid, { x, y })]?.z);
}
