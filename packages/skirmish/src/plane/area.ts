import { below, distance, pointBody, within, type Body, type Place } from '@escarmouche/space';
import { bodyOf } from './bodies.ts';
import type { PlaneFigure, PlaneState } from './state.ts';

/** Of some figures those at less than `radius` units from a centre: the nearest first, then in the order given. */
export function nearestAround<F extends PlaneFigure>(state: PlaneState, among: readonly F[], centre: Body, radius: number): readonly F[] {
  return among
    .map((figure) => ({ figure, far: distance(centre, bodyOf(state, figure)) }))
    .filter(({ far }) => below(far, radius))
    .sort((a, b) => Math.round(a.far) - Math.round(b.far))
    .map(({ figure }) => figure);
}

/** Does the figure's base cover a point, at its level? */
export function covers(state: PlaneState, figure: PlaneFigure, at: Place): boolean {
  return within(distance(bodyOf(state, figure), pointBody(at)), 0);
}
