import { below, distance, pointBody, within, type Body, type Place } from '@escarmouche/space';
import { figuresInOrder, figuresInPlay, type FigureId, type GroupId } from '../roster.ts';
import { bodyOf } from './bodies.ts';
import type { PlaneRules } from './rules.ts';
import type { PlaneFigure, PlaneState } from './state.ts';
import { arcOf, hiddenFromEye } from './vision.ts';

/** Does the figure's base cover a point, at its level? */
function covers(state: PlaneState, figure: PlaneFigure, at: Place): boolean {
  return within(distance(bodyOf(state, figure), pointBody(at)), 0);
}

/** Figures in play at less than `radius` units from a centre: the nearest first, then by the order of their groups, then by roster. */
export function figuresAround(
  state: PlaneState,
  order: readonly GroupId[],
  centre: Body,
  radius: number,
  except?: FigureId,
): readonly FigureId[] {
  return figuresInOrder(state, order)
    .filter(({ id }) => id !== except)
    .map((figure) => ({ id: figure.id, far: distance(centre, bodyOf(state, figure)) }))
    .filter(({ far }) => below(far, radius))
    .sort((a, b) => Math.round(a.far) - Math.round(b.far))
    .map(({ id }) => id);
}

/** Figures in play whose base covers a point at its level, by the order of their groups, then by roster. */
export function figuresOver(state: PlaneState, order: readonly GroupId[], at: Place): readonly FigureId[] {
  return figuresInOrder(state, order)
    .filter((figure) => covers(state, figure, at))
    .map(({ id }) => id);
}

/** A blow from the centre of an area on a figure: its arc, and the share hidden from an eye so far above the centre. */
export function fromCentre<S extends PlaneState>(
  rules: PlaneRules<S>,
  state: S,
  centre: Place,
  target: PlaneFigure,
  eyeHeight: number,
): { readonly arc: 'front' | 'rear'; readonly hidden: number } {
  const eye = { x: centre.x, y: centre.y, z: centre.z + eyeHeight };
  const over = figuresInPlay(state).find((figure) => covers(state, figure, centre));
  return { arc: arcOf(target, centre), hidden: hiddenFromEye(rules, state, eye, target, over) };
}
