import { pitSide } from './pit.ts';
import { passesBeside, passesFar, pointOn, stretchAt, sweep } from './sweep.ts';
import type { Leg } from './sweep.ts';
import { signedDistance } from '../shapes/shapes.ts';
import type { Feature, Other, Shape, Stop, Table } from '../types.ts';
import { CONTACT_GAP, CONTACT_LEVEL, LENGTH_TOLERANCE } from '../types.ts';

/** Size, level and abilities of a moving base, for finding its obstacles. */
export interface Frame {
  readonly r: number;
  readonly h: number;
  readonly stepUp: number;
  readonly crossesLinear: boolean;
  /** land: water stops the base; swim: only water carries it; any: water is ground like any other (forced displacement). */
  readonly medium: 'land' | 'swim' | 'any';
  /** Does the base pass through walls and linear obstacles? Up and down it goes as others do. */
  readonly throughWalls?: boolean;
}

/** A way of moving: the differences between a walk, a swim, a push and a flight. */
export interface Motion extends Frame {
  readonly difficultFactor: number;
  readonly linearCost: number;
  readonly dropFree: number;
  /** Effect of a drop of `dropFree` or more: the base falls, or stops before it. */
  readonly atDrop: 'fall' | 'stop';
  /** Is a base that stops beside the edge of a small drop put at a place clear of the edge? */
  readonly settles: boolean;
  readonly others: readonly Other[];
}

/** Obstacle that stops a base, and its place on the leg, in units from the start. */
export interface Hit extends Stop {
  readonly t: number;
}

/** A base that starts nearer to its touching point than this does not creep on. */
const CREEP = 16;

/** From a place too near already, a base may go away or past but not nearer; out of the inside, but not through. */
const entryFromWithin = (leg: Leg, t: number, shape: Shape, reach: number): number => {
  const depth = signedDistance(shape, pointOn(leg, t)) - 0.001;
  const list = sweep(leg, shape, depth);
  for (let i = 0; i < list.length; i += 2) {
    const from = list[i] ?? 0;
    const to = list[i + 1] ?? 0;
    if (to <= t || (from <= t && depth <= 0 && to - t <= reach)) continue;
    return Math.max(from, t);
  }
  return Infinity;
};

/**
 * Place from t on where a moving point comes nearer than `reach` to a shape. A point too near by up to the tolerance counts as touching, and touching
 * is no hindrance: only going nearer is.
 */
export const entry = (leg: Leg, t: number, shape: Shape, reach: number): number => {
  const outer = sweep(leg, shape, reach);
  if (outer.length === 0 || (outer.at(-1) ?? 0) <= t) return Infinity;
  const inner = sweep(leg, shape, reach - LENGTH_TOLERANCE);
  for (let i = 0; i < inner.length; i += 2) {
    const from = inner[i] ?? 0;
    if ((inner[i + 1] ?? 0) <= t) continue;
    if (from <= t) return entryFromWithin(leg, t, shape, reach);
    const touch = stretchAt(outer, from) ?? from;
    if (touch > t) return touch;
    return from - t < CREEP ? t : from;
  }
  return Infinity;
};

/** Does a feature stop a base at level z? Linear obstacles that can be crossed do not. */
export const isObstacle = (feature: Feature, frame: Frame, z: number): boolean => {
  if (feature.base >= z + frame.h) return false;
  // A base does not pass through an obstacle that it may not cross at all.
  const barred = feature.kind === 'linear' && !frame.crossesLinear;
  if (frame.throughWalls && feature.kind !== 'water' && !barred) return false;
  if (feature.kind === 'solid') return feature.top > z + frame.stepUp;
  if (feature.kind === 'linear') return feature.top > z && !frame.crossesLinear;
  return feature.kind === 'water' && frame.medium === 'land' && feature.top >= z - LENGTH_TOLERANCE;
};

/** Is a feature a linear obstacle that a base at level z crosses at a cost? */
export const isCrossed = (feature: Feature, frame: Frame, z: number): boolean =>
  feature.kind === 'linear' && frame.crossesLinear && !frame.throughWalls && feature.base < z + frame.h && feature.top > z;

/** Do two upright cylinders keep each other off, seen from above: by near levels, or a height in common? */
export const inSameRoom = (z: number, h: number, otherZ: number, otherH: number): boolean =>
  Math.abs(z - otherZ) < CONTACT_LEVEL || (z < otherZ + otherH && otherZ < z + h);

/** Horizontal part of the clearance round a figure, where the two are at different heights. */
export const clearanceAround = (other: Other, z: number, h: number): number => {
  const clear = other.clearance ?? 0;
  const rise = Math.max(0, other.body.z - z - h, z - other.body.z - other.body.h);
  return rise >= clear ? 0 : Math.sqrt(clear * clear - rise * rise);
};

const edgeOn = (at: number, speed: number, t: number, r: number, size: number): number => {
  if (speed === 0) return Infinity;
  const room = speed < 0 ? at - r : size - r - at;
  const pace = Math.abs(speed);
  if (room / pace >= t) return room / pace;
  const slack = (room + LENGTH_TOLERANCE) / pace;
  return slack - t < CREEP ? t : slack;
};

/** Place on a leg where the base leaves the table. */
export const tableEdge = (table: Table, leg: Leg, t: number, r: number): number =>
  Math.min(edgeOn(leg.x, leg.ux, t, r, table.width), edgeOn(leg.y, leg.uy, t, r, table.height));

/**
 * Place where a base comes into contact with a figure of manner stop: touching it, or at the nearest point of a way that stays within the contact
 * gap. At the end of the leg the base has not come nearest yet, or is where it wanted to go.
 */
const contactOn = (leg: Leg, t: number, other: Other, reach: number): number => {
  const { x, y } = other.body;
  const ahead = leg.ux * (x - leg.x) + leg.uy * (y - leg.y);
  const aside = leg.ux * (y - leg.y) - leg.uy * (x - leg.x);
  const wide = (reach + CONTACT_GAP) * (reach + CONTACT_GAP) - aside * aside;
  if (wide < 0) return Infinity;
  const half = Math.sqrt(wide);
  if (ahead + half <= t || ahead - half > leg.length) return Infinity;
  const root = reach * reach - aside * aside;
  const touch = root > 0 ? Math.max(t, ahead - Math.sqrt(root)) : Math.max(t, ahead);
  return touch < leg.length - LENGTH_TOLERANCE ? touch : Infinity;
};

/** Figures of manner stop that the base touches from the start on: the base may go along or away, not into them. */
export type Held = string[];

const figureHit = (leg: Leg, t: number, other: Other, frame: Frame, z: number, held: Held): Hit | undefined => {
  const { body, id } = other;
  if (passesFar(leg, body, frame.r + Math.max(CONTACT_GAP, other.clearance ?? 0))) return undefined;
  const disc: Shape = { type: 'disc', x: body.x, y: body.y, r: body.r };
  const clear = clearanceAround(other, z, frame.h);
  if (clear > 0) {
    const at = entry(leg, t, disc, frame.r + clear);
    if (at < Infinity) return { t: at, reason: 'clearance', id };
  }
  if (other.manner === 'pass' || !inSameRoom(z, frame.h, body.z, body.h)) return undefined;
  const meets = other.manner === 'stop' && Math.abs(z - body.z) < CONTACT_LEVEL;
  const at = meets && !held.includes(id) ? contactOn(leg, t, other, frame.r + body.r) : entry(leg, t, disc, frame.r);
  return at === Infinity ? undefined : { t: at, reason: meets ? 'contact' : 'figure', id };
};

/** Place where a swimming base has left the water, touching the edge. */
const bank = (leg: Leg, t: number, near: readonly Feature[], frame: Frame, z: number): number => {
  let reached = t;
  for (let grown = true; grown;) {
    grown = false;
    for (const feature of near) {
      if (feature.kind !== 'water' || feature.base > z + frame.h || feature.top < z - frame.stepUp) continue;
      const list = sweep(leg, feature.shape, frame.r + LENGTH_TOLERANCE);
      for (let i = 0; i < list.length; i += 2) {
        const to = list[i + 1] ?? 0;
        if ((list[i] ?? 0) > reached || to <= reached) continue;
        reached = to;
        grown = true;
      }
    }
  }
  return reached < leg.length ? reached : Infinity;
};

/** The first obstacle of a base at level z on a leg from t on; undefined when there is none. */
export const firstHit = (
  table: Table,
  near: readonly Feature[],
  others: readonly Other[],
  frame: Frame,
  leg: Leg,
  t: number,
  z: number,
  held: Held,
): Hit | undefined => {
  let hit: Hit | undefined;
  const edge = tableEdge(table, leg, t, frame.r);
  if (edge < leg.length) hit = { t: edge, reason: 'table' };
  if (frame.medium === 'swim') {
    const at = bank(leg, t, near, frame, z);
    if (at < (hit?.t ?? leg.length)) hit = { t: at, reason: 'water' };
  }
  const side = pitSide(near, frame, leg, t, z);
  if (side < (hit?.t ?? leg.length)) hit = { t: side, reason: 'solid' };
  for (const feature of near) {
    if (!isObstacle(feature, frame, z) || passesBeside(leg, feature.shape, frame.r)) continue;
    const at = entry(leg, t, feature.shape, frame.r);
    if (at >= (hit?.t ?? leg.length)) continue;
    const reason = feature.kind === 'linear' || feature.kind === 'water' ? feature.kind : 'solid';
    hit = { t: at, reason, id: feature.id };
  }
  for (const other of others) {
    const met = figureHit(leg, t, other, frame, z, held);
    if (met && met.t < (hit?.t ?? Infinity)) hit = met;
  }
  return hit;
};
