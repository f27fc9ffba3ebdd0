import { below, largestDimension, touching, type Feature } from '@escarmouche/space';
import { bodyOf } from '../placed/bodies.ts';
import type { PlaneFigure, PlaneState } from './state.ts';

/** Least size of a feature that hides a figure, in units: its longest side, and its height above the figure's level; any height when absent. */
export interface CoverSize {
  readonly width: number;
  readonly height?: number;
}

/** Ids of the features that a figure touches and that can hide it. */
export function coverTouched(state: PlaneState, figure: PlaneFigure, least: CoverSize): readonly string[] {
  return touching(state.scene.table, bodyOf(state, figure))
    .filter((feature) => canHide(feature, figure.z, least))
    .map(({ id }) => id);
}

/** A hole, water or rungs hide no figure. */
function canHide({ kind, shape, top }: Feature, level: number, { width, height }: CoverSize): boolean {
  if (kind === 'void' || kind === 'water' || kind === 'ladder') return false;
  return (height === undefined || !below(top - level, height)) && !below(largestDimension(shape), width);
}
