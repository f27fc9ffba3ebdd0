import { figureOf, inPlay, type Affliction } from '@escarmouche/skirmish';
import { comeDown } from '@escarmouche/skirmish/plane';
import { travelling } from './movement/travelling.ts';
import type { Figure, FigureId } from './state.ts';
import type { Turn } from './turn.ts';

/** Is a figure in a state already? A figure with a weapon in hand is not disarmed. */
export const isIn = ({ posture, stunned }: Figure, state: Affliction): boolean =>
  state === 'prone' ? posture === 'prone' : state === 'stunned' && stunned;

/** Knocks a figure down; off a wall or ladder the figure falls (UK-STATE-PRONE-FIGHT, UK-ACT-CLIMB). */
export function knockDown(turn: Turn, id: FigureId, rule: string): void {
  const figure = figureOf(turn.state, id);
  if (!inPlay(figure)) return;
  if (figure.posture !== 'prone') turn.emit({ type: 'knockedDown', figure: id, rule });
  if (figure.perch) comeDown(travelling, turn, figure);
}

/** A stunned figure, knocked down with it, can do nothing until the turn ends; its activation is lost (UK-STATE-STUNNED). */
export function stun(turn: Turn, id: FigureId, rule: string): void {
  const figure = figureOf(turn.state, id);
  if (!inPlay(figure) || figure.stunned) return;
  turn.emit({ type: 'stunned', figure: id, rule });
}
