import type { Place, Point, Vector } from '@escarmouche/space';
import type { FeatureSpec } from './schema-terrain.ts';
import type { Spot } from './values.ts';

const PACE = 1000;
/** Without a size the table has no edge within this of anything the case names, in paces. */
const MARGIN = 60;
/** The same where NPCs look for places all over the table. */
const NPC_MARGIN = 15;

/** Position of the case's coordinates, in paces, on the table, in units. */
export interface Frame {
  readonly width: number;
  readonly height: number;
  toPoint(spot: { readonly x: number; readonly y: number }): Point;
  /** A place of the table as the author would write it, in paces. */
  fromPoint(point: Point): { x: number; y: number };
}

/** A length in paces as units. Adding 0 makes no minus zero. */
export function units(paces: number): number {
  return Math.round(paces * PACE) + 0;
}

function frameOf(width: number, height: number, east: number, north: number): Frame {
  return {
    width: units(width),
    height: units(height),
    toPoint: ({ x, y }) => ({ x: units(x + east), y: units(y + north) }),
    fromPoint: ({ x, y }) => ({ x: x / PACE - east, y: y / PACE - north }),
  };
}

const low = (values: readonly number[]): number => Math.floor(Math.min(0, ...values));
const high = (values: readonly number[]): number => Math.ceil(Math.max(0, ...values));

/** Members of a case that place its coordinates. */
export interface Framed {
  readonly table?: { readonly width: number; readonly height: number; readonly origin?: Spot | 'corner' | 'centre' };
  readonly figures: Readonly<Record<string, { readonly at?: Spot }>>;
  readonly terrain?: Readonly<Record<string, FeatureSpec>>;
}

/**
 * The table of a case. With a size, (0,0) is its south-west corner, or where `origin` says; without one, the table reaches far beyond everything
 * the case names (`named`: in its commands), and coordinates may be anything; `searched`: NPCs look for places all over it.
 */
export function frameFor(one: Framed, named: readonly Spot[], searched: boolean): Frame {
  if (one.table) {
    const { width, height, origin } = one.table;
    if (origin === 'centre') return frameOf(width, height, width / 2, height / 2);
    return origin === undefined || origin === 'corner' ? frameOf(width, height, 0, 0) : frameOf(width, height, origin.x, origin.y);
  }
  const all = [...spotsOf(one), ...named];
  const [xs, ys] = [all.map(({ x }) => x), all.map(({ y }) => y)];
  const margin = searched ? NPC_MARGIN : MARGIN;
  const [west, south] = [margin - low(xs), margin - low(ys)];
  return frameOf(high(xs) + margin + west, high(ys) + margin + south, west, south);
}

/** Every position of the set-up. */
function spotsOf({ figures, terrain }: Framed): Spot[] {
  const features = Object.values(terrain ?? {}).flatMap(({ x, y, polygon, disc }) => {
    if (x && y) return x.flatMap((east) => y.map((north): Spot => ({ x: east, y: north })));
    if (!disc) return polygon ?? [];
    const { at, radius } = disc;
    return [-radius, radius].map((by): Spot => ({ x: at.x + by, y: at.y + by }));
  });
  return [...Object.values(figures).flatMap(({ at }) => at ?? []), ...features];
}

/** A place whose level is found by `level` when the author gives none. */
export function toPlace(frame: Frame, spot: Spot, level: (at: Point) => number): Place {
  const at = frame.toPoint(spot);
  return { ...at, z: spot.z === undefined ? level(at) : units(spot.z) };
}

/** A direction from one place to another; undefined when they are one above the other. */
export function directionTo(from: Point, to: Point): Vector | undefined {
  const direction = { x: to.x - from.x, y: to.y - from.y };
  return direction.x === 0 && direction.y === 0 ? undefined : direction;
}
