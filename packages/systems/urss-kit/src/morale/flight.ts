import { figureOf, figuresInPlay, inPlay } from '@escarmouche/skirmish';
import { isEngaged, travel, walkWay, type Way } from '@escarmouche/skirmish/plane';
import { pathToExit, touchesExit } from '../exits.ts';
import { baseMove } from '../figures.ts';
import { travelling } from '../movement/travelling.ts';
import { plane } from '../plane.ts';
import type { Turn } from '../rule.ts';
import { RAN } from '../saves.ts';
import type { Figure, FigureId, State } from '../state.ts';

/** A figure flees for good: at once, unless it is engaged or stunned (UK-MORALE-FLEE-GOOD). */
export function fleeForGood(turn: Turn, id: FigureId): void {
  turn.emit({ type: 'fleesForGood', figure: id, now: 'held' });
  goOnFleeing(turn);
}

/** Held by nobody, and able to run. */
const isFree = (state: State, figure: Figure): boolean => inPlay(figure) && !figure.stunned && !isEngaged(state, figure);

/** Those who flee for good and are held no more make their flight movement of the turn; who is prone waits for its activation. */
export function goOnFleeing(turn: Turn): void {
  for (const { id } of figuresInPlay(turn.state)) {
    const figure = figureOf(turn.state, id);
    if (figure.fleeing === 'toMove' && isEngaged(turn.state, figure)) turn.emit({ type: 'fleesForGood', figure: id, now: 'held' });
    if (figure.fleeing === 'held' && figure.posture !== 'prone' && isFree(turn.state, figure)) makeOff(turn, figure, 2);
  }
}

/** A movement of flight is no charge, whatever it comes to. */
function fled(way: Way<State>): Way<State> {
  return { ...way, manner: 'fled', onward: (state, figure, gone) => fled(way.onward(state, figure, gone)) };
}

/** Its flight movement of the turn, so many base moves along the shortest way to an exit, and off the table there. */
function makeOff(turn: Turn, figure: Figure, moves: number): void {
  const { state } = turn;
  const { id } = figure;
  turn.emit({ type: 'fleesForGood', figure: id, now: 'moved' });
  const way = walkWay(plane, state, figure, 'run', pathToExit(state, figure), moves * baseMove(state, figure));
  travel(travelling, turn, figure, fled(way));
  if (!inPlay(figure)) return;
  if (touchesExit(turn.state, figure)) turn.emit({ type: 'fledForGood', figure: id });
  else if (way.length > 0) turn.emit({ type: 'marked', figure: id, rule: RAN, value: true, until: 'next' });
}

/** The activation of who flees for good is spent wholly on that: prone it stands up and moves; who has made its movement does nothing (UK-MORALE-FLEE-GOOD). */
export function flightActivation(turn: Turn, figure: Figure): void {
  if (figure.fleeing === undefined || !isFree(turn.state, figure)) return;
  if (figure.fleeing !== 'moved') {
    const prone = figure.posture === 'prone';
    if (prone) turn.emit({ type: 'stoodUp', figure: figure.id, facing: figure.facing });
    makeOff(turn, figure, prone ? 1 : 2);
  }
  const { left } = figureOf(turn.state, figure.id);
  if (inPlay(figure) && left > 0) turn.emit({ type: 'actionTaken', figure: figure.id, action: 'nothing', types: ['nothing'], cost: left });
}
