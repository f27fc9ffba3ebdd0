import { below, distance, pointBody, within, type Body, type Place } from '@escarmouche/space';
import { figuresInOrder, type FigureId, type GroupId } from '../roster.ts';
import { bodyOf } from './bodies.ts';
import type { PlacedFigure, PlacedState } from './state.ts';

/** Does the figure's base cover a point, at its level? */
export function covers(state: PlacedState, figure: PlacedFigure, at: Place): boolean {
  return within(distance(bodyOf(state, figure), pointBody(at)), 0);
}

/** Figures in play at less than `radius` units from a centre: the nearest first, then by the order of their groups, then by roster. */
export function figuresAround(
  state: PlacedState,
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
export function figuresOver(state: PlacedState, order: readonly GroupId[], at: Place): readonly FigureId[] {
  return figuresInOrder(state, order)
    .filter((figure) => covers(state, figure, at))
    .map(({ id }) => id);
}
