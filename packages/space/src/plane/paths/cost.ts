import type { Frame } from '../move/obstacles.ts';
import { circleRound, legBetween } from '../move/sweep.ts';
import type { Leg } from '../move/sweep.ts';
import { signedDistance } from '../shapes/shapes.ts';
import type { Feature, Mover, Point } from '../types.ts';
import { LENGTH_TOLERANCE } from '../types.ts';
import { costBetween, difficultOn, reachWithin } from '../walk/cost.ts';
import { crossingsOn } from '../walk/crossing.ts';

/** Is a base so near to a point that it may touch the circle round a shape? */
const mayTouch = ({ shape }: Feature, { x, y }: Point, r: number): boolean => {
  const circle = circleRound(shape);
  const far = circle.r + r;
  return (circle.x - x) * (circle.x - x) + (circle.y - y) * (circle.y - y) < far * far;
};

const standsOnLinear = (features: readonly Feature[], p: Point, r: number): boolean =>
  features.some((f) => f.kind === 'linear' && mayTouch(f, p, r) && signedDistance(f.shape, p) < r - LENGTH_TOLERANCE);

const crossingCost = (mover: Mover, frame: Frame, features: readonly Feature[], leg: Leg): number => {
  const { difficultFactor: factor, body } = mover;
  const difficult = difficultOn(leg, features, body.z);
  const crossings = crossingsOn(leg, features, frame, body.z);
  let cost = costBetween(difficult, factor, 0, leg.length);
  for (let i = 0; i < crossings.length; i += 2) {
    const from = crossings[i] ?? 0;
    const to = crossings[i + 1] ?? 0;
    cost += Math.max(mover.linearCost ?? 0, to - from) - costBetween(difficult, factor, from, to);
  }
  return cost;
};

/**
 * Cost in units of a straight way over difficult ground and linear obstacles; undefined when it ends upon an obstacle, where a way may
 * neither end nor, to keep things simple, bend.
 */
export const costOfWay = (mover: Mover, frame: Frame, features: readonly Feature[], from: Point, to: Point): number | undefined => {
  const leg = legBetween(from, to);
  if (!leg) return 0;
  if (features.length === 0) return leg.length;
  return standsOnLinear(features, to, frame.r) ? undefined : crossingCost(mover, frame, features, leg);
};

/** Length of a leg that an allowance pays for, over difficult ground and linear obstacles, which are crossed wholly or not at all. */
export const reachOfWay = (mover: Mover, frame: Frame, features: readonly Feature[], leg: Leg, allowance: number): number => {
  const { difficultFactor: factor, linearCost = 0, body } = mover;
  const difficult = difficultOn(leg, features, body.z);
  const crossings = crossingsOn(leg, features, frame, body.z);
  let at = 0;
  let left = allowance;
  for (let i = 0; i < crossings.length; i += 2) {
    const from = crossings[i] ?? 0;
    const to = crossings[i + 1] ?? 0;
    const cost = costBetween(difficult, factor, at, from);
    const crossing = Math.max(linearCost, to - from);
    if (cost > left) break;
    if (cost + crossing > left || to >= leg.length) return from;
    left -= cost + crossing;
    at = to;
  }
  return Math.min(leg.length, reachWithin(difficult, factor, at, left));
};
