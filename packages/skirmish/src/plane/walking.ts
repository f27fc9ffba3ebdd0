import { refuse, type Refusal } from '@escarmouche/referee';
import type { Vector } from '@escarmouche/space';
import type { FigureIn } from '../roster.ts';
import type { PlaneTurn } from './events.ts';
import { inDeepWater } from './obstacles.ts';
import type { PlaneRules } from './rules.ts';
import type { PlaneState } from './state.ts';
import type { TravelRules } from './travel-rules.ts';
import { goesSomewhere, setOut } from './travel.ts';
import { wayRefusal } from './way-refusal.ts';
import type { Way } from './way.ts';

/** In deep water a figure swims; clinging to a wall it can only let go. */
function groundRefusal<S extends PlaneState>({ ids }: PlaneRules<S>, state: S, figure: FigureIn<S>, way: Way<S>): Refusal | undefined {
  if (goesSomewhere(way) && inDeepWater(state, figure)) {
    return refuse(ids.swim, 'Dans l’eau profonde, elle nage.', 'In deep water it swims.');
  }
  if (!goesSomewhere(way) && figure.perch?.on === 'wall') {
    return refuse(ids.climb, 'Sur la paroi, elle fait face au mur.', 'On the wall it faces the wall.');
  }
  return undefined;
}

/** Why a figure may not walk this way, which may be a turn on the spot. `rule` sets the length allowed. */
export function walkRefusal<S extends PlaneState>(
  rules: PlaneRules<S>,
  state: S,
  figure: FigureIn<S>,
  way: Way<S>,
  rule: string,
): Refusal | undefined {
  return groundRefusal(rules, state, figure, way) ?? wayRefusal(rules, state, figure, way, rule);
}

/** Why it may not run this way, which leads somewhere. */
export function runRefusal<S extends PlaneState>(
  rules: PlaneRules<S>,
  state: S,
  figure: FigureIn<S>,
  way: Way<S>,
  rule: string,
): Refusal | undefined {
  if (!goesSomewhere(way) && !way.stop) return refuse(rule, 'Il faut courir quelque part.', 'A run must go somewhere.');
  return walkRefusal(rules, state, figure, way, rule);
}

/** Walks a way, traced from the figure's place, and turns as chosen at its end; a way that leads nowhere is a turn on the spot. */
export function walkOrTurn<S extends PlaneState, T extends PlaneTurn<S>>(
  rules: TravelRules<S, T>,
  turn: T,
  figure: FigureIn<S>,
  tracing: (state: S, figure: FigureIn<S>) => Way<S>,
  rule: string,
  facing?: Vector,
): void {
  if (goesSomewhere(tracing(turn.state, figure))) return setOut(rules, turn, figure, tracing, facing);
  if (facing) turn.emit({ type: 'figureTurned', figure: figure.id, facing, rule });
}
