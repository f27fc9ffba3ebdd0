import { boxOf, containsStrictly, eachEdge, segmentInside } from '../shapes/shapes.ts';
import type { Point, Shape } from '../types.ts';

/** One straight part of a movement: a start, a direction of length 1 and a length in units. */
export interface Leg {
  readonly x: number;
  readonly y: number;
  readonly ux: number;
  readonly uy: number;
  readonly length: number;
}

/**
 * Stretches of a leg during which a condition holds, as a flat list [from, to, from, to ...] in units from its start; in order and apart.
 * Flat, because these lists are made for every feature near every leg.
 */
export type Stretches = number[];

/** The leg from one point to another; undefined when they are the same. */
export const legBetween = (from: Point, to: Point): Leg | undefined => {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const length = Math.sqrt(dx * dx + dy * dy);
  return length === 0 ? undefined : { x: from.x, y: from.y, ux: dx / length, uy: dy / length, length };
};

export const pointOn = (leg: Leg, t: number): Point => ({ x: leg.x + leg.ux * t, y: leg.y + leg.uy * t });

/** Start of the stretch of a list that holds a point. */
export const stretchAt = (list: Stretches, t: number): number | undefined => {
  for (let i = 0; i < list.length; i += 2) if ((list[i] ?? 0) <= t && t <= (list[i + 1] ?? 0)) return list[i];
  return undefined;
};

/** Adds a stretch to a list, joined with those it meets. */
export const addStretch = (list: Stretches, from: number, to: number): void => {
  let i = 0;
  while (i < list.length && (list[i + 1] ?? 0) < from) i += 2;
  let start = from;
  let end = to;
  let joined = i;
  while (joined < list.length && (list[joined] ?? 0) <= end) {
    start = Math.min(start, list[joined] ?? start);
    end = Math.max(end, list[joined + 1] ?? end);
    joined += 2;
  }
  list.splice(i, joined - i, start, end);
};

const addClipped = (list: Stretches, leg: Leg, from: number, to: number): void => {
  const start = Math.max(0, from);
  const end = Math.min(leg.length, to);
  if (start < end) addStretch(list, start, end);
};

/** Stretches of a leg where a moving point is nearer than `reach` to a fixed one. */
export const sweepPoint = (list: Stretches, leg: Leg, x: number, y: number, reach: number): void => {
  const fx = x - leg.x;
  const fy = y - leg.y;
  const aside = leg.ux * fy - leg.uy * fx;
  const root = reach * reach - aside * aside;
  if (root <= 0) return;
  const ahead = leg.ux * fx + leg.uy * fy;
  const half = Math.sqrt(root);
  addClipped(list, leg, ahead - half, ahead + half);
};

/** Stretches of a leg where a moving point is beside the segment p–q and nearer than `reach` to it; `sweepPoint` finds its ends. */
export const sweepEdge = (list: Stretches, leg: Leg, p: Point, q: Point, reach: number): void => {
  const ex = q.x - p.x;
  const ey = q.y - p.y;
  const size = Math.sqrt(ex * ex + ey * ey);
  if (size === 0) return;
  const fx = leg.x - p.x;
  const fy = leg.y - p.y;
  let from = 0;
  let to = leg.length;
  // 0 <= along + t * alongStep <= size and -reach <= aside + t * asideStep <= reach
  const alongAt = (fx * ex + fy * ey) / size;
  const alongStep = (leg.ux * ex + leg.uy * ey) / size;
  const asideAt = (fx * ey - fy * ex) / size;
  const asideStep = (leg.ux * ey - leg.uy * ex) / size;
  if (alongStep === 0) {
    if (alongAt < 0 || alongAt > size) return;
  } else {
    const t0 = -alongAt / alongStep;
    const t1 = (size - alongAt) / alongStep;
    from = Math.max(from, Math.min(t0, t1));
    to = Math.min(to, Math.max(t0, t1));
  }
  if (asideStep === 0) {
    if (asideAt <= -reach || asideAt >= reach) return;
  } else {
    const t0 = (-reach - asideAt) / asideStep;
    const t1 = (reach - asideAt) / asideStep;
    from = Math.max(from, Math.min(t0, t1));
    to = Math.min(to, Math.max(t0, t1));
  }
  if (from < to) addStretch(list, from, to);
};

/** Adds the gaps between stretches near an outline whose middle belongs: in a gap the point stays on one side of the outline. */
export const fillBetween = (list: Stretches, leg: Leg, belongs: (p: Point) => boolean): void => {
  const bounds = [0, ...list, leg.length];
  for (let i = 1; i < bounds.length; i += 2) {
    const from = bounds[i - 1] ?? 0;
    const to = bounds[i] ?? leg.length;
    if (from < to && belongs(pointOn(leg, (from + to) / 2))) addStretch(list, from, to);
  }
};

const sweepOutline = (list: Stretches, leg: Leg, points: readonly Point[], reach: number): void => {
  eachEdge(points, (p, q) => {
    sweepPoint(list, leg, q.x, q.y, reach);
    sweepEdge(list, leg, p, q, reach);
  });
};

export interface Circle {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

const circles = new WeakMap<Shape, Circle>();

/** A circle round a shape, kept per shape: it decides most sweeps. */
export const circleRound = (shape: Shape): Circle => {
  if (shape.type === 'disc') return shape;
  let circle = circles.get(shape);
  if (!circle) {
    const { minX, minY, maxX, maxY } = boxOf(shape);
    circle = {
      x: (minX + maxX) / 2,
      y: (minY + maxY) / 2,
      r: Math.sqrt((maxX - minX) * (maxX - minX) + (maxY - minY) * (maxY - minY)) / 2,
    };
    circles.set(shape, circle);
  }
  return circle;
};

/** Does a leg pass a circle at a distance of `reach` or more all along? */
export const passesFar = (leg: Leg, circle: Circle, reach: number): boolean => {
  const fx = circle.x - leg.x;
  const fy = circle.y - leg.y;
  const far = circle.r + reach;
  const aside = leg.ux * fy - leg.uy * fx;
  if (aside >= far || aside <= -far) return true;
  const ahead = leg.ux * fx + leg.uy * fy;
  return ahead <= -far || ahead >= leg.length + far;
};

/** Margin above all rounding. */
const SURELY = 0.001;

/** Does a leg surely pass a shape at a distance of `reach` or more: all of the shape on one side of the leg, before it or beyond it? */
export const passesBeside = (leg: Leg, shape: Shape, reach: number): boolean => {
  if (passesFar(leg, circleRound(shape), reach)) return true;
  if (shape.type === 'disc') return false;
  const far = reach + SURELY;
  let left = true;
  let right = true;
  let before = true;
  let beyond = true;
  const { points } = shape;
  for (let i = 0; i < points.length && (left || right || before || beyond); i++) {
    const p = points[i];
    if (!p) break;
    const fx = p.x - leg.x;
    const fy = p.y - leg.y;
    const aside = leg.ux * fy - leg.uy * fx;
    const ahead = leg.ux * fx + leg.uy * fy;
    left &&= aside >= far;
    right &&= aside <= -far;
    before &&= ahead <= -far;
    beyond &&= ahead >= leg.length + far;
  }
  return left || right || before || beyond;
};

/** The stretches of a leg during which its point is nearer than `reach` units to a shape; for a reach of 0 or less: inside it. */
export const sweep = (leg: Leg, shape: Shape, reach: number): Stretches => {
  const list: Stretches = [];
  if (passesBeside(leg, shape, Math.max(0, reach))) return list;
  if (shape.type === 'disc') {
    if (shape.r + reach > 0) sweepPoint(list, leg, shape.x, shape.y, shape.r + reach);
    return list;
  }
  if (reach <= 0) {
    for (const [from, to] of segmentInside(shape, pointOn(leg, 0), pointOn(leg, leg.length))) list.push(from * leg.length, to * leg.length);
    return list;
  }
  sweepOutline(list, leg, shape.points, reach);
  fillBetween(list, leg, (p) => containsStrictly(shape, p));
  return list;
};

/** The stretches of a leg during which its point is outside of a shape, or inside but nearer than `reach` (above 0) to its outline. */
export const sweepOutside = (leg: Leg, shape: Shape, reach: number): Stretches => {
  const list: Stretches = [];
  if (shape.type === 'disc') {
    if (shape.r > reach) sweepPoint(list, leg, shape.x, shape.y, shape.r - reach);
    const from = list[0] ?? leg.length;
    const to = list[1] ?? leg.length;
    list.length = 0;
    if (from > 0) list.push(0, from);
    if (to < leg.length) list.push(to, leg.length);
    return list;
  }
  sweepOutline(list, leg, shape.points, reach);
  fillBetween(list, leg, (p) => !containsStrictly(shape, p));
  return list;
};
