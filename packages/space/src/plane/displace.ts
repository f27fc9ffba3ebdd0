import { along, bodyAt, inContact, vectorLength } from './measure.ts';
import { inSameRoom } from './move/obstacles.ts';
import { legBetween, sweep } from './move/sweep.ts';
import { boxAround } from './shapes/shapes.ts';
import { featuresNear } from './terrain.ts';
import type { Body, Mover, Other, Point, Table, Trace, Vector } from './types.ts';
import { CONTACT_GAP, PACE } from './types.ts';
import { traceAlong } from './walk/trace.ts';

/** A step that forced displacement passes where the rules name no other. */
const STEP = 500;
/** A drop of two paces is a fall. */
const DROP = 2000;
/** Flight stops this far before an enemy. */
const FLIGHT_GAP = PACE;

const straight = (body: Body, direction: Vector, length: number): readonly Point[] => [
  along(body, direction, length / vectorLength(direction)),
];

const met = (trace: Trace, body: Body, others: readonly Other[]): Trace => {
  const end = bodyAt(trace.end, body);
  return { ...trace, touches: others.filter(({ manner, body: other }) => manner === 'stop' && inContact(end, other)).map(({ id }) => id) };
};

/**
 * Pushes or sends a base straight in a direction by at most `length` units, whatever the ground. The base stops on touching a wall, a linear
 * obstacle, a feature more than `stepUp` higher than its level, any other base or the table edge, and falls over an edge.
 */
export const displace = (
  table: Table,
  body: Body,
  direction: Vector,
  length: number,
  others: readonly Other[],
  stepUp: number = STEP,
): Trace => {
  const bases = others.map(({ id, body: other }): Other => ({ id, body: other, manner: 'block' }));
  const motion = {
    r: body.r,
    h: body.h,
    stepUp,
    crossesLinear: false,
    linearCost: 0,
    medium: 'any',
    difficultFactor: 1,
    dropFree: DROP,
    atDrop: 'fall',
    settles: true,
    others: bases,
  } as const;
  return met(traceAlong(table, body, motion, straight(body, direction, length), length), body, others);
};

/**
 * Might a base fall that is displaced by at most `length` units? Quick, and true where it is not sure: on the ground, with neither a hole nor anything
 * to be pushed up on within reach, nobody falls.
 */
export const mightFall = (table: Table, body: Body, length: number, stepUp: number = STEP): boolean =>
  body.z !== 0 ||
  featuresNear(table, boxAround(body, body.r + length)).some(
    ({ kind, base, top }) => base < 0 || (kind === 'solid' && top > 0 && top <= stepUp),
  );

/** Would a base that goes straight come into contact with a figure? */
const isOnLine = (body: Body, to: Point, other: Body): boolean => {
  const leg = legBetween(body, to);
  if (!leg || !inSameRoom(body.z, body.h, other.z, other.h)) return false;
  const { x, y, r } = other;
  const nearer = (x - body.x) * leg.ux + (y - body.y) * leg.uy > 0;
  return nearer && sweep(leg, { type: 'disc', x, y, r: r + FLIGHT_GAP }, body.r).length > 0 && aside(leg, other) < body.r + r + CONTACT_GAP;
};

const aside = (leg: { readonly x: number; readonly y: number; readonly ux: number; readonly uy: number }, { x, y }: Point): number =>
  Math.abs(leg.ux * (y - leg.y) - leg.uy * (x - leg.x));

/**
 * Runs a mover straight in a direction up to `budget` in units of cost. The mover stops before anything it cannot pass, before a
 * drop that would make it fall, on touching another base, and one pace before a figure of manner stop that is on its way.
 */
export const flee = (table: Table, mover: Mover, direction: Vector, budget: number): Trace => {
  const { body, difficultFactor, linearCost, stepUp, dropFree, throughWalls, medium } = mover;
  const path = straight(body, direction, budget);
  const others = mover.others.map((other): Other => {
    if (other.manner !== 'stop' || !path[0] || !isOnLine(body, path[0], other.body)) return other;
    return { ...other, manner: 'block', clearance: Math.max(other.clearance ?? 0, FLIGHT_GAP) };
  });
  const motion = {
    r: body.r,
    h: body.h,
    stepUp,
    crossesLinear: linearCost !== undefined,
    linearCost: linearCost ?? 0,
    medium,
    difficultFactor,
    dropFree,
    atDrop: 'stop',
    settles: true,
    throughWalls: throughWalls === true,
    others,
  } as const;
  return met(traceAlong(table, body, motion, path, budget), body, mover.others);
};
