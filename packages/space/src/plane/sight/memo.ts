import type { Body, Place } from '../types.ts';

/** Number of queries kept; a new query with the same slot takes the place of the old. */
const SLOTS = 256;
/** Numbers that tell two queries apart. */
const KEYS = 8;

/**
 * Hidden shares lately worked out for one table: rules ask for the same one several times over (may it be aimed at, does it have cover), and opponents
 * look again at what has not moved.
 */
export interface SightMemo {
  readonly keys: Float64Array;
  readonly shares: Float64Array;
}

export const newMemo = (): SightMemo => ({ keys: new Float64Array(SLOTS * KEYS).fill(NaN), shares: new Float64Array(SLOTS) });

/** The slot of a query. */
export const slotOf = (eye: Place, target: Body): number => {
  const flat =
    Math.imul(eye.x, 73_856_093) ^ Math.imul(eye.y, 19_349_663) ^ Math.imul(target.x, 83_492_791) ^ Math.imul(target.y, 49_979_687);
  const mixed = flat ^ Math.imul(eye.z + 31 * target.z + 7 * target.h, 15_485_863);
  return ((mixed ^ (mixed >>> 15)) >>> 0) % SLOTS;
};

/** The share kept in a slot, if its query is the same. */
export const recall = ({ keys, shares }: SightMemo, slot: number, eye: Place, target: Body): number | undefined => {
  const k = slot * KEYS;
  const same =
    keys[k] === eye.x &&
    keys[k + 1] === eye.y &&
    keys[k + 2] === eye.z &&
    keys[k + 3] === target.x &&
    keys[k + 4] === target.y &&
    keys[k + 5] === target.z &&
    keys[k + 6] === target.r &&
    keys[k + 7] === target.h;
  return same ? shares[slot] : undefined;
};

export const remember = ({ keys, shares }: SightMemo, slot: number, eye: Place, target: Body, share: number): number => {
  const k = slot * KEYS;
  keys[k] = eye.x;
  keys[k + 1] = eye.y;
  keys[k + 2] = eye.z;
  keys[k + 3] = target.x;
  keys[k + 4] = target.y;
  keys[k + 5] = target.z;
  keys[k + 6] = target.r;
  keys[k + 7] = target.h;
  shares[slot] = share;
  return share;
};
