import { mightFall, sub, type Fall, type Vector } from '@escarmouche/space';
import { bodyOf } from '../placed/bodies.ts';
import { figureOf, inPlay, type FigureId, type FigureIn } from '../roster.ts';
import type { PlaneTurn } from './events.ts';
import { comeDown } from './fall.ts';
import type { PlaneRules } from './rules.ts';
import type { PlaneFigure, PlaneState } from './state.ts';
import type { TravelRules } from './travel-rules.ts';
import { travel } from './travel.ts';
import { displacedWay, fleeWay, type Way } from './way.ts';

/** Direction from centre to centre; the facing of the other figure when one is above the other. */
export function awayFrom(figure: PlaneFigure, other: PlaneFigure): Vector {
  const line = sub(figure, other);
  return line.x === 0 && line.y === 0 ? other.facing : line;
}

/** Destination of a figure pushed or thrown away from another; nothing changes yet. */
export function pushedAway<S extends PlaneState>(
  rules: PlaneRules<S>,
  state: S,
  figure: FigureIn<S>,
  from: PlaneFigure,
  length: number,
  manner: 'pushed' | 'thrown' = 'pushed',
): Way<S> {
  return displacedWay(rules, state, figure, awayFrom(figure, from), length, manner, from.id);
}

/** The fall at the end of a push or throw, if any; nothing changes yet. */
export function fallWhenPushed<S extends PlaneState>(
  rules: PlaneRules<S>,
  state: S,
  figure: FigureIn<S>,
  from: PlaneFigure,
  length: number,
  manner: 'pushed' | 'thrown' = 'pushed',
): Fall | undefined {
  if (!mightFall(state.scene.table, bodyOf(state, figure), length, rules.stepUp)) return undefined;
  return pushedAway(rules, state, figure, from, length, manner).fall;
}

/** Carries out a displacement; a figure on a wall or ladder falls even where it cannot be moved. */
function carryOut<S extends PlaneState, T extends PlaneTurn<S>>(rules: TravelRules<S, T>, turn: T, figure: FigureIn<S>, way: Way<S>): void {
  travel(rules, turn, figure, way);
  if (figure.perch) comeDown(rules, turn, figure);
}

/** Sends a figure straight away from another: pushed back by a length, or thrown. */
export function sendAway<S extends PlaneState, T extends PlaneTurn<S>>(
  rules: TravelRules<S, T>,
  turn: T,
  id: FigureId,
  from: FigureId,
  length: number,
  manner: 'pushed' | 'thrown' = 'pushed',
): void {
  const figure = figureOf(turn.state, id);
  carryOut(rules, turn, figure, pushedAway(rules, turn.state, figure, figureOf(turn.state, from), length, manner));
}

/**
 * Pushes two figures back from each other at the same time; the first one falls first, and a figure that has reacted to it may be in the way of the
 * second.
 */
export function sendApart<S extends PlaneState, T extends PlaneTurn<S>>(
  rules: TravelRules<S, T>,
  turn: T,
  first: FigureId,
  second: FigureId,
  length: number,
): void {
  const [one, other] = [figureOf(turn.state, first), figureOf(turn.state, second)];
  const way = pushedAway(rules, turn.state, other, one, length);
  const [start] = way.until(0);
  carryOut(rules, turn, one, pushedAway(rules, turn.state, one, other, length));
  const moved = other.x !== start?.x || other.y !== start.y || other.z !== start.z;
  if (!inPlay(other)) return;
  carryOut(rules, turn, other, moved ? pushedAway(rules, turn.state, other, one, length) : way.onward(turn.state, other, 0));
}

/** Flight of a figure from an enemy, once its own enemies let it leave: straight away, as far as a length goes. A prone figure stays where it is. */
export function runFrom<S extends PlaneState, T extends PlaneTurn<S>>(
  rules: TravelRules<S, T>,
  turn: T,
  id: FigureId,
  enemy: FigureId,
  length: number,
): void {
  const figure = figureOf(turn.state, id);
  const direction = awayFrom(figure, figureOf(turn.state, enemy));
  if (figure.posture !== 'prone' && rules.leaves && !rules.leaves(turn, figure)) return;
  const way = fleeWay(rules, turn.state, figure, direction, length);
  if (figure.posture !== 'prone' && way.length > 0) return travel(rules, turn, figure, way);
  const { x, y, z, perch } = figure;
  turn.emit({ type: 'figureMoved', figure: id, manner: 'fled', points: [{ x, y, z }], perch });
}
