import { inFrontArc, span, type Place, type Point } from '@escarmouche/space';
import { covers } from '../placed/area.ts';
import { toldOf } from '../placed/told.ts';
import { hiddenFrom, hiddenFromEye, shows } from '../placed/vision.ts';
import { figuresInPlay, type FigureIn } from '../roster.ts';
import type { PlaneRules } from './rules.ts';
import type { PlaneFigure, PlaneState } from './state.ts';

/** In the front arc and not hidden. */
export function sees<S extends PlaneState>(rules: PlaneRules<S>, state: S, looker: FigureIn<S>, target: FigureIn<S>): boolean {
  return arcOf(state, looker, target) === 'front' && shows(rules, hiddenFrom(rules, state, looker, target));
}

/** The arc of the target from which a figure strikes it, as it was told or else as it is measured; in the front one it is ahead of it. */
export function arcOf(state: PlaneState, target: PlaneFigure, from: PlaneFigure): 'front' | 'rear' {
  const told = toldOf(state, from, target);
  return (told && span(told.at.facing, target.facing) === 0 && told.side) || arcFrom(target, from);
}

/** The arc of the target from which a place strikes it. */
export function arcFrom(target: PlaneFigure, from: Point): 'front' | 'rear' {
  return inFrontArc(target, target.facing, from) ? 'front' : 'rear';
}

/** A blow from the centre of an area on a figure: its arc, and the share hidden from an eye so far above the centre. */
export function fromCentre<S extends PlaneState>(
  rules: PlaneRules<S>,
  state: S,
  centre: Place,
  target: FigureIn<S>,
  eyeHeight: number,
): { readonly arc: 'front' | 'rear'; readonly hidden: number } {
  const eye = { x: centre.x, y: centre.y, z: centre.z + eyeHeight };
  const over = figuresInPlay(state).find((figure) => covers(state, figure, centre));
  return { arc: arcFrom(target, centre), hidden: hiddenFromEye(rules, state, eye, target, over) };
}
