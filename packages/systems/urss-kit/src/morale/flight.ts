import { figureOf, figuresInPlay, inPlay } from '@escarmouche/skirmish';
import { isEngaged } from '@escarmouche/skirmish/plane';
import type { Turn } from '../rule.ts';
import type { Figure, FigureId } from '../state.ts';

/** A figure flees for good: at once, unless it is engaged or stunned (UK-MORALE-FLEE-GOOD). */
export function fleeForGood(turn: Turn, id: FigureId): void {
  turn.emit({ type: 'fleesForGood', figure: id, moved: false });
  goOnFleeing(turn);
}

/** Those who flee for good and are held up no more make their flight movement of the turn (UK-MORALE-FLEE-GOOD). */
export function goOnFleeing(turn: Turn): void {
  for (const { id } of figuresInPlay(turn.state)) {
    const figure = figureOf(turn.state, id);
    if (figure.fleeing === 'toMove' && inPlay(figure) && !figure.stunned && !isEngaged(turn.state, figure)) makeOff(turn, figure);
  }
}

/** Its flight movement of the turn: towards the nearest exit, and off the table there (UK-MORALE-FLEE-GOOD). */
function makeOff(turn: Turn, { id }: Figure): void {
  turn.emit({ type: 'fleesForGood', figure: id, moved: true });
}

/** An activation of who flees for good is spent wholly on that (UK-MORALE-FLEE-GOOD). */
export function flightActivation(_turn: Turn, _figure: Figure): void {
  return undefined;
}
