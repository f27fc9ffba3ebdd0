import { pointOn } from './sweep.ts';
import type { Leg } from './sweep.ts';
import { areaInDisc } from '../shapes/area.ts';
import { signedDistance } from '../shapes/shapes.ts';
import type { Feature, Point, Shape } from '../types.ts';
import { LENGTH_TOLERANCE } from '../types.ts';

/** Shortest step of the search for a side, in units. */
const STEP = 2;
/** So exactly, in units, is the place found. */
const EXACT = 0.01;
/** So little is touching: rounding the place to integers, which may add to it, leaves it below the tolerance. */
const OVERLAP = 0.25;
const ALL = 0.9999;

/** Room between a base and the sides of the holes it is in; negative by how far it overlaps them. Holes that meet are one. */
const roomIn = (pits: readonly Shape[], at: Point, r: number): number => {
  let room = -Infinity;
  for (const pit of pits) room = Math.max(room, -signedDistance(pit, at) - r);
  if (room >= 0 || pits.length < 2) return room;
  const whole = Math.PI * r * r;
  return areaInDisc({ type: 'disc', x: at.x, y: at.y, r }, pits, []) >= ALL * whole ? 0 : room;
};

const pitsAround = (near: readonly Feature[], stepUp: number, z: number): Shape[] =>
  near.filter(({ kind, base }) => kind === 'void' && base <= z + stepUp).map(({ shape }) => shape);

/** Room between a base and the ground around it when it is deeper than a step below; Infinity when it is not so deep. */
export const pitRoom = (near: readonly Feature[], { r, stepUp }: { r: number; stepUp: number }, at: Point, z: number): number =>
  z + stepUp >= 0 ? Infinity : roomIn(pitsAround(near, stepUp, z), at, r);

/** The length along a leg, between one with at least so much room and one with less, up to which there is so much. */
const reachBetween = (pits: readonly Shape[], leg: Leg, r: number, least: number, free: number, blocked: number): number => {
  let low = free;
  let high = blocked;
  while (high - low > EXACT) {
    const middle = (low + high) / 2;
    if (roomIn(pits, pointOn(leg, middle), r) < least) high = middle;
    else low = middle;
  }
  return low;
};

/**
 * Where a base that is deeper than a step below the ground touches the side of the hole it is in; Infinity when it does not. A place too near by
 * at most the tolerance counts as touching; from a place too near already it may go along or away, not nearer.
 */
export const pitSide = (near: readonly Feature[], { r, stepUp }: { r: number; stepUp: number }, leg: Leg, t: number, z: number): number => {
  if (z + stepUp >= 0) return Infinity;
  const pits = pitsAround(near, stepUp, z);
  if (pits.length === 0) return Infinity;
  const least = Math.min(-LENGTH_TOLERANCE, roomIn(pits, pointOn(leg, t), r) - EXACT);
  let clear: number | undefined;
  for (let last = t, at = t; ;) {
    const room = roomIn(pits, pointOn(leg, at), r);
    if (room >= -OVERLAP) clear = at;
    if (room < least)
      return clear === undefined ? reachBetween(pits, leg, r, least, last, at) : reachBetween(pits, leg, r, -OVERLAP, clear, at);
    if (at >= leg.length) return Infinity;
    last = at;
    at = Math.min(leg.length, at + Math.max(STEP, room));
  }
};
