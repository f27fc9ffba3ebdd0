import { sheetOf } from '@escarmouche/skirmish';
import { baseMove } from '../figures.ts';
import { grantedTo } from '../granted.ts';
import type { Figure, State } from '../state.ts';

/** Units of cost a figure may spend in a move (UC-ACT-MOVE). */
export function moveAllowance(state: State, figure: Figure): number {
  return baseMove(sheetOf(state, figure.id));
}

/** The same in a run (UC-ACT-RUN). */
export function runAllowance(state: State, figure: Figure): number {
  return 2 * baseMove(sheetOf(state, figure.id));
}

/** Half the base move unless a rule gives more (UC-ACT-CLIMB-SWIM). */
export function slowAllowance(state: State, figure: Figure, by: 'climb' | 'swim'): number {
  const whole = grantedTo(sheetOf(state, figure.id)).own.some(({ rule }) => rule.fullMove === by);
  return moveAllowance(state, figure) * (whole ? 1 : 0.5);
}
