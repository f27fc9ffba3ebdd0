import { clearanceAround, inSameRoom, isObstacle } from './move/obstacles.ts';
import type { Frame } from './move/obstacles.ts';
import { directions } from './move/directions.ts';
import { pitRoom } from './move/pit.ts';
import { standingAt } from './move/level.ts';
import { circleRound } from './move/sweep.ts';
import { bodyAt, gap, roundPlace, roundPoint } from './measure.ts';
import { boxAround, signedDistance } from './shapes/shapes.ts';
import { featuresNear } from './terrain.ts';
import type { Body, Feature, Other, Place, Point, Stop, Table } from './types.ts';
import { LENGTH_TOLERANCE } from './types.ts';

/** Abilities and size of a base, for a place to stand. */
export interface Stance {
  /** Things that rise at most this above the base's level may be under it. */
  readonly stepUp: number;
  /** May the base be in deep water? */
  readonly wet: boolean;
}

const STANDING: Stance = { stepUp: 500, wet: false };

const frameOf = (body: Body, stance: Stance): Frame => ({
  r: body.r,
  h: body.h,
  stepUp: stance.stepUp,
  crossesLinear: false,
  medium: stance.wet ? 'any' : 'land',
});

/** A stop, and by how many units the base overlaps what stops it. */
interface Clash extends Stop {
  readonly depth: number;
}

/** The deepest overlap of a base at a place, if more than the tolerance. */
export const clashAt = (near: readonly Feature[], others: readonly Other[], frame: Frame, at: Place): Clash | undefined => {
  let worst: Clash | undefined;
  let depth = LENGTH_TOLERANCE;
  const inGround = -pitRoom(near, frame, at, at.z);
  if (inGround > depth) {
    depth = inGround;
    worst = { reason: 'solid', depth };
  }
  for (const feature of near) {
    if (!isObstacle(feature, frame, at.z)) continue;
    const circle = circleRound(feature.shape);
    const far = circle.r + frame.r;
    if ((at.x - circle.x) * (at.x - circle.x) + (at.y - circle.y) * (at.y - circle.y) >= far * far) continue;
    const deep = frame.r - signedDistance(feature.shape, at);
    if (deep <= depth) continue;
    depth = deep;
    worst = { reason: feature.kind === 'linear' || feature.kind === 'water' ? feature.kind : 'solid', id: feature.id, depth };
  }
  for (const { id, body } of others) {
    const reach = frame.r + body.r;
    const square = (at.x - body.x) * (at.x - body.x) + (at.y - body.y) * (at.y - body.y);
    if (square >= reach * reach || !inSameRoom(at.z, frame.h, body.z, body.h)) continue;
    const deep = reach - Math.sqrt(square);
    if (deep <= depth) continue;
    depth = deep;
    worst = { reason: 'figure', id, depth };
  }
  return worst;
};

/** Overlap of a base at a place, in units, 1 when the base has no surface of its level there; undefined when it stands well. */
const misfit = (near: readonly Feature[], others: readonly Other[], frame: Frame, at: Place): number | undefined => {
  const clash = clashAt(near, others, frame, at);
  if (clash) return clash.depth;
  return standingAt(near, { x: at.x, y: at.y, r: frame.r }, at.z, frame.stepUp).level === at.z ? undefined : LENGTH_TOLERANCE;
};

/** The place with integer coordinates nearest to a point at which the base stands well; else, of those round it, the one where it overlaps least. */
export const roundFree = (near: readonly Feature[], others: readonly Other[], frame: Frame, p: Point, z: number): Place => {
  const nearest = roundPlace(p, z);
  let best = nearest;
  let least = misfit(near, others, frame, nearest);
  if (least === undefined) return nearest;
  const x = nearest.x + (nearest.x > p.x ? -1 : 1);
  const y = nearest.y + (nearest.y > p.y ? -1 : 1);
  for (const place of [
    { x, y: nearest.y, z },
    { x: nearest.x, y, z },
    { x, y, z },
  ]) {
    const depth = misfit(near, others, frame, place);
    if (depth === undefined) return place;
    if (depth >= least) continue;
    least = depth;
    best = place;
  }
  return best;
};

/** Is a base wholly on the table? */
export const isOnTable = (table: Table, body: Body): boolean => {
  const margin = body.r - LENGTH_TOLERANCE;
  return body.x >= margin && body.y >= margin && body.x <= table.width - margin && body.y <= table.height - margin;
};

const tooNear = (body: Body, others: readonly Other[]): Stop | undefined => {
  for (const other of others) {
    const clear = clearanceAround(other, body.z, body.h);
    if (clear > 0 && gap(body, other.body) < clear - LENGTH_TOLERANCE) return { reason: 'clearance', id: other.id };
  }
  return undefined;
};

/**
 * Obstacle to a base placed where it is; undefined when it may stand there: on the table, overlapping nothing at its level, half of it or more
 * on a surface of that level, not upon a linear obstacle or in deep water.
 */
export const canStand = (table: Table, body: Body, others: readonly Other[], stance: Stance = STANDING): Stop | undefined =>
  canStandAmong(table, featuresNear(table, boxAround(body, body.r)), body, others, stance);

/** The same with the features near the base at hand. */
const canStandAmong = (table: Table, near: readonly Feature[], body: Body, others: readonly Other[], stance: Stance): Stop | undefined => {
  if (!isOnTable(table, body)) return { reason: 'table' };
  const clash = clashAt(near, others, frameOf(body, stance), body);
  if (clash) return clash.id === undefined ? { reason: clash.reason } : { reason: clash.reason, id: clash.id };
  const { level } = standingAt(near, body, body.z, stance.stepUp);
  if (level < body.z) return { reason: 'fall' };
  if (level > body.z) return { reason: 'solid' };
  return tooNear(body, others);
};

/** The levels of what there is to stand on among the features under a base, in no order. */
const levelsAmong = (near: readonly Feature[], stance: Stance): number[] => {
  const levels = [0];
  for (const { kind, base, top } of near) {
    const level = kind === 'void' ? base : kind === 'solid' || (kind === 'water' && stance.wet) ? top : 0;
    if (!levels.includes(level)) levels.push(level);
  }
  return levels;
};

/** The levels at which a base may stand at a point, from the lowest up: the floor of a void, the ground, platforms, roofs. */
export const standAt = (table: Table, base: Omit<Body, 'z'>, others: readonly Other[], stance: Stance = STANDING): readonly number[] => {
  const near = featuresNear(table, boxAround(base, base.r));
  return levelsAmong(near, stance)
    .filter((z) => canStandAmong(table, near, bodyAt({ x: base.x, y: base.y, z }, base), others, stance) === undefined)
    .sort((a, b) => a - b);
};

const RINGS = directions(64);
const RING_STEP = 100;

/** The nearest free place not further than `furthest` and at most at level `highest`, the highest such level there. */
const nearestWithin = (
  table: Table,
  body: Body,
  others: readonly Other[],
  stance: Stance,
  highest: number,
  furthest: number,
): Place | undefined => {
  const placeAt = (p: Point): Place | undefined => {
    const { x, y } = roundPoint(p);
    const near = featuresNear(table, boxAround({ x, y }, body.r));
    const levels = levelsAmong(near, stance).filter((level) => level <= highest);
    const stands = (z: number): boolean => canStandAmong(table, near, bodyAt({ x, y, z }, body), others, stance) === undefined;
    const z = levels.sort((a, b) => b - a).find(stands);
    return z === undefined ? undefined : { x, y, z };
  };
  const here = placeAt(body);
  if (here) return here;
  for (let ring = RING_STEP; ring < furthest; ring += RING_STEP) {
    let best: Place | undefined;
    let nearest = Infinity;
    for (const { x, y } of RINGS) {
      const on = (distance: number): Place | undefined => placeAt({ x: body.x + x * distance, y: body.y + y * distance });
      let high = Math.min(ring, nearest - LENGTH_TOLERANCE);
      let place = on(high);
      if (!place) continue;
      let low = ring - RING_STEP;
      while (high - low > LENGTH_TOLERANCE) {
        const middle = (low + high) / 2;
        const nearer = on(middle);
        if (nearer) {
          place = nearer;
          high = middle;
        } else low = middle;
      }
      if (high < nearest) {
        nearest = high;
        best = place;
      }
    }
    if (best) return best;
  }
  return undefined;
};

/** In radii: where there is no room this near on its own level or below, a base is put higher instead (a hole too narrow for it). */
const NEAR = 8;

/**
 * The nearest free place to a base, seen from above: at its own level or, where there is none, the highest one below; on any level when there is
 * none of those within reach. Within about a hundredth of a pace; the same for the same table always. Its own place when the whole table is full.
 */
export const nearestFree = (table: Table, body: Body, others: readonly Other[], stance: Stance = STANDING): Place =>
  nearestWithin(table, body, others, stance, body.z + stance.stepUp, NEAR * body.r) ??
  nearestWithin(table, body, others, stance, Infinity, table.width + table.height) ?? { x: body.x, y: body.y, z: body.z };
