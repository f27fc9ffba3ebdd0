import { inContact, roundPoint, within } from '../measure.ts';
import { standingAt } from './level.ts';
import { clearanceAround, entry, tableEdge } from './obstacles.ts';
import type { Frame } from './obstacles.ts';
import { obstructed } from './obstruction.ts';
import type { Obstruction } from './obstruction.ts';
import type { Leg } from './sweep.ts';
import { canStand } from '../place.ts';
import { boxAround } from '../shapes/shapes.ts';
import { featureGap, featuresNear } from '../terrain.ts';
import type { Body, Fall, Other, Place, Table, Vector } from '../types.ts';
import { LENGTH_TOLERANCE, PACE } from '../types.ts';
import { landingFrom } from '../walk/fall.ts';

/** A jump passes over what rises at most this above its take-off level. */
const OVER = PACE;
/** Greatest height of a landing surface above the base, where the rules name no other step. */
const LANDING = 500;

/** The end of a jump or a flight. */
export interface Leap {
  readonly end: Place;
  readonly direction: Vector | undefined;
  /** Units: along the ground for a jump, in space for a flight. */
  readonly length: number;
  /** A jump that lands lower falls by the difference. */
  readonly fall?: Fall;
  /** Ids of the figures of manner stop in contact with the base at the end. */
  readonly touches: readonly string[];
}

const touched = (body: Body, others: readonly Other[]): string[] =>
  others.filter((other) => other.manner === 'stop' && inContact(body, other.body)).map(({ id }) => id);

/** Features too high to be jumped over, and figures that may not be approached. */
const inTheWay = (table: Table, body: Body, leg: Leg, others: readonly Other[]): Obstruction | undefined => {
  if (tableEdge(table, leg, 0, body.r) < leg.length) return obstructed('table');
  const tooHigh = (base: number, top: number): boolean => top > body.z + OVER && base < body.z + body.h;
  const middle = { x: leg.x + (leg.ux * leg.length) / 2, y: leg.y + (leg.uy * leg.length) / 2 };
  for (const feature of featuresNear(table, boxAround(middle, leg.length / 2 + body.r))) {
    const { kind, base, top, shape, id } = feature;
    if ((kind === 'solid' || kind === 'linear') && tooHigh(base, top) && entry(leg, 0, shape, body.r) < leg.length)
      return obstructed('solid', id);
  }
  for (const other of others) {
    const { x, y, z, r, h } = other.body;
    const disc = { type: 'disc', x, y, r } as const;
    const clear = clearanceAround(other, body.z, body.h);
    if (clear > 0 && entry(leg, 0, disc, body.r + clear) < leg.length) return obstructed('clearance', other.id);
    if (other.manner !== 'pass' && tooHigh(z, z + h) && entry(leg, 0, disc, body.r) < leg.length - LENGTH_TOLERANCE) {
      return obstructed('figure', other.id);
    }
  }
  return undefined;
};

/**
 * A jump from a base's place, `length` units in a direction, `limit` being the length of its run-up. The base passes over all that rises at most one
 * pace above its level and lands on a surface at most `stepUp` above it; onto a lower one it falls by the difference.
 */
export const jump = (
  table: Table,
  body: Body,
  direction: Vector,
  length: number,
  limit: number,
  others: readonly Other[],
  stepUp: number = LANDING,
): Leap | Obstruction => {
  if (!within(length, limit)) return obstructed('length');
  const size = Math.sqrt(direction.x * direction.x + direction.y * direction.y);
  const leg: Leg = { x: body.x, y: body.y, ux: direction.x / size, uy: direction.y / size, length };
  const obstacle = inTheWay(table, body, leg, others);
  if (obstacle) return obstacle;
  const p = roundPoint({ x: leg.x + leg.ux * length, y: leg.y + leg.uy * length });
  const near = featuresNear(table, boxAround(p, body.r));
  const { level } = standingAt(near, { ...p, r: body.r }, body.z, stepUp);
  if (level > body.z + stepUp) return obstructed('solid');
  const tooHigh = near.find(
    (one) =>
      one.kind === 'solid' &&
      one.top > body.z + stepUp &&
      one.base < body.z + body.h &&
      featureGap({ ...body, ...p }, one) < -LENGTH_TOLERANCE,
  );
  if (tooHigh) return obstructed('solid', tooHigh.id);
  const over: Place = { ...p, z: body.z };
  let end: Place = { ...p, z: level };
  const stop = canStand(table, { ...body, ...end }, others, { stepUp, wet: false });
  if (stop && (stop.reason !== 'solid' || level >= body.z)) return obstructed(stop.reason, stop.id);
  if (stop) {
    const frame: Frame = { r: body.r, h: body.h, stepUp, crossesLinear: false, medium: 'any' };
    end = landingFrom(table, frame, others, over, direction, level);
  }
  const fall: Fall | undefined = end.z < body.z ? { from: over, landing: end, height: body.z - end.z } : undefined;
  return { end, direction, length, ...(fall && { fall }), touches: touched({ ...body, ...end }, others) };
};

const ceilingAbove = (table: Table, body: Body): string | undefined =>
  featuresNear(table, boxAround(body, body.r)).find(
    (feature) => feature.kind === 'solid' && feature.base > body.z && featureGap(body, feature) < -LENGTH_TOLERANCE,
  )?.id;

/**
 * A flight over everything to a landing place with room for the base: at most `limit` units in a straight line in space between the centres of
 * the base, and no ceiling above the start or the landing. The base lands without a fall.
 */
export const flight = (
  table: Table,
  body: Body,
  landing: Place,
  limit: number,
  others: readonly Other[],
  stepUp: number = LANDING,
): Leap | Obstruction => {
  const dx = landing.x - body.x;
  const dy = landing.y - body.y;
  const dz = landing.z - body.z;
  const length = Math.sqrt(dx * dx + dy * dy + dz * dz);
  if (!within(length, limit)) return obstructed('length');
  const landed: Body = { ...body, ...landing };
  const ceiling = ceilingAbove(table, body) ?? ceilingAbove(table, landed);
  if (ceiling !== undefined) return obstructed('ceiling', ceiling);
  const stop = canStand(table, landed, others, { stepUp, wet: false });
  if (stop) return obstructed(stop.reason, stop.id);
  const direction = dx === 0 && dy === 0 ? undefined : { x: dx, y: dy };
  return { end: landing, direction, length, touches: touched(landed, others) };
};
