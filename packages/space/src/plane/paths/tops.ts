import type { Frame } from '../move/obstacles.ts';
import { areNear, signedDistance } from '../shapes/shapes.ts';
import type { Body, Feature, Place, Table } from '../types.ts';
import { CONTACT_GAP, CONTACT_LEVEL } from '../types.ts';

/**
 * The solids on to which walks from a level may lead, step by step: those that rise no more than a step above it, and those beside one of them that
 * rise no more than a step above that one. Some that are walled off may be among them.
 */
export const topsFrom = (table: Table, { r, stepUp }: Pick<Frame, 'r' | 'stepUp'>, z: number): ReadonlySet<Feature> => {
  const solids = table.features.filter(({ kind }) => kind === 'solid');
  const tops = new Set(solids.filter(({ top }) => top <= Math.max(0, z) + stepUp));
  // Tops added here are gone through in their turn.
  for (const from of tops) {
    for (const to of solids) if (to.top <= from.top + stepUp && areNear(from.shape, to.shape, 2 * r)) tops.add(to);
  }
  return tops;
};

/** May a base come to a level at a point: that of the ground, of a hole, or of a top that walks lead to? */
export const mayComeTo = (tops: ReadonlySet<Feature>, r: number, { x, y, z }: Place): boolean =>
  z <= 0 || [...tops].some(({ shape, top }) => top === z && signedDistance(shape, { x, y }) < r);

/** Can a figure above the ground be touched? A top beside it has to be on about the same level. */
export const mayMeet = (tops: ReadonlySet<Feature>, r: number, other: Body): boolean =>
  [...tops].some(
    ({ shape, top }) => Math.abs(top - other.z) < CONTACT_LEVEL && signedDistance(shape, other) < 2 * r + other.r + CONTACT_GAP,
  );
