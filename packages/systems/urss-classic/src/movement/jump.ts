import { refuse, type Random, type Refusal } from '@escarmouche/referee';
import { crossesLinear, jumpWay, moverOf, obstacleRefusal, openOffer, setOut, type Way } from '@escarmouche/skirmish/plane';
import { cross, dot, isObstruction, span, sub, vectorLength, type Point } from '@escarmouche/space';
import type { ActionCommand } from '../commands.ts';
import { plane } from '../plane.ts';
import { action } from '../rule.ts';
import type { Figure, State } from '../state.ts';
import { travelling } from './travelling.ts';

type Jump = Extract<ActionCommand, { type: 'jump' }>;

/** How far beside the line of the run-up a landing point may be, in units: points are whole. */
const ASIDE = 2;

const NO_RUN_UP = refuse('UC-ACT-JUMP', 'Un saut demande d’abord un élan en ligne droite.', 'A jump needs a straight run-up first.');

/** The jump to a point, or why there is none (UC-ACT-JUMP). */
function jumpTo(state: State, figure: Figure, to: Point): Way<State> | Refusal {
  const runUp = state.activation?.runUp;
  if (!runUp) return NO_RUN_UP;
  const line = sub(to, figure);
  const length = span(figure, to);
  const aside = Math.abs(cross(runUp.direction, line)) / vectorLength(runUp.direction);
  if (length === 0 || aside > ASIDE || dot(runUp.direction, line) < 0) {
    return refuse('UC-ACT-JUMP', 'Le saut continue la ligne de l’élan.', 'The jump goes on along the line of the run-up.');
  }
  if (moverOf(plane, state, figure).linearCost === undefined && crossesLinear(state, figure, to)) {
    return refuse('UC-MOVE-OBSTACLE', 'Elle ne franchit pas les obstacles linéaires.', 'It does not cross linear obstacles.');
  }
  const way = jumpWay(plane, state, figure, line, length, runUp.length);
  return isObstruction(way) ? obstacleRefusal(plane, state, figure, way, 'UC-ACT-JUMP') : way;
}

function refusalOf(result: Way<State> | Refusal): Refusal | undefined {
  return 'rule' in result ? result : undefined;
}

/** Jump at most as far as the straight move just made, along the same line; the run-up is the first of its two actions (UC-ACT-JUMP). */
export const jumping = action<Jump>({
  id: 'jump',
  moves: true,
  cost: () => 1,
  ownActivationOnly: true,
  check: (state, figure, { to }) => refusalOf(jumpTo(state, figure, to)),
  charges(state, figure, { to }) {
    const way = jumpTo(state, figure, to);
    return 'rule' in way ? [] : way.touches;
  },
  play(turn, figure, { to }) {
    const length = span(figure, to);
    const way = jumpWay(plane, turn.state, figure, sub(to, figure), length, length);
    if (!isObstruction(way)) setOut(travelling, turn, figure, () => way);
  },
  offers(state, figure) {
    const runUp = state.activation?.runUp;
    const draw = (random: Random): Jump => ({ type: 'jump', to: runUp ? landing(figure, runUp, random) : figure });
    const offer = openOffer<ActionCommand, Jump>('jump', ({ to }) => refusalOf(jumpTo(state, figure, to)), draw);
    const refusal = runUp ? undefined : NO_RUN_UP;
    return [{ ...offer, refusal }];
  },
});

function landing(figure: Figure, { direction, length }: { direction: Point; length: number }, random: Random): Point {
  const share = (1 + random(Math.max(1, Math.floor(length)))) / vectorLength(direction);
  return { x: figure.x + Math.round(direction.x * share), y: figure.y + Math.round(direction.y * share) };
}
