import type { Turn } from './card.ts';
import type { State, TurnStep } from './state.ts';

/** Goes to a step of the turn (ZB-TURN-ORDER). */
export function beginStep(turn: Turn, step: TurnStep): void {
  if (turn.state.turn.step !== step) turn.emit({ type: 'stepBegan', step });
}

const UP_TO_MOVEMENT: ReadonlySet<TurnStep> = new Set(['tile', 'encounter', 'refill', 'move', 'moving']);

/** Has the active pawn done moving in this turn: its squares are used up, a card has ended it, or it is knocked out (ZB-KO)? */
export function movementIsOver({ turn, scene }: State): boolean {
  const { step, out, left, moved, stopped } = turn;
  if (step === 'moving' && (stopped || (left <= 0 && moved > 0))) return true;
  if (step === 'refill' && scene.options['ko.refill'] === 'yes') return false;
  return out && UP_TO_MOVEMENT.has(step);
}
