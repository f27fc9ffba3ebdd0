import { distanceBeyond, faceOf, hostOf, middleOf } from './face.ts';
import type { Face } from './face.ts';
import { bodyAt, gap, inContact, roundPlace, roundPoint, scaleTo, within } from '../measure.ts';
import { pitRoom } from '../move/pit.ts';
import { isObstruction, obstructed } from '../move/obstruction.ts';
import type { Obstruction } from '../move/obstruction.ts';
import { canStand, isOnTable, standAt } from '../place.ts';
import type { Stance } from '../place.ts';
import { boxAround } from '../shapes/shapes.ts';
import { featureById, featureGap, featuresNear, levelsMeet } from '../terrain.ts';
import type { Body, Feature, Other, Place, Point, Table, Vector } from '../types.ts';
import { CONTACT_GAP, CONTACT_LEVEL, LENGTH_TOLERANCE, PACE } from '../types.ts';

/** A step of half a pace is no climb. */
const STEP = 500;
/** Greatest distance between a ladder and the surface that it leads to, in units. */
const LADDER_REACH = 1000;

/** A feature that a figure touches and can climb, with the height in units. */
export interface Climbable {
  readonly id: string;
  readonly kind: 'wall' | 'ladder';
  readonly up: number;
  readonly down: number;
}

/** The end of a climb. */
export interface Climb {
  readonly end: Place;
  /** Units of height really climbed. */
  readonly height: number;
  /** On the surface above, still on the wall or ladder, or standing at its foot. */
  readonly where: 'top' | 'wall' | 'foot';
  /** Towards the wall. */
  readonly facing: Vector;
}

/** A base at a face: beside it (it hangs there, or stands at the foot) or on the surface above, at the edge. */
interface Hold {
  readonly feature: Feature;
  readonly kind: 'wall' | 'ladder';
  readonly side: 'beside' | 'above';
  /** The wall or hole climbed, and its face; a ladder that leads to none has none. */
  readonly wall: Feature | undefined;
  readonly face: Face | undefined;
  readonly top: number;
  /** Steps up of at most this are no climb. */
  readonly step: number;
}

const holdOnWall = (body: Body, feature: Feature, step: number): Hold | undefined => {
  if (feature.climbable === false || !levelsMeet(body, feature)) return undefined;
  const face = faceOf(feature, body);
  const hold = { feature, kind: 'wall', wall: feature, face, top: face.top, step } as const;
  if (body.z < face.top) return within(Math.abs(face.distance - body.r), CONTACT_GAP) ? { ...hold, side: 'beside' } : undefined;
  return body.z === face.top && face.distance < body.r && within(-face.distance, body.r + CONTACT_GAP)
    ? { ...hold, side: 'above' }
    : undefined;
};

const holdOnLadder = (table: Table, body: Body, feature: Feature, step: number): Hold | undefined => {
  if (body.z < feature.base - step || body.z > feature.top + step || !within(featureGap(body, feature), CONTACT_GAP)) return undefined;
  const foot = middleOf(feature.shape);
  const wall = hostOf(feature, featuresNear(table, boxAround(foot, LADDER_REACH)), step);
  const face = wall && faceOf(wall, foot);
  const top = face ? face.top : feature.top;
  const above = face !== undefined && Math.abs(body.z - face.top) < LENGTH_TOLERANCE;
  return { feature, kind: 'ladder', side: above ? 'above' : 'beside', wall, face, top, step };
};

const holdOn = (table: Table, body: Body, feature: Feature, step: number): Hold | undefined => {
  if (feature.kind === 'ladder') return holdOnLadder(table, body, feature, step);
  return feature.kind === 'solid' || feature.kind === 'void' ? holdOnWall(body, feature, step) : undefined;
};

/** Place of a base that hangs over the edge, so many radii along it. */
const hangingAt = ({ face, side }: Hold, body: Body, shift = 0): Point => {
  if (!face || side === 'beside') return { x: body.x, y: body.y };
  return roundPoint({
    x: face.edge.x + body.r * (face.air.x - face.air.y * shift),
    y: face.edge.y + body.r * (face.air.y + face.air.x * shift),
  });
};

/** At the foot of a wall it may come to stand in water. */
const footOf = ({ step }: Hold): Stance => ({ stepUp: step, wet: true });

/** The highest level below the base on which it can stand at a point, others left aside. */
const footLevel = (table: Table, body: Body, hold: Hold, at: Point): number | undefined =>
  standAt(table, { x: at.x, y: at.y, r: body.r, h: body.h }, [], footOf(hold)).findLast((z) => z < body.z);

/** A figure that stands at the foot of a wall has nothing to climb down. */
const standsAtFoot = (table: Table, body: Body, hold: Hold): boolean =>
  hold.side === 'beside' && canStand(table, body, [], footOf(hold)) === undefined;

const lowestOf = (table: Table, body: Body, hold: Hold, at: Point): number =>
  standsAtFoot(table, body, hold) ? body.z : (footLevel(table, body, hold, at) ?? Math.min(body.z, hold.feature.base));

/** Features that a figure can climb from its place: walls, sides of holes, ladders and ropes that it touches, in the table's order. */
export const climbables = (table: Table, body: Body, step = STEP): readonly Climbable[] => {
  const list: Climbable[] = [];
  for (const feature of featuresNear(table, boxAround(body, body.r + CONTACT_GAP + LENGTH_TOLERANCE))) {
    const hold = holdOn(table, body, feature, step);
    if (!hold) continue;
    const up = Math.max(0, hold.top - body.z);
    const down = body.z - lowestOf(table, body, hold, hangingAt(hold, body));
    if (up > 0 || down > 0) list.push({ id: feature.id, kind: hold.kind, up, down });
  }
  return list;
};

/** Depths, in radii, at which a base is tried on top: wholly on the surface and touching its edge, or as far on the surface as there is room. */
const DEPTHS = [1, 0.75, 0.5, 0.25, 0];
/** Shifts along the edge, in radii, for a corner or for a top that is taken by another figure. */
const SHIFTS = Array.from({ length: 37 }, (_, i) => (i % 2 === 1 ? i + 1 : -i) / 16);

const touchesEnemy = (base: Body, others: readonly Other[]): boolean =>
  others.some(({ manner, body }) => manner === 'stop' && inContact(base, body));

const onTop = (table: Table, body: Body, wall: Feature, face: Face, others: readonly Other[], step: number): Place | Obstruction => {
  let refusal = obstructed('solid', wall.id);
  let best: Place | undefined;
  let worth = -1;
  for (const depth of DEPTHS) {
    for (const shift of SHIFTS) {
      const p = {
        x: face.edge.x - body.r * (face.air.x * depth + face.air.y * shift),
        y: face.edge.y - body.r * (face.air.y * depth - face.air.x * shift),
      };
      const place = roundPlace(p, face.top);
      const base = bodyAt(place, body);
      const wholly = within(distanceBeyond(wall, place), -body.r);
      // Aside it does not come into contact unasked: rather partly on the surface. Of places worth the same the first is taken.
      const aloof = shift === 0 || !touchesEnemy(base, others);
      const found = (aloof ? 2 : 0) + (wholly ? 1 : 0);
      if (found <= worth) continue;
      const stop = canStand(table, base, others, { stepUp: step, wet: false });
      if (stop) refusal = obstructed(stop.reason, stop.id);
      else if (wholly && aloof) return place;
      else {
        best = place;
        worth = found;
      }
    }
  }
  return best ?? refusal;
};

/** A level, and the obstruction that keeps a base from going further. */
interface Free {
  readonly z: number;
  readonly id?: string;
}

/** Level that a base can go to straight up or down before an obstruction; a feature that rises at most `step` above that level is none. */
const freeLevel = (table: Table, body: Body, at: Point, to: number, others: readonly Other[], step = 0): Free => {
  const rises = to > body.z;
  let free: Free = { z: to };
  const meet = (level: number, id: string): void => {
    const between = rises ? level >= body.z && level < free.z : level <= body.z && level > free.z;
    if (between) free = { z: level, id };
  };
  const base = { ...body, ...at };
  for (const feature of featuresNear(table, boxAround(at, body.r))) {
    if (feature.kind !== 'solid' || featureGap(base, feature) >= -LENGTH_TOLERANCE) continue;
    if (rises || feature.top > to + step) meet(rises ? feature.base - body.h : feature.top, feature.id);
  }
  for (const { id, body: other } of others) {
    if (gap(base, other) >= -LENGTH_TOLERANCE) continue;
    if (rises) meet(other.z - Math.max(body.h, CONTACT_LEVEL), id);
    else if (other.z < body.z + body.h) meet(Math.min(body.z, other.z + Math.max(other.h, CONTACT_LEVEL)), id);
  }
  return free;
};

/**
 * The first enemy touched by a base on its straight way to a level, and the place: the movement ends there. Enemies touched before the way do not
 * count.
 */
const firstContact = (
  body: Body,
  at: Point,
  to: number,
  others: readonly Other[],
): { readonly z: number; readonly enemy: Other } | undefined => {
  const rises = to > body.z;
  let first: { readonly z: number; readonly enemy: Other } | undefined;
  for (const enemy of others) {
    const { body: other, manner } = enemy;
    if (manner !== 'stop' || inContact(body, other) || !within(gap({ ...body, ...at }, other), CONTACT_GAP)) continue;
    const near = CONTACT_LEVEL - 1;
    if (rises ? other.z - near > to || other.z + near < body.z : other.z + near < to || other.z - near > body.z) continue;
    const z = rises ? Math.max(body.z, other.z - near) : Math.min(body.z, other.z + near);
    if (!first || (rises ? z < first.z : z > first.z)) first = { z, enemy };
  }
  return first;
};

/** A climb that ends on the wall in contact with an enemy, unless that enemy may not be touched. */
const climbToContact = (
  body: Body,
  at: Point,
  { z, enemy }: NonNullable<ReturnType<typeof firstContact>>,
  facing: Vector,
): Climb | Obstruction => {
  if ((enemy.clearance ?? 0) > 0) return obstructed('clearance', enemy.id);
  if (z === body.z) return obstructed('figure', enemy.id);
  return { end: { x: at.x, y: at.y, z }, height: Math.abs(z - body.z), where: 'wall', facing };
};

const climbUp = (table: Table, body: Body, hold: Hold, up: number, others: readonly Other[], facing: Vector): Climb | Obstruction => {
  if (hold.top <= body.z) return obstructed('height', hold.feature.id);
  const target = Math.min(hold.top, body.z + up);
  const free = freeLevel(table, body, body, target, others);
  if (free.z <= body.z) return obstructed('ceiling', free.id);
  const contact = firstContact(body, body, free.z, others);
  if (contact) return climbToContact(body, body, contact, facing);
  let z = free.z;
  if (hold.wall && hold.face && free.z === target && within(hold.top, target)) {
    const end = onTop(table, body, hold.wall, hold.face, others, hold.step);
    if (!isObstruction(end)) return { end, height: hold.top - body.z, where: 'top', facing };
    // with no room on top a ladder is held by its last rung: it may be stopped on anywhere
    z = hold.top - LENGTH_TOLERANCE;
    if (hold.kind === 'wall' || z <= body.z) return end;
  }
  return { end: { x: body.x, y: body.y, z }, height: z - body.z, where: 'wall', facing };
};

/** A base that hangs in a hole is clear of its other sides, all the way down. */
const isClearOfSides = (table: Table, body: Body, at: Point, lowest: number, step: number): boolean =>
  pitRoom(featuresNear(table, boxAround(at, body.r)), { r: body.r, stepUp: step }, at, lowest) >= -LENGTH_TOLERANCE;

const downAt = (
  table: Table,
  body: Body,
  hold: Hold,
  at: Point,
  down: number,
  others: readonly Other[],
  facing: Vector,
): Climb | Obstruction => {
  const foot = footLevel(table, body, hold, at);
  const lowest = lowestOf(table, body, hold, at);
  const target = Math.max(lowest, body.z - down);
  if (target >= body.z) return obstructed('height', hold.feature.id);
  if (!isOnTable(table, { ...body, ...at })) return obstructed('table');
  if (!isClearOfSides(table, body, at, lowest, hold.step)) return obstructed('solid', hold.feature.id);
  const standing = foot !== undefined && within(target, foot);
  const free = freeLevel(table, body, at, target, others, standing ? hold.step : 0);
  if (free.z >= body.z || free.z > target) return obstructed('figure', free.id);
  const contact = firstContact(body, at, target, others);
  if (contact) return climbToContact(body, at, contact, facing);
  const end: Place = { ...at, z: target };
  const stop = standing ? canStand(table, { ...body, ...end }, others, footOf(hold)) : undefined;
  if (stop) return obstructed(stop.reason, stop.id);
  return { end, height: body.z - target, where: standing ? 'foot' : 'wall', facing };
};

/** Straight down, or from a corner a little along the edge. */
const climbDown = (table: Table, body: Body, hold: Hold, down: number, others: readonly Other[], facing: Vector): Climb | Obstruction => {
  const straight = downAt(table, body, hold, hangingAt(hold, body), down, others, facing);
  const atCorner = isObstruction(straight) && (straight.refused === 'solid' || straight.refused === 'table');
  if (!atCorner || hold.side === 'beside') return straight;
  for (const shift of SHIFTS) {
    const aside = downAt(table, body, hold, hangingAt(hold, body, shift), down, others, facing);
    if (!isObstruction(aside)) return aside;
  }
  return straight;
};

/**
 * Climbs what a figure touches by at most `up` units of height, down when negative. At the top it is put on the
 * surface, its base wholly on it and touching the edge, where there is room; at the bottom it stands at the foot; between, it stays on the wall.
 */
export const climb = (
  table: Table,
  body: Body,
  featureId: string,
  up: number,
  others: readonly Other[],
  step = STEP,
): Climb | Obstruction => {
  const feature = featureById(table, featureId);
  const hold = feature && holdOn(table, body, feature, step);
  if (!hold) return obstructed('touch', featureId);
  const middle = middleOf(hold.feature.shape);
  const towards = hold.face ? { x: -hold.face.air.x, y: -hold.face.air.y } : { x: middle.x - body.x, y: middle.y - body.y };
  const facing = scaleTo(towards.x === 0 && towards.y === 0 ? { x: 1, y: 0 } : towards, PACE);
  return up > 0 ? climbUp(table, body, hold, up, others, facing) : climbDown(table, body, hold, -up, others, facing);
};
