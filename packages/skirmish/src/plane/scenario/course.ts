import { gap, pointBody, type Place } from '@escarmouche/space';
import { bodyOf } from '../../placed/bodies.ts';
import { figureOf, type FigureId } from '../../roster.ts';
import { engagedWith } from '../touching.ts';
import type { Arrivals } from './arrivals.ts';
import { metNow, standsIn, type Moment } from './objectives.ts';
import { timesMet } from './result.ts';
import type { ScenarioEvent, ScenarioState } from './scenario.ts';
import type { Happening } from './schema.ts';

/** Parts of a system's turn that a scenario needs. */
export interface ScenarioTurn<S extends ScenarioState = ScenarioState> {
  readonly state: S;
  emit(event: ScenarioEvent): void;
}

/** Actions of a system on a scenario's happenings: arrivals, noise. */
export interface HappeningRules<T> {
  /** Figures come on; `again`: those who had no room try again. */
  readonly arrive: (turn: T, arrivals: Arrivals, again: boolean) => void;
  readonly hear?: (turn: T, noise: Place) => void;
}

/** After an action of a figure: tokens change hands, objectives are met, things happen. */
export function afterActionOf<S extends ScenarioState, T extends ScenarioTurn<S>>(
  rules: HappeningRules<T>,
  turn: T,
  actor: FigureId,
): void {
  if (!turn.state.scene.scenario) return;
  dropTokens(turn);
  takeTokens(turn, actor);
  reckon(rules, turn, 'action');
}

/** At the end of a turn: held objectives score, survivors count. */
export function atTurnEnd<S extends ScenarioState, T extends ScenarioTurn<S>>(rules: HappeningRules<T>, turn: T): void {
  if (turn.state.scene.scenario) reckon(rules, turn, 'turnEnd');
}

/** As a turn begins: figures without room so far try again. */
export function atTurnStart<S extends ScenarioState, T extends ScenarioTurn<S>>(rules: HappeningRules<T>, turn: T): void {
  const { happened = [] } = turn.state.scenario ?? {};
  for (const { id, arrivals } of turn.state.scene.scenario?.happenings ?? [])
    if (arrivals && happened.includes(id)) rules.arrive(turn, arrivals, true);
  happen(rules, turn, (when) => 'turn' in when && when.turn === turn.state.turn);
}

function reckon<S extends ScenarioState, T extends ScenarioTurn<S>>(rules: HappeningRules<T>, turn: T, moment: Moment): void {
  for (const { id } of metNow(turn.state, moment)) turn.emit({ type: 'objectiveMet', objective: id });
  happen(rules, turn, (when) => !('turn' in when) && isSo(turn.state, when));
}

function happen<S extends ScenarioState, T extends ScenarioTurn<S>>(
  rules: HappeningRules<T>,
  turn: T,
  isDue: (when: Happening['when']) => boolean,
): void {
  for (const happening of turn.state.scene.scenario?.happenings ?? []) {
    if (turn.state.scenario?.happened.includes(happening.id) || !isDue(happening.when)) continue;
    turn.emit({ type: 'happened', happening: happening.id });
    if (happening.arrivals) rules.arrive(turn, happening.arrivals, false);
    if (happening.noise) rules.hear?.(turn, happening.noise);
  }
}

function isSo(state: ScenarioState, when: Happening['when']): boolean {
  if ('met' in when) return timesMet(state, when.met) > 0;
  if ('entered' in when) return when.by.some((id) => standsIn(state, id, when.entered));
  return 'taken' in when && state.scenario?.tokens[when.taken]?.by !== undefined;
}

/** Figures out of play or prone let their tokens fall. */
function dropTokens(turn: ScenarioTurn): void {
  for (const [token, { by }] of Object.entries(turn.state.scenario?.tokens ?? {})) {
    const bearer = by === undefined ? undefined : figureOf(turn.state, by);
    if (bearer && bearer.posture !== 'standing') turn.emit({ type: 'tokenDropped', token, at: placeOf(bearer) });
  }
}

const placeOf = ({ x, y, z }: Place): Place => ({ x, y, z });

/** A figure that ends an action on a token, with no enemy in contact, takes the token. */
function takeTokens(turn: ScenarioTurn, actor: FigureId): void {
  const { state } = turn;
  const figure = figureOf(state, actor);
  if (figure.posture !== 'standing' || engagedWith(state, figure).length > 0) return;
  for (const [token, { at, by }] of Object.entries(state.scenario?.tokens ?? {})) {
    const isOn = at.z === figure.z && gap(bodyOf(state, figure), pointBody(at)) <= 0;
    if (by === undefined && isOn) turn.emit({ type: 'tokenTaken', token, figure: actor });
  }
}
