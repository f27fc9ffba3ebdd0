import type { FigureIn } from '@escarmouche/skirmish';
import { bodyOf } from '@escarmouche/skirmish/placed';
import { type PlaneState } from '@escarmouche/skirmish/plane';
import { boxOf, contains, PACE, type Place, type Point, type Shape } from '@escarmouche/space';
import { anchor, cellAt, gridOf, type Grid } from './grid.ts';
import type { Finding } from './game.ts';

/** Costs from every cell to the nearest of some places, by rounds of relaxation from the changed cells. */
function fieldTo(grid: Grid, goals: readonly Place[]): Float64Array {
  const cells = new Set(goals.map((goal) => anchor(grid, goal)));
  const key = [...cells].join();
  const known = grid.fields.get(key);
  if (known) return known;
  const field = new Float64Array(grid.cells.length).fill(Number.POSITIVE_INFINITY);
  for (const cell of cells) field[cell] = 0;
  const waits = new Uint8Array(grid.cells.length);
  const { starts, from, costs } = grid.into;
  for (let changed = [...cells]; changed.length > 0;) {
    const next: number[] = [];
    for (const cell of changed) {
      waits[cell] = 0;
      const here = field[cell] ?? 0;
      for (let i = starts[cell] ?? 0; i < (starts[cell + 1] ?? 0); i++) {
        const before = from[i] ?? 0;
        const through = here + (costs[i] ?? 0);
        if (through >= (field[before] ?? 0)) continue;
        field[before] = through;
        if (waits[before]) continue;
        waits[before] = 1;
        next.push(before);
      }
    }
    changed = next;
  }
  grid.fields.set(key, field);
  return field;
}

/** Rough cost of a walk from each place to the nearest of some goals, in units; undefined where no way is known. */
export function wayLength<S extends PlaneState>(
  game: Finding<S>,
  state: S,
  figure: FigureIn<S>,
  goals: readonly Place[],
): (from: Place) => number | undefined {
  const grid = gridOf(game, state, figure);
  const field = fieldTo(grid, goals);
  return (from) => {
    const length = field[anchor(grid, from)];
    return length === undefined || length === Number.POSITIVE_INFINITY ? undefined : length;
  };
}

/**
 * A way towards the nearest of some goals, from the middle of the figure's cell on, cell by cell, for `length` units of cost or until `near` units
 * from a goal.
 */
export function wayTowards<S extends PlaneState>(
  game: Finding<S>,
  state: S,
  figure: FigureIn<S>,
  goals: readonly Place[],
  near: number,
  length: number,
): Point[] {
  const grid = gridOf(game, state, figure);
  const field = fieldTo(grid, goals);
  let cell = anchor(grid, figure);
  const start = grid.cells[cell];
  const path: Point[] = start ? [{ x: start.x, y: start.y }] : [];
  const enough = (field[cell] ?? 0) - length + PACE;
  while ((field[cell] ?? 0) > Math.max(enough, near)) {
    const next = downhill(grid, field, cell);
    const place = next === undefined ? undefined : grid.cells[next];
    if (next === undefined || !place) break;
    path.push({ x: place.x, y: place.y });
    // A height to climb stops a walk against it.
    if (Math.abs(place.z - (grid.cells[cell]?.z ?? place.z)) > game.rules.stepUp) break;
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

/** The places in a shape where the figure's base would stand, a pace apart; the middle of the shape where there are none. */
export function placesIn<S extends PlaneState>(game: Finding<S>, state: S, figure: FigureIn<S>, shape: Shape): readonly Place[] {
  const { cells } = gridOf(game, state, figure);
  const inside = cells.flatMap((cell) => (cell && contains(shape, cell) ? cell : []));
  if (inside.length > 0) return inside;
  const { minX, maxX, minY, maxY } = boxOf(shape);
  return [{ x: Math.round((minX + maxX) / 2), y: Math.round((minY + maxY) / 2), z: 0 }];
}

/** The level at which the figure would stand about a point; undefined where its base has no room in the middle of the cell, or off the table. */
export function levelAround<S extends PlaneState>(
  game: Finding<S>,
  state: S,
  figure: FigureIn<S>,
): (x: number, y: number) => number | undefined {
  const grid = gridOf(game, state, figure);
  const { width, height } = state.scene.table;
  const { r } = bodyOf(state, figure);
  return (x, y) => (x < r || y < r || x > width - r || y > height - r ? undefined : grid.cells[cellAt(grid, { x, y })]?.z);
}
