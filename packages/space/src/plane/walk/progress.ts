import type { Held, Motion } from '../move/obstacles.ts';
import type { Leg } from '../move/sweep.ts';
import { inContact } from '../measure.ts';
import type { Body, Fall, Feature, Other, Place, Point, Stop, Table } from '../types.ts';

/** Lengths along a path that differ by less than this are the same point of it. */
export const PRECISION = 0.001;

/** A stretch of the path over a linear obstacle, in units from the start of the path, with the cost of each unit. */
interface Crossing {
  readonly from: number;
  readonly to: number;
  readonly rate: number;
}

/** Progress of a base along a path. */
export interface Walk {
  readonly table: Table;
  readonly motion: Motion;
  readonly near: readonly Feature[];
  readonly legs: readonly Leg[];
  readonly budget: number;
  /** Furthest end along the path, and the reason for it. */
  readonly limit: number;
  readonly limitStop: Stop | undefined;
  readonly points: Place[];
  readonly held: Held;
  z: number;
  length: number;
  cost: number;
  crossing: Crossing | undefined;
  dropped: boolean;
  stop: Stop | undefined;
  fall: Fall | undefined;
}

export const record = (walk: Walk, p: Point): void => {
  walk.points.push({ x: p.x, y: p.y, z: walk.z });
};

/** Figures of manner stop in contact with a base. */
export const touchedAt = (body: Body, others: readonly Other[]): string[] => {
  const ids: string[] = [];
  for (const other of others) if (other.manner === 'stop' && inContact(body, other.body)) ids.push(other.id);
  return ids;
};
