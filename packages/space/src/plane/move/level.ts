import { circleRound } from './sweep.ts';
import { overlapArea } from '../shapes/overlap.ts';
import { signedDistance } from '../shapes/shapes.ts';
import type { Feature, Point, Shape } from '../types.ts';
import { LENGTH_TOLERANCE } from '../types.ts';

/** A base seen from above at some point of a movement. */
export interface Footprint extends Point {
  readonly r: number;
}

/** Heights nearer than this are the same level: half a unit, since levels are integers. */
const SAME_LEVEL = 0.5;

/** Tolerance of a share of one half: the part of a base that one unit of length off a straight edge covers. */
const halfTolerance = (r: number): number => (LENGTH_TOLERANCE * 2) / (Math.PI * r);

/** Is a circle round a shape surely off a base, whatever the rounding? The usual case, told without looking at the shape's edges. */
const isSurelyBeside = (shape: Shape, at: Footprint): boolean => {
  const circle = circleRound(shape);
  const far = circle.r + at.r + LENGTH_TOLERANCE;
  const dx = at.x - circle.x;
  const dy = at.y - circle.y;
  return dx * dx + dy * dy > far * far;
};

/** Depth of a base inside of a shape, in units: its diameter when the base is wholly inside, 0 or less when beside. */
const depthIn = (shape: Shape, at: Footprint): number => (isSurelyBeside(shape, at) ? -Infinity : at.r - signedDistance(shape, at));

/** Share of a base over the union of `covers`, less `except`. */
const coveredShare = (at: Footprint, covers: readonly Shape[], except: readonly Shape[]): number => {
  const off = except.filter((shape) => depthIn(shape, at) > 0);
  const met: Shape[] = [];
  for (const shape of covers) {
    const depth = depthIn(shape, at);
    if (depth >= 2 * at.r && off.length === 0) return 1;
    if (depth > 0) met.push(shape);
  }
  if (met.length === 0) return 0;
  return overlapArea({ type: 'disc', x: at.x, y: at.y, r: at.r }, met, off) / (Math.PI * at.r * at.r);
};

/**
 * Share (0 to 1) of a base over a surface at `level` or higher; surfaces above `ceiling` are left out, even the ground for a base deep in a hole.
 * Where holes overlap there is only the floor of the deepest.
 */
export const shareAtLeast = (near: readonly Feature[], at: Footprint, level: number, ceiling: number): number => {
  const covers: Shape[] = [];
  const pits: Shape[] = [];
  const floors: Shape[] = [];
  const least = level - SAME_LEVEL;
  for (const feature of near) {
    if (feature.kind === 'solid' || feature.kind === 'water') {
      if (feature.top >= least && feature.top <= ceiling && (feature.kind === 'solid' || feature.top < 0)) covers.push(feature.shape);
    } else if (feature.kind === 'void') {
      if (feature.base < least) pits.push(feature.shape);
      else if (feature.base <= ceiling) floors.push(feature.shape);
    }
  }
  if (ceiling < 0) return coveredShare(at, covers, []) + coveredShare(at, floors, [...pits, ...covers]);
  if (least > 0) return covers.length === 0 ? 0 : coveredShare(at, covers, []);
  return pits.length === 0 ? 1 : 1 - coveredShare(at, pits, covers);
};

/** Standing of a base at a point: its level, and the distance to a change. */
export interface Standing {
  readonly level: number;
  /** Change of a share up to which the level stays. */
  readonly margin: number;
}

/** Levels of all surfaces to stand on: the ground, tops of solids, floors of holes, beds of sunken water. */
const surfacesOf = (near: readonly Feature[]): number[] => {
  const levels = [0];
  for (const feature of near) {
    if (feature.kind === 'solid' || (feature.kind === 'water' && feature.top < 0)) levels.push(feature.top);
    else if (feature.kind === 'void') levels.push(feature.base);
  }
  return levels;
};

/** The highest of some levels below a limit. */
const highestBelow = (levels: readonly number[], limit: number): number => {
  let highest = -Infinity;
  for (const level of levels) if (level < limit && level > highest) highest = level;
  return highest;
};

const lowerLevel = (near: readonly Feature[], at: Footprint, z: number, ceiling: number): number => {
  const levels = surfacesOf(near);
  const half = 0.5 - halfTolerance(at.r);
  for (let level = highestBelow(levels, z - SAME_LEVEL); level > -Infinity; level = highestBelow(levels, level)) {
    if (shareAtLeast(near, at, level, ceiling) >= half) return level;
  }
  return Math.min(...levels);
};

/**
 * The level of a base that comes to a point at level z: the highest that at least half of it stands on, steps of up to `stepUp` included.
 * Exactly half keeps the level it has, so a base neither tips nor climbs on the very edge.
 */
export const standingAt = (near: readonly Feature[], at: Footprint, z: number, stepUp: number): Standing => {
  const tolerance = halfTolerance(at.r);
  const ceiling = z + stepUp;
  let up = 1;
  let higher = z;
  for (const level of surfacesOf(near)) {
    if (level <= higher + SAME_LEVEL || level > ceiling) continue;
    const share = shareAtLeast(near, at, level, ceiling);
    if (share > 0.5 + tolerance) higher = level;
    else up = Math.min(up, 0.5 + tolerance - share);
  }
  if (higher > z) return { level: higher, margin: 0 };
  const share = shareAtLeast(near, at, z, ceiling);
  if (share >= 0.5 - tolerance) return { level: z, margin: Math.min(up, share - 0.5 + tolerance) };
  return { level: lowerLevel(near, at, z, ceiling), margin: 0 };
};
