import type { Feature, Table } from '@escarmouche/space';
import type { Zone } from '@escarmouche/urss-classic';
import { columnKey, gap, RADIUS, spotsOf, STEP, straddles, swims } from './ground.ts';
import type { GridPlace } from './ground.ts';

const STEP_UP = 500;
const FALL = 2000;
/** A base this near a wall, on this grid, could be put against it. */
const TOUCH = RADIUS + STEP;

/** Ways for a figure to go: on foot only, or climbing, using ladders and swimming as well. */
export type Manner = 'foot' | 'any';

export interface PlaceGrid {
  readonly spots: readonly GridPlace[];
  readonly columns: ReadonlyMap<string, readonly GridPlace[]>;
  /** Spots in deep water, and spots where a base straddles a low wall. */
  readonly wet: ReadonlySet<GridPlace>;
  readonly astride: ReadonlySet<GridPlace>;
  /** From a spot, the spots that a climb up or down a wall or ladder leads to. */
  readonly climbs: ReadonlyMap<GridPlace, readonly GridPlace[]>;
}

function climbable(feature: Feature): boolean {
  return feature.kind === 'ladder' || (feature.kind === 'solid' && feature.climbable !== false);
}

/** A climb joins the spots beside a wall or ladder, at any level it passes, with the spots on top of it that touch its edge. */
function climbsOf(table: Table, spots: readonly GridPlace[]): ReadonlyMap<GridPlace, readonly GridPlace[]> {
  const joined = new Map<GridPlace, GridPlace[]>();
  for (const feature of table.features.filter(climbable)) {
    const near = spots.filter((spot) => {
      const away = gap(feature.shape, spot);
      return feature.kind === 'ladder' ? away < TOUCH + STEP : Math.abs(away) <= TOUCH;
    });
    const top = near.filter((spot) => spot.z === feature.top && (feature.kind === 'ladder' || gap(feature.shape, spot) <= -RADIUS));
    const foot = near.filter((spot) => spot.z < feature.top && feature.base <= spot.z + STEP_UP && gap(feature.shape, spot) > 0);
    for (const spot of foot) joined.set(spot, [...(joined.get(spot) ?? []), ...top]);
    for (const spot of top) joined.set(spot, [...(joined.get(spot) ?? []), ...foot]);
  }
  return joined;
}

export function groundOf(table: Table): PlaceGrid {
  const columns = spotsOf(table);
  const spots = [...columns.values()].flat();
  const wet = new Set(spots.filter((spot) => swims(table, spot)));
  const astride = new Set(spots.filter((spot) => straddles(table, spot)));
  return { spots, columns, wet, astride, climbs: climbsOf(table, spots) };
}

function steps(ground: PlaceGrid, from: GridPlace, manner: Manner, back: boolean): readonly GridPlace[] {
  const next: GridPlace[] = [];
  for (const [dx, dy] of [[STEP, 0] as const, [-STEP, 0] as const, [0, STEP] as const, [0, -STEP] as const]) {
    for (const spot of ground.columns.get(columnKey(from.x + dx, from.y + dy)) ?? []) {
      const rise = back ? from.z - spot.z : spot.z - from.z;
      if (rise > STEP_UP || rise <= -FALL) continue;
      if (manner === 'foot' && (ground.wet.has(spot) || ground.astride.has(spot))) continue;
      next.push(spot);
    }
  }
  return manner === 'foot' ? next : [...next, ...(ground.climbs.get(from) ?? [])];
}

/** Every spot that can be reached from the given ones; with `back`, every spot from which they can be reached. */
export function reachable(ground: PlaceGrid, from: readonly GridPlace[], manner: Manner, back = false): ReadonlySet<GridPlace> {
  const reached = new Set(from);
  const waiting = [...from];
  for (let spot = waiting.pop(); spot !== undefined; spot = waiting.pop()) {
    for (const next of steps(ground, spot, manner, back)) {
      if (reached.has(next)) continue;
      reached.add(next);
      waiting.push(next);
    }
  }
  return reached;
}

/** Spots of a zone where a figure may be deployed: base wholly inside, on the ground, dry, on no low wall (UC-SETUP-DEPLOY). */
export function deployable(ground: PlaceGrid, zone: Zone): readonly GridPlace[] {
  return ground.spots.filter(
    (spot) =>
      spot.x >= zone.x + RADIUS &&
      spot.x <= zone.x + zone.width - RADIUS &&
      spot.y >= zone.y + RADIUS &&
      spot.y <= zone.y + zone.height - RADIUS &&
      Math.abs(spot.z) <= STEP_UP &&
      !ground.wet.has(spot) &&
      !ground.astride.has(spot),
  );
}

/** The number of figures side by side on the spots, counted up to `enough`. */
export function roomFor(spots: readonly GridPlace[], enough: number): number {
  const placed: GridPlace[] = [];
  for (const spot of spots) {
    if (placed.length >= enough) break;
    const free = placed.every(({ x, y }) => {
      const [dx, dy] = [x - spot.x, y - spot.y];
      return dx * dx + dy * dy >= 4 * RADIUS * RADIUS;
    });
    if (free) placed.push(spot);
  }
  return placed.length;
}
