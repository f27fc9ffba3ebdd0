import type { Refusal } from '@escarmouche/referee';
import { isObstruction, type Obstruction, type Vector } from '@escarmouche/space';
import type { FigureId, FigureIn } from '../roster.ts';
import type { PlaneTurn } from './events.ts';
import type { PlaneRules } from './rules.ts';
import type { PlaneState } from './state.ts';
import type { TravelRules } from './travel-rules.ts';
import { setOut } from './travel.ts';
import { obstacleRefusal } from './way-refusal.ts';
import type { Way } from './way.ts';

/** A commanded movement: its way, or its refusal. An action checks it, declares its charges and carries it out from this. */
export type Planned<S extends PlaneState> = Way<S> | Refusal;

/** A movement as geometry makes it, with an obstruction told as a refusal. `rule`: the rule of the action. */
export function planned<S extends PlaneState>(
  rules: PlaneRules<S>,
  state: S,
  figure: FigureIn<S>,
  way: Way<S> | Obstruction,
  rule: string,
): Planned<S> {
  return isObstruction(way) ? obstacleRefusal(rules, state, figure, way, rule) : way;
}

/** Refusal of the movement; undefined when it is legal. */
export function refusalOf<S extends PlaneState>(movement: Planned<S>): Refusal | undefined {
  return 'rule' in movement ? movement : undefined;
}

/** Enemies that the movement would end in contact with. */
export function chargesOf<S extends PlaneState>(movement: Planned<S>): readonly FigureId[] {
  return 'rule' in movement ? [] : movement.touches;
}

/** Makes a willed movement, if it is legal. */
export function setOutOn<S extends PlaneState, T extends PlaneTurn<S>>(
  rules: TravelRules<S, T>,
  turn: T,
  figure: FigureIn<S>,
  movement: Planned<S>,
  facing?: Vector,
): void {
  if (!('rule' in movement)) setOut(rules, turn, figure, () => movement, facing);
}
