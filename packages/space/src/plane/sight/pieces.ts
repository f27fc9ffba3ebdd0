import type { Blocker } from './blockers.ts';
import type { Body, Place } from '../types.ts';

/*
 * The part of the target's rectangle that each volume hides, seen from the eye.
 *
 * A column of the rectangle is q, from -1 (left edge as the looker sees it) to 1. The ray to it, seen from above, is met by an outline at
 * the share t of its length; w = 1 / t. A straight edge is met at a w that is linear in q. Where a ray runs inside a footprint from t0 to
 * t1 the volume hides one interval of heights, from the level of its underside to that of its top, each carried on from t0 or t1 to the
 * rectangle: ez + (level - ez) * w. A piece is such an interval over a range of columns. Heights v are 0 at the feet, 1 at the top.
 *
 * One query is at work at a time and allocates nothing: frame, pieces and the seen places kept in the blockers are overwritten by the next.
 */

/** A bound of a hidden interval: a + b * q for a line, a + b * w(q) where rays enter or leave a cylinder. */
export interface Bound {
  curve: 'line' | 'enter' | 'leave';
  a: number;
  b: number;
  /** Height of the bound at the column last evaluated. */
  value: number;
}

export interface Piece {
  owner: Blocker;
  from: number;
  to: number;
  /** Hides its columns from foot to top. */
  full: boolean;
  readonly low: Bound;
  readonly high: Bound;
}

/** The query at work. */
export const frame = {
  eye: { x: 0, y: 0, z: 0 } as Place,
  target: { x: 0, y: 0, z: 0, r: 0, h: 0 } as Body,
  /** Horizontal vector from the eye to the axis, its square and its length. */
  dx: 0,
  dy: 0,
  square: 0,
  distance: 0,
  /** Radius over distance. */
  slope: 0,
  /** Unit of v: the target's height, or 1 for a target without. */
  unit: 1,
  /** The columns left to look at, when those that are wholly hidden at either end are cut off. */
  open: -1,
  close: 1,
  trims: true,
  pieces: [] as Piece[],
  count: 0,
};

/** Starts a query; `trims` cuts wholly hidden columns off at the ends instead of listing the pieces that hide them. */
export const startFrame = (eye: Place, target: Body, trims: boolean): void => {
  frame.eye = eye;
  frame.target = target;
  frame.dx = target.x - eye.x;
  frame.dy = target.y - eye.y;
  frame.square = frame.dx * frame.dx + frame.dy * frame.dy;
  frame.distance = Math.sqrt(frame.square);
  frame.slope = frame.square > 0 ? target.r / frame.distance : 0;
  frame.unit = target.h > 0 ? target.h : 1;
  frame.open = -1;
  frame.close = 1;
  frame.trims = trims;
  frame.count = 0;
};

/** Meetings of rays and an outline: at the eye itself (w infinite), at w = a + b * q, or on the curve of a cylinder. */
export type Meeting = 'eye' | 'line' | 'curve';

/** Higher or lower than anything seen. */
const BEYOND = 8;

const setBound = (bound: Bound, level: number, meeting: Meeting, a: number, b: number, curve: 'enter' | 'leave'): void => {
  const eyeLevel = (frame.eye.z - frame.target.z) / frame.unit;
  const rise = (level - frame.eye.z) / frame.unit;
  bound.curve = 'line';
  bound.a = eyeLevel;
  bound.b = 0;
  if (rise === 0) return;
  if (meeting === 'eye') bound.a = rise < 0 ? -BEYOND : BEYOND;
  else if (meeting === 'line') {
    bound.a = eyeLevel + rise * a;
    bound.b = rise * b;
  } else {
    bound.curve = curve;
    bound.b = rise;
  }
};

const nextPiece = (owner: Blocker): Piece => {
  let piece = frame.pieces[frame.count];
  if (!piece) {
    const low: Bound = { curve: 'line', a: 0, b: 0, value: 0 };
    piece = { owner, from: 0, to: 0, full: false, low, high: { ...low } };
    frame.pieces.push(piece);
  }
  piece.owner = owner;
  return piece;
};

const setPiece = (piece: Piece, near: Meeting, nearA: number, nearB: number, far: Meeting, farA: number, farB: number): void => {
  const { base, top } = piece.owner;
  const { eye, target } = frame;
  const roof = target.z + target.h;
  // A level below (above) both the eye and the rectangle is passed nowhere on the way, wherever the footprint lies.
  if (base <= eye.z && base <= target.z && (base < eye.z || base < target.z)) setBound(piece.low, -Infinity, 'eye', 0, 0, 'enter');
  else if (base < eye.z) setBound(piece.low, base, near, nearA, nearB, 'enter');
  else setBound(piece.low, base, far, farA, farB, 'leave');
  if (top >= eye.z && top >= roof && (top > eye.z || top > roof)) setBound(piece.high, Infinity, 'eye', 0, 0, 'enter');
  else if (top > eye.z) setBound(piece.high, top, near, nearA, nearB, 'enter');
  else setBound(piece.high, top, far, farA, farB, 'leave');
};

/** Is a straight bound below (above) the given height in all columns of its piece? */
const staysBelow = ({ curve, a, b }: Bound, from: number, to: number, v: number): boolean =>
  curve === 'line' && a + b * from < v && a + b * to < v;
const staysAbove = ({ curve, a, b }: Bound, from: number, to: number, v: number): boolean =>
  curve === 'line' && a + b * from > v && a + b * to > v;

/** Adds what a volume hides from one column to another, where rays enter its footprint as `near` says and leave it as `far` says. */
export const addPiece = (
  owner: Blocker,
  from: number,
  to: number,
  near: Meeting,
  nearA: number,
  nearB: number,
  far: Meeting,
  farA: number,
  farB: number,
): void => {
  const start = Math.max(from, frame.open);
  const end = Math.min(to, frame.close);
  if (!(end > start)) return;
  const piece = nextPiece(owner);
  piece.from = start;
  piece.to = end;
  setPiece(piece, near, nearA, nearB, far, farA, farB);
  if (staysBelow(piece.high, start, end, 0) || staysAbove(piece.low, start, end, 1)) return;
  piece.full = staysBelow(piece.low, start, end, 0) && staysAbove(piece.high, start, end, 1);
  if (piece.full && frame.trims && start <= frame.open) frame.open = end;
  else if (piece.full && frame.trims && end >= frame.close) frame.close = start;
  else frame.count++;
};

/** Sorts a few numbers upwards in place, without the copy that the engine's own sort makes. */
export const sortUp = (list: number[]): number[] => {
  for (let i = 1; i < list.length; i++) {
    const value = list[i] ?? 0;
    let k = i;
    for (; k > 0; k--) {
      const before = list[k - 1] ?? 0;
      if (before <= value) break;
      list[k] = before;
    }
    list[k] = value;
  }
  return list;
};
