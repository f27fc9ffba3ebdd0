import { boxAround, contains, discGap, distanceToSegment, featuresNear, segmentInside, type Point, type Shape } from '@escarmouche/space';
import { bodyOf } from '../placed/bodies.ts';
import type { PlaneFigure, PlaneState } from './state.ts';

/** Would the base of a figure that goes straight to a point come over a linear obstacle? */
export function crossesLinear(state: PlaneState, figure: PlaneFigure, to: Point): boolean {
  const { r } = bodyOf(state, figure);
  const box = {
    minX: Math.min(figure.x, to.x) - r,
    minY: Math.min(figure.y, to.y) - r,
    maxX: Math.max(figure.x, to.x) + r,
    maxY: Math.max(figure.y, to.y) + r,
  };
  return featuresNear(state.scene.table, box).some(({ kind, shape }) => kind === 'linear' && sweeps(figure, to, r, shape));
}

function sweeps(from: Point, to: Point, r: number, shape: Shape): boolean {
  if (contains(shape, from) || segmentInside(shape, from, to).length > 0) return true;
  if (shape.type === 'disc') return distanceToSegment(shape, from, to) < shape.r + r;
  return discGap(from, r, shape) < 0 || discGap(to, r, shape) < 0 || shape.points.some((corner) => distanceToSegment(corner, from, to) < r);
}

/** Is the centre of the figure's base in deep water, at its level? */
export function inDeepWater(state: PlaneState, figure: PlaneFigure): boolean {
  return featuresNear(state.scene.table, boxAround(figure, 0)).some(
    (feature) => feature.kind === 'water' && figure.z <= feature.top && contains(feature.shape, figure),
  );
}
