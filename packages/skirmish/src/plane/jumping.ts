import { refuse, type Random } from '@escarmouche/referee';
import { cross, dot, span, sub, vectorLength, type Place, type Point, type Vector } from '@escarmouche/space';
import type { FigureIn } from '../roster.ts';
import { straightLine } from './along.ts';
import { jumpWay } from './leap-way.ts';
import { moverOf } from './mover.ts';
import { crossesLinear } from './obstacles.ts';
import { planned, type Planned } from './planned.ts';
import type { PlaneRules } from './rules.ts';
import type { PlaneFigure, PlaneState } from './state.ts';
import type { Way } from './way.ts';

/** The straight line that a jump goes on along, at most as far again. */
export interface RunUp {
  readonly direction: Vector;
  readonly length: number;
}

/** Greatest distance of a landing point from the line of the run-up, in units: points are whole. */
const ASIDE = 2;

/** The jump to a point after a run-up, or why there is none. */
export function jumpTo<S extends PlaneState>(
  rules: PlaneRules<S>,
  state: S,
  figure: FigureIn<S>,
  to: Point,
  runUp: RunUp | undefined,
): Planned<S> {
  const { ids } = rules;
  if (!runUp) return noRunUp(rules);
  const line = sub(to, figure);
  const length = span(figure, to);
  const aside = Math.abs(cross(runUp.direction, line)) / vectorLength(runUp.direction);
  if (length === 0 || aside > ASIDE || dot(runUp.direction, line) < 0) {
    return refuse(ids.jump, 'Le saut continue la ligne de l’élan.', 'The jump goes on along the line of the run-up.');
  }
  if (moverOf(rules, state, figure).linearCost === undefined && crossesLinear(state, figure, to)) {
    return refuse(ids.linear, 'Elle ne franchit pas les obstacles linéaires.', 'It does not cross linear obstacles.');
  }
  return planned(rules, state, figure, jumpWay(rules, state, figure, line, length, runUp.length), ids.jump);
}

/** Why a figure without a run-up does not jump. */
export function noRunUp<S extends PlaneState>({ ids }: PlaneRules<S>) {
  return refuse(ids.jump, 'Un saut demande d’abord un élan en ligne droite.', 'A jump needs a straight run-up first.');
}

/** The run-up that makes a jump exactly as long as the way to a point: the jump has been checked, and its run-up is behind. */
export function runUpTo(figure: PlaneFigure, to: Point): RunUp {
  return { direction: sub(to, figure), length: span(figure, to) };
}

/** The run-up that a walk along a path has been: straight, all of it gone as planned, and still on its feet. */
export function runUpOf<S extends PlaneState>(
  figure: PlaneFigure,
  path: readonly Point[],
  walked: Way<S>,
): (RunUp & { readonly from: Place }) | undefined {
  const { x, y, z } = walked.end;
  const [from] = walked.until(0);
  const line = from && straightLine(from, path);
  const asPlanned = walked.length > 0 && !walked.fall && figure.x === x && figure.y === y && figure.z === z;
  if (!line || !asPlanned || figure.posture !== 'standing') return undefined;
  return { from, direction: sub(line.to, from), length: walked.length };
}

/** Some point to jump to after a run-up. */
export function somewhereOnward(figure: PlaneFigure, { direction, length }: RunUp, random: Random): Point {
  const share = (1 + random(Math.max(1, Math.floor(length)))) / vectorLength(direction);
  return { x: figure.x + Math.round(direction.x * share), y: figure.y + Math.round(direction.y * share) };
}
