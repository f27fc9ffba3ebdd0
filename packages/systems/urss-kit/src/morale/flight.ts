import { figureOf, figuresInPlay, inPlay } from '@escarmouche/skirmish';
import { comeDown, inDeepWater, isEngaged, travel, walkWay, type Way } from '@escarmouche/skirmish/plane';
import { nearestExit, pathToExit, touchesExit } from '../exits.ts';
import { baseMove } from '../figures.ts';
import { slowAllowance } from '../movement/allowance.ts';
import { climbsFrom } from '../movement/climbing.ts';
import { running } from '../movement/lasting.ts';
import { travelling } from '../movement/travelling.ts';
import { plane } from '../plane.ts';
import type { Figure, FigureId, State } from '../state.ts';
import type { Turn } from '../turn.ts';

/** A figure flees for good: at once, unless it is engaged or stunned (UK-MORALE-FLEE-GOOD). */
export function fleeForGood(turn: Turn, id: FigureId): void {
  turn.emit({ type: 'fleesForGood', figure: id, now: 'held' });
  goOnFleeing(turn);
}

/** Held by no enemy, and able to run. */
const isFree = (state: State, figure: Figure): boolean => inPlay(figure) && !figure.stunned && !isEngaged(state, figure);

/** Figures that flee for good and are held no more make their flight movement of the turn; prone ones wait for their activation. */
export function goOnFleeing(turn: Turn): void {
  for (const { id } of figuresInPlay(turn.state)) {
    const figure = figureOf(turn.state, id);
    if (figure.fleeing === 'toMove' && isEngaged(turn.state, figure)) turn.emit({ type: 'fleesForGood', figure: id, now: 'held' });
    if (figure.fleeing === 'held' && figure.posture !== 'prone' && isFree(turn.state, figure)) makeOff(turn, figure, 2);
  }
}

/** A movement of flight is no charge, whatever it comes to. */
export function asFlight(way: Way<State>): Way<State> {
  return { ...way, manner: 'fled', onward: (state, figure, gone) => asFlight(way.onward(state, figure, gone)) };
}

/** A figure low after a crawl is upright again to run. */
export function rise(turn: Turn, { id, posture, facing }: Figure): void {
  if (posture === 'low') turn.emit({ type: 'stoodUp', figure: id, facing });
}

/** So many base moves along the shortest way to an exit; a hanging figure climbs down and in deep water it swims, as far as one action leads. */
function wayOut(state: State, figure: Figure, moves: number): Way<State> | undefined {
  if (figure.perch) return climbsFrom(state, figure).toSorted((a, b) => a.end.z - b.end.z)[0];
  if (inDeepWater(state, figure)) {
    return walkWay(plane, state, figure, 'swim', [nearestExit(state, figure)], slowAllowance(state, figure, 'swim'));
  }
  return walkWay(plane, state, figure, 'run', pathToExit(state, figure), moves * baseMove(state, figure));
}

/** The flight movement of the turn, and off the table at an exit (UK-MORALE-FLEE-GOOD). */
function makeOff(turn: Turn, figure: Figure, moves: number): void {
  const { id } = figure;
  turn.emit({ type: 'fleesForGood', figure: id, now: 'moved' });
  rise(turn, figure);
  const way = wayOut(turn.state, figure, moves);
  const go = (): void => way && travel(travelling, turn, figure, asFlight(way));
  if (way?.manner === 'run') running(turn, figure, go);
  else go();
  if (inPlay(figure) && touchesExit(turn.state, figure)) turn.emit({ type: 'fledForGood', figure: id });
}

/**
 * The activation of a figure that flees for good, and is held by no enemy, is spent wholly on that: prone it stands up and moves with the rest; after
 * its movement it does nothing (UK-MORALE-FLEE-GOOD). False for any other activation.
 */
export function flightActivation(turn: Turn, figure: Figure): boolean {
  if (figure.fleeing === undefined || !isFree(turn.state, figure) || turn.state.activation?.fled) return false;
  if (figure.posture === 'prone') {
    turn.emit({ type: 'stoodUp', figure: figure.id, facing: figure.facing });
    comeDown(travelling, turn, figure);
    if (figure.fleeing !== 'moved' && figure.left > 1 && isFree(turn.state, figure)) makeOff(turn, figure, 1);
  } else if (figure.fleeing !== 'moved') makeOff(turn, figure, 2);
  const { left } = figure;
  if (inPlay(figure) && left > 0) turn.emit({ type: 'actionTaken', figure: figure.id, action: 'nothing', types: ['nothing'], cost: left });
  return true;
}
