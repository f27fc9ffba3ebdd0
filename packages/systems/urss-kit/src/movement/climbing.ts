import type { Offer, Refusal } from '@escarmouche/referee';
import { climbOf, climbsInTouch, refusalOf, setOutOn, type Climb, type Planned, type Way } from '@escarmouche/skirmish/plane';
import type { Vector } from '@escarmouche/space';
import type { ActionKind } from '../action-kind.ts';
import type { ActionCommand } from '../commands.ts';
import { facingRefusal } from '../facing.ts';
import { baseMove } from '../figures.ts';
import type { Figure, State } from '../state.ts';
import { slowAllowance } from './allowance.ts';
import { chargesOf } from './charging.ts';
import { travelling } from './travelling.ts';

type Ordered = Climb & { readonly facing?: Vector };

/** Units of height of one action: a ladder at the base move, a wall at half of it (UK-ACT-LADDER, UK-ACT-CLIMB). */
function allowance(state: State, figure: Figure, type: Climb['type']): number {
  return type === 'ladder' ? baseMove(state, figure) : slowAllowance(state, figure, 'climb');
}

function planOf(state: State, figure: Figure, climb: Climb): Planned<State> {
  return climbOf(travelling, state, figure, climb, allowance(state, figure, climb.type));
}

/** On a bare wall the climber faces the wall; on a ladder, at the top and at the foot any way (UK-ACT-CLIMB, UK-ACT-LADDER). */
function refusal(state: State, figure: Figure, climb: Ordered): Refusal | undefined {
  const plan = planOf(state, figure, climb);
  if ('rule' in plan) return refusalOf(plan);
  return plan.endPerch?.on === 'wall' ? undefined : facingRefusal(state, figure, climb.facing, plan.touches, plan.end);
}

/** Common parts of climbing a wall and a ladder: an action of movement, of some height (UK-ACT-CLIMB, UK-ACT-LADDER). */
export const climbing = {
  types: ['movement'],
  cost: () => 1,
  moves: true,
  check: refusal,
  charges: (state, figure, command) => chargesOf(state, figure, planOf(state, figure, command)),
  play(turn, figure, command) {
    const plan = planOf(turn.state, figure, command);
    const hangs = !('rule' in plan) && plan.endPerch?.on === 'wall';
    setOutOn(travelling, turn, figure, plan, hangs ? undefined : command.facing);
  },
} as const satisfies Partial<ActionKind<ActionCommand & Ordered>>;

/** Every climb open to a figure that hangs, as far as one action leads. */
export function climbsFrom(state: State, figure: Figure): readonly Way<State>[] {
  const { perch } = figure;
  if (!perch) return [];
  const type = perch.on === 'wall' ? 'climb' : 'ladder';
  const climbs = climbsInTouch(travelling, state, figure, type, allowance(state, figure, type)).filter(
    ({ feature }) => feature === perch.feature,
  );
  return climbs.map((climb) => planOf(state, figure, climb)).flatMap((plan) => ('rule' in plan ? [] : [plan]));
}

/** Climbs worth offering, of features touched; legal or not. */
export function climbOffers(state: State, figure: Figure, type: Climb['type']): Offer<ActionCommand>[] {
  return climbsInTouch(travelling, state, figure, type, allowance(state, figure, type)).map((command) => {
    const { feature, height } = command;
    return { id: `${type}:${feature}:${height}`, type, command, refusal: refusalOf(planOf(state, figure, command)) };
  });
}
