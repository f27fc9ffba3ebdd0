import type { Point } from '@escarmouche/space';

type Outline = readonly Point[];

/** Side of a cell in units, and how many times it is looked at each way. */
const CELL = 100;
const FINE = 4;
const STEP = CELL / FINE;

interface Grid {
  readonly x: number;
  readonly y: number;
  readonly columns: number;
  readonly rows: number;
  /** Share of each cell that is covered, 0 to 1. */
  readonly covered: Float32Array;
}

/**
 * The union of polygons that overlap as outlines that do not: rims and holes, to be filled by the even-odd rule. For drawing: straight rims are
 * true to about a fiftieth of a pace, corners are rounded off by a twentieth.
 */
export function contours(polygons: readonly Outline[]): readonly Outline[] {
  if (polygons.length === 0) return [];
  return chained(segments(gridOf(polygons)));
}

function gridOf(polygons: readonly Outline[]): Grid {
  let [minX, minY, maxX, maxY] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { x, y } of polygons.flat()) {
    [minX, minY] = [Math.min(minX, x), Math.min(minY, y)];
    [maxX, maxY] = [Math.max(maxX, x), Math.max(maxY, y)];
  }
  const [x, y] = [minX - 1.5 * CELL, minY - 1.5 * CELL];
  const [columns, rows] = [Math.ceil((maxX - x) / CELL) + 2, Math.ceil((maxY - y) / CELL) + 2];
  const wide = columns * FINE;
  const fine = new Uint8Array(wide * rows * FINE);
  for (const points of polygons) fillInto(fine, wide, points, x, y);
  const covered = new Float32Array(columns * rows);
  fine.forEach((inside, i) => {
    if (inside === 0) return;
    const cell = Math.floor(Math.floor(i / wide) / FINE) * columns + Math.floor((i % wide) / FINE);
    covered[cell] = (covered[cell] ?? 0) + 1 / (FINE * FINE);
  });
  return { x, y, columns, rows, covered };
}

/** Marks the samples that lie in a polygon, row by row. */
function fillInto(fine: Uint8Array, wide: number, points: Outline, x: number, y: number): void {
  const ys = points.map((p) => p.y);
  const [from, to] = [Math.floor((Math.min(...ys) - y) / STEP), Math.ceil((Math.max(...ys) - y) / STEP)];
  for (let row = Math.max(0, from); row < to; row++) {
    const level = y + (row + 0.5) * STEP;
    const crossings: number[] = [];
    points.forEach((a, i) => {
      const b = points[(i + 1) % points.length] ?? a;
      if (a.y <= level !== b.y <= level) crossings.push(a.x + ((level - a.y) / (b.y - a.y)) * (b.x - a.x));
    });
    crossings.sort((a, b) => a - b);
    for (let k = 0; k + 1 < crossings.length; k += 2) {
      const first = Math.ceil(((crossings[k] ?? 0) - x) / STEP - 0.5);
      const last = Math.floor(((crossings[k + 1] ?? 0) - x) / STEP - 0.5);
      fine.fill(1, row * wide + first, row * wide + last + 1);
    }
  }
}

type Segment = readonly [Point, Point];

/** Between the middles of four cells the rim runs where they are half covered; the covered side lies to its left. */
function segments({ x, y, columns, rows, covered }: Grid): readonly Segment[] {
  const found: Segment[] = [];
  const at = (column: number, row: number): number => covered[row * columns + column] ?? 0;
  for (let row = 0; row + 1 < rows; row++) {
    for (let column = 0; column + 1 < columns; column++) {
      const corners = [at(column, row), at(column + 1, row), at(column + 1, row + 1), at(column, row + 1)] as const;
      const places = [
        [0, 0],
        [1, 0],
        [1, 1],
        [0, 1],
      ] as const;
      const enters: Point[] = [];
      const leaves: Point[] = [];
      for (let side = 0; side < 4; side++) {
        const [a, b] = [corners[side] ?? 0, corners[(side + 1) % 4] ?? 0];
        if (a > 0.5 === b > 0.5) continue;
        const [p, q] = [places[side] ?? places[0], places[(side + 1) % 4] ?? places[0]];
        const t = (0.5 - a) / (b - a);
        const point = {
          x: Math.round(x + (column + 0.5 + p[0] + (q[0] - p[0]) * t) * CELL),
          y: Math.round(y + (row + 0.5 + p[1] + (q[1] - p[1]) * t) * CELL),
        };
        (a > 0.5 ? leaves : enters).push(point);
      }
      leaves.forEach((from, i) => {
        const to = enters[i];
        if (to) found.push([from, to]);
      });
    }
  }
  return found;
}

const keyOf = ({ x, y }: Point): string => `${x} ${y}`;

/** Puts stretches of rim one behind the other into closed outlines. */
function chained(found: readonly Segment[]): readonly Outline[] {
  const next = new Map<string, Point[]>();
  for (const [from, to] of found) next.set(keyOf(from), [...(next.get(keyOf(from)) ?? []), to]);
  const outlines: Outline[] = [];
  for (const [from] of found) {
    const outline: Point[] = [];
    let here: Point | undefined = from;
    while (here) {
      const after: Point | undefined = next.get(keyOf(here))?.pop();
      if (!after) break;
      outline.push(here);
      here = after;
    }
    if (outline.length > 2) outlines.push(outline);
  }
  return outlines;
}
