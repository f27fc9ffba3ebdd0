import type { Feature, Point, Shape, Table } from '@escarmouche/space';

/**
 * A coarse picture of the places where an ordinary figure can stand and go, for the linter only: a grid of places a quarter of a pace apart. The
 * rules use the exact geometry of the plane; the grid finds roofs without a way up, pits without a way out and zones without room.
 */
export const STEP = 250;
export const RADIUS = 500;
const HEIGHT = 1500;
const STEP_UP = 500;

export interface GridPlace extends Point {
  readonly z: number;
}

function squared(x: number, y: number): number {
  return x * x + y * y;
}

/** Gap between a point and a shape: 0 or less inside, how deep as a negative number. */
export function gap(shape: Shape, point: Point): number {
  if (shape.type === 'disc') return Math.sqrt(squared(shape.x - point.x, shape.y - point.y)) - shape.r;
  let within = false;
  let best = Infinity;
  let a = shape.points.at(-1) ?? point;
  for (const b of shape.points) {
    const [dx, dy] = [b.x - a.x, b.y - a.y];
    const along = Math.min(1, Math.max(0, ((point.x - a.x) * dx + (point.y - a.y) * dy) / squared(dx, dy)));
    best = Math.min(best, squared(point.x - a.x - along * dx, point.y - a.y - along * dy));
    if (a.y > point.y !== b.y > point.y && point.x < a.x + (dx * (point.y - a.y)) / dy) within = !within;
    a = b;
  }
  return within ? -Math.sqrt(best) : Math.sqrt(best);
}

function inside(shape: Shape, point: Point): boolean {
  return gap(shape, point) <= 0;
}

function width(shape: Shape): { readonly west: number; readonly east: number } {
  if (shape.type === 'disc') return { west: shape.x - shape.r, east: shape.x + shape.r };
  const xs = shape.points.map(({ x }) => x);
  return { west: Math.min(...xs), east: Math.max(...xs) };
}

function groundLevel(table: Table, point: Point): number {
  const pits = table.features.filter((feature) => feature.kind === 'void' && inside(feature.shape, point));
  return Math.min(0, ...pits.map((pit) => pit.base));
}

/** True when a base fits at the spot: on the table, under no ceiling, against no wall. */
function fits(near: readonly Feature[], spot: GridPlace): boolean {
  return !near.some((feature) => {
    const inTheWay = feature.kind === 'solid' && feature.top > spot.z + STEP_UP && feature.base < spot.z + HEIGHT;
    return inTheWay && gap(feature.shape, spot) < RADIUS;
  });
}

/** Every spot where a figure can stand (or swim), by column of the grid. */
export function spotsOf(table: Table): ReadonlyMap<string, readonly GridPlace[]> {
  const columns = new Map<string, readonly GridPlace[]>();
  const solids = table.features.filter(({ kind }) => kind === 'solid').map((feature) => ({ feature, ...width(feature.shape) }));
  for (let x = RADIUS; x <= table.width - RADIUS; x += STEP) {
    const strip = solids.filter(({ west, east }) => west < x + RADIUS && x - RADIUS < east);
    for (let y = RADIUS; y <= table.height - RADIUS; y += STEP) {
      const near = strip.filter(({ feature }) => gap(feature.shape, { x, y }) < RADIUS).map(({ feature }) => feature);
      const tops = near.filter((feature) => inside(feature.shape, { x, y })).map((feature) => feature.top);
      const levels = [...new Set([groundLevel(table, { x, y }), ...tops])];
      const spots = levels.map((z) => ({ x, y, z })).filter((spot) => fits(near, spot));
      if (spots.length > 0) columns.set(columnKey(x, y), spots);
    }
  }
  return columns;
}

export function columnKey(x: number, y: number): string {
  return `${String(x)},${String(y)}`;
}

/** True where the spot is in deep water and not on a feature that stands over it. */
export function swims(table: Table, spot: GridPlace): boolean {
  return table.features.some((feature) => feature.kind === 'water' && spot.z <= feature.top && inside(feature.shape, spot));
}

/** True where a base overlaps a low wall: a figure may cross there, not stop. */
export function straddles(table: Table, spot: GridPlace): boolean {
  return table.features.some(
    (feature) => feature.kind === 'linear' && feature.top > spot.z && feature.base <= spot.z && gap(feature.shape, spot) < RADIUS,
  );
}
