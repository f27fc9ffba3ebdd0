import type { Offer, Refusal } from '@escarmouche/referee';
import { chargesOf, climbOf, climbsInTouch, refusalOf, setOutOn, type Climb, type Planned } from '@escarmouche/skirmish/plane';
import type { ActionCommand } from '../commands.ts';
import { plane } from '../plane.ts';
import { action } from '../registry.ts';
import type { Figure, FigureId, State } from '../state.ts';
import type { Turn } from '../turn.ts';
import { moveAllowance, slowAllowance } from './allowance.ts';
import { travelling } from './travelling.ts';

type Ordered = Extract<ActionCommand, { type: Climb['type'] }>;

/** Units of height of one action: a ladder at the base move, a wall at half of it (UC-ACT-LADDER, UC-ACT-CLIMB-SWIM). */
function allowance(state: State, figure: Figure, type: Climb['type']): number {
  return type === 'ladder' ? moveAllowance(state, figure) : slowAllowance(state, figure, 'climb');
}

function planOf(state: State, figure: Figure, climb: Climb): Planned<State> {
  return climbOf(plane, state, figure, climb, allowance(state, figure, climb.type));
}

/** Climbs worth offering, of features touched; legal or not. */
export function climbsWorthTrying(state: State, figure: Figure, type: Climb['type']): Climb[] {
  return climbsInTouch(plane, state, figure, type, allowance(state, figure, type));
}

function offersOf(state: State, figure: Figure, type: Climb['type']): Offer<ActionCommand>[] {
  return climbsWorthTrying(state, figure, type).map((command) => {
    const { feature, height } = command;
    return { id: `${type}:${feature}:${height}`, type, command, refusal: refusalOf(planOf(state, figure, command)) };
  });
}

const climbing = {
  cost: () => 1,
  repeatable: true,
  moves: true,
  check: (state: State, figure: Figure, command: Ordered): Refusal | undefined => refusalOf(planOf(state, figure, command)),
  charges: (state: State, figure: Figure, command: Ordered): readonly FigureId[] => chargesOf(planOf(state, figure, command)),
  play(turn: Turn, figure: Figure, command: Ordered): void {
    setOutOn(travelling, turn, figure, planOf(turn.state, figure, command), command.type === 'ladder' ? command.facing : undefined);
  },
} as const;

/** Climb a wall at half the base move; one type of action with swimming (UC-ACT-CLIMB-SWIM, UC-ACT-ONCE). */
export const climbWall = action<Extract<Ordered, { type: 'climb' }>>({
  ...climbing,
  id: 'climb',
  type: 'climbOrSwim',
  offers: (state, figure) => offersOf(state, figure, 'climb'),
});

/** Climb a ladder or rope at the base move (UC-ACT-LADDER). */
export const climbLadder = action<Extract<Ordered, { type: 'ladder' }>>({
  ...climbing,
  id: 'ladder',
  offers: (state, figure) => offersOf(state, figure, 'ladder'),
});
