import { figureOf, figuresInPlay, filling, inPlay, sheetOf } from '@escarmouche/skirmish';
import { reckonLosses } from '../aftermath.ts';
import { grantedTo } from '../granted.ts';
import { flightActivation } from '../morale/flight.ts';
import type { Turn } from '../rule.ts';
import type { Figure, FigureId, State } from '../state.ts';
import { advance } from './turns.ts';

/** May it be activated (again) this turn: in play, able, with activations and actions left (UK-TURN-ALT-CHOICE, UK-TURN-MULTI)? */
export function awaitsActivation(state: State, figure: Figure): boolean {
  if (!inPlay(figure) || figure.activated) return false;
  return !figure.stunned || state.scene.options['turn.stunned'] === 'chosen-and-passes';
}

/** Begins an activation: what lasted until then ends, then the tests of that moment (UK-TURN-ACTIVATION, UK-SYS-DURATION). */
export function beginActivation(turn: Turn, id: FigureId): void {
  const figure = figureOf(turn.state, id);
  for (const effect of turn.state.effects.filter((one) => one.by === id)) turn.emit({ type: 'effectEnded', effect });
  if (figure.alert) turn.emit({ type: 'alertEnded', figure: id });
  turn.emit({ type: 'activationBegan', figure: id });
  if (figure.stunned) return endActivation(turn);
  for (const bearer of figuresInPlay(turn.state)) {
    for (const { rule } of filling(grantedTo(sheetOf(turn.state, bearer.id)).own, 'activationStarts'))
      rule.activationStarts(turn, figure, bearer);
  }
  reckonLosses(turn);
  flightActivation(turn, figure);
  closeIfSpent(turn);
}

/** Has the figure being activated nothing more to do in this activation? */
function isSpent({ activation, figures }: State): boolean {
  const figure = activation && figures[activation.figure];
  return figure !== undefined && (!inPlay(figure) || figure.stunned || figure.left === 0 || activation?.fled === true);
}

/** Ends the activation by itself when nothing is left to do in it. */
export function closeIfSpent(turn: Turn): void {
  if (turn.state.activation && (turn.state.phase === 'over' || isSpent(turn.state))) endActivation(turn);
}

/** Its player ends it; at least one action is used in each, doing nothing is one (UK-TURN-ACTIVATION, UK-ATTR-HEROS). */
export function passActivation(turn: Turn, forGood: boolean): void {
  const { activation } = turn.state;
  if (activation?.taken === 0) {
    turn.emit({ type: 'actionTaken', figure: activation.figure, action: 'nothing', types: ['nothing'], cost: 1 });
  }
  endActivation(turn, forGood);
}

/** Who may not be activated again loses what actions it has left (UK-TURN-MULTI). */
function endActivation(turn: Turn, forGood = false): void {
  const { activation } = turn.state;
  if (!activation) return;
  const figure = figureOf(turn.state, activation.figure);
  const { activations } = grantedTo(sheetOf(turn.state, figure.id));
  const over = forGood || !inPlay(figure) || figure.left === 0 || figure.activations >= activations;
  turn.emit({ type: 'activationEnded', figure: figure.id, over });
  if (turn.state.phase !== 'over') advance(turn);
}
