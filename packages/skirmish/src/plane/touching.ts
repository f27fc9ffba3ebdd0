import { CONTACT_GAP, inContact, PACE, type Body, type Place } from '@escarmouche/space';
import { bodyOf, buildOf } from '../placed/bodies.ts';
import { toldOf } from '../placed/told.ts';
import { alliesOf, enemiesOf, inPlay, type FigureId, type FigureIn } from '../roster.ts';
import type { PlaneFigure, PlaneState } from './state.ts';

/** Enemies in base contact with it, in roster order; none of who is not in play. */
export function engagedWith<S extends PlaneState>(state: S, figure: PlaneFigure): FigureIn<S>[] {
  return inPlay(figure) ? touching(state, figure, figure) : [];
}

function touching<S extends PlaneState>(state: S, figure: PlaneFigure, at: Place): FigureIn<S>[] {
  const body = bodyOf(state, figure, at);
  const result: FigureIn<S>[] = [];
  for (const enemy of enemiesOf(state, figure.id)) if (touches(state, figure, body, enemy)) result.push(enemy);
  return result;
}

/** Is any enemy in contact with it? */
export function isEngaged(state: PlaneState, figure: PlaneFigure): boolean {
  if (!inPlay(figure)) return false;
  const body = bodyOf(state, figure);
  return enemiesOf(state, figure.id).some((enemy) => touches(state, figure, body, enemy));
}

/** Allies in base contact with it, in roster order. */
export function alliesInContact<S extends PlaneState>(state: S, figure: PlaneFigure): FigureIn<S>[] {
  const body = bodyOf(state, figure);
  return alliesOf(state, figure.id).filter((ally) => touches(state, figure, body, ally));
}

/** Enemies that a figure would be in contact with at a place, in roster order. */
export function touchedAt(state: PlaneState, figure: PlaneFigure, at: Place): FigureId[] {
  return touching(state, figure, at).map(({ id }) => id);
}

/** A cheap test before the exact one: most figures stand far apart. */
function touches(state: PlaneState, figure: PlaneFigure, body: Body, other: PlaneFigure): boolean {
  const away = toldOf(state, figure, other, body)?.distance;
  if (away !== undefined) return away <= CONTACT_GAP;
  const near = body.r + buildOf(state, other.id).r + PACE;
  return Math.abs(body.x - other.x) < near && Math.abs(body.y - other.y) < near && inContact(body, bodyOf(state, other));
}
