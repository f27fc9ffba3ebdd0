import { canStand, nearestFree, standAt, type Place, type Stance, type Stop } from '@escarmouche/space';
import { bodyOf } from '../placed/bodies.ts';
import { inPlay, type FigureIn } from '../roster.ts';
import { meet } from './contact.ts';
import type { PlaneTurn } from './events.ts';
import { othersOf } from './mover.ts';
import type { PlaneRules } from './rules.ts';
import type { PlaneState } from './state.ts';
import { engagedWith } from './touching.ts';
import type { TravelRules } from './travel-rules.ts';

/** A figure drops from where it is to a place below. */
export function fall<S extends PlaneState, T extends PlaneTurn<S>>(
  rules: TravelRules<S, T>,
  turn: T,
  figure: FigureIn<S>,
  landing: Place,
): void {
  const from = { x: figure.x, y: figure.y, z: figure.z };
  turn.emit({ type: 'figureMoved', figure: figure.id, manner: 'fell', points: [from, landing] });
  rules.fell?.(turn, figure, from.z - landing.z);
}

/** Come down, or stopped: with a step under its base, in water if need be. */
const stanceOf = ({ stepUp }: { readonly stepUp: number }): Stance => ({ stepUp, wet: true });

/** Obstruction that keeps a figure from staying at a place; undefined when nothing does. */
export function misfitAt<S extends PlaneState>(rules: PlaneRules<S>, state: S, figure: FigureIn<S>, at: Place): Stop | undefined {
  return canStand(state.scene.table, bodyOf(state, figure, at), othersOf(rules, state, figure), stanceOf(rules));
}

/** Place below a hanging figure that would slide down, whatever figures are there. */
export function footBelow<S extends PlaneState>(rules: PlaneRules<S>, state: S, figure: FigureIn<S>): Place {
  const body = bodyOf(state, figure);
  const z = standAt(state.scene.table, body, [], stanceOf(rules)).findLast((level) => level <= body.z);
  return { x: body.x, y: body.y, z: z ?? body.z };
}

/** Place where a figure that cannot stay comes down: the surface below, or the nearest free place; undefined where it can stay. */
export function landingOf<S extends PlaneState>(rules: PlaneRules<S>, state: S, figure: FigureIn<S>): Place | undefined {
  const stop = misfitAt(rules, state, figure, figure);
  if (!figure.perch && (!stop || stop.reason === 'clearance')) return undefined;
  const { table } = state.scene;
  const body = bodyOf(state, figure);
  const others = othersOf(rules, state, figure);
  const stance = stanceOf(rules);
  const z = standAt(table, body, others, stance).findLast((level) => level <= body.z);
  return z === undefined ? nearestFree(table, body, others, stance) : { x: body.x, y: body.y, z };
}

/** A figure pulled off a ladder or wall, stopped in mid-air or upon a friend comes down; whom it touches there it has not charged. */
export function comeDown<S extends PlaneState, T extends PlaneTurn<S>>(rules: TravelRules<S, T>, turn: T, figure: FigureIn<S>): void {
  const { state } = turn;
  if (!inPlay(figure)) return;
  const landing = landingOf(rules, state, figure);
  if (!landing) return;
  const before = engagedWith(state, figure);
  fall(rules, turn, figure, landing);
  meet(rules, turn, figure, before);
}
