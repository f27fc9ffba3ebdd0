import { CONTACT_GAP, CONTACT_LEVEL, LENGTH_TOLERANCE } from './types.ts';
import type { Body, Place, Point, Vector } from './types.ts';

export const sub = (a: Point, b: Point): Vector => ({ x: a.x - b.x, y: a.y - b.y });

export const dot = (a: Vector, b: Vector): number => a.x * b.x + a.y * b.y;

/** Positive when b lies to the left of a. */
export const cross = (a: Vector, b: Vector): number => a.x * b.y - a.y * b.x;

export const vectorLength = (v: Vector): number => Math.sqrt(v.x * v.x + v.y * v.y);

/** Straight distance between two points seen from above, in units. */
export const span = (a: Point, b: Point): number => vectorLength(sub(a, b));

// `+ 0` turns the -0 that rounding can give into 0: states that hold positions are compared and hashed.
const whole = (value: number): number => Math.round(value) + 0;

/** The nearest point with integer coordinates, which is what a state stores. */
export const roundPoint = (p: Point): Point => ({ x: whole(p.x), y: whole(p.y) });

/** The same on a level: the nearest place, as a state stores it. */
export const roundPlace = (p: Point, z: number): Place => ({ x: whole(p.x), y: whole(p.y), z });

/** A base of that size at a place. Member by member: a spread that adds one takes microseconds in Node 20, and searches ask for this all along. */
export const bodyAt = ({ x, y, z }: Place, { r, h }: Pick<Body, 'r' | 'h'>): Body => ({ x, y, z, r, h });

/** The vector of the given length in the direction of v (not 0,0), rounded to integers. */
export const scaleTo = (v: Vector, length: number): Vector => {
  const factor = length / vectorLength(v);
  return { x: whole(v.x * factor), y: whole(v.y * factor) };
};

/** a + b * factor, not rounded. */
export const along = (a: Point, b: Vector, factor: number): Point => ({ x: a.x + b.x * factor, y: a.y + b.y * factor });

/** The same place as a cylinder without width or height: an impact, a token. */
export const pointBody = (place: Place): Body => ({ x: place.x, y: place.y, z: place.z, r: 0, h: 0 });

/** Horizontal gap between two bases in units; negative when they overlap. */
export const gap = (a: Body, b: Body): number => span(a, b) - a.r - b.r;

/** Distance between the nearest points of two upright cylinders, in units. */
export const distance = (a: Body, b: Body): number => {
  const h = Math.max(0, gap(a, b));
  const v = Math.max(0, a.z - b.z - b.h, b.z - a.z - a.h);
  return v === 0 ? h : Math.sqrt(h * h + v * v);
};

/** length <= limit, where lengths closer than the tolerance are equal ("within range X"). */
export const within = (length: number, limit: number): boolean => length < limit + LENGTH_TOLERANCE;

/** length < limit, where lengths closer than the tolerance are equal ("at less than X paces"). */
export const below = (length: number, limit: number): boolean => length <= limit - LENGTH_TOLERANCE;

/** Base contact: the discs all but touch and stand on near levels. */
export const inContact = (a: Body, b: Body): boolean => within(gap(a, b), CONTACT_GAP) && Math.abs(a.z - b.z) < CONTACT_LEVEL;

/** Is a point in the front arc of a figure at `at` that faces `facing`? The dividing line is front, and so is the figure's own place. */
export const inFrontArc = (at: Point, facing: Vector, other: Point): boolean => dot(facing, sub(other, at)) >= 0;
