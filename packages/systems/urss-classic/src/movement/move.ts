import { refuse, type Random, type Refusal } from '@escarmouche/referee';
import {
  goesSomewhere,
  inDeepWater,
  openOffer,
  setOut,
  somewhere,
  straightLine,
  walkWay,
  wayRefusal,
  type Way,
} from '@escarmouche/skirmish/plane';
import type { Place, Point } from '@escarmouche/space';
import type { ActionCommand } from '../commands.ts';
import { plane } from '../plane.ts';
import { action, type Turn } from '../rule.ts';
import type { Figure, FigureId, State } from '../state.ts';
import { moveAllowance, runAllowance } from './allowance.ts';
import { travelling } from './travelling.ts';

type Move = Extract<ActionCommand, { type: 'move' }>;
type Run = Extract<ActionCommand, { type: 'run' }>;

/** Enemies that a move along this path would end in contact with. */
export const moveCharges = (state: State, figure: Figure, move: Pick<Move, 'path'>): readonly FigureId[] =>
  move.path.length === 0 ? [] : moveWay(move)(state, figure).touches;

const moveWay =
  ({ path }: Pick<Move, 'path'>) =>
  (state: State, figure: Figure): Way<State> =>
    walkWay(plane, state, figure, 'move', path, moveAllowance(state, figure));

const runWay =
  ({ to }: Run) =>
  (state: State, figure: Figure): Way<State> =>
    walkWay(plane, state, figure, 'run', [to], runAllowance(state, figure));

/** In deep water a figure swims; clinging to a wall it can only let go (UC-ACT-CLIMB-SWIM). */
function groundRefusal(state: State, figure: Figure, way: Way<State>): Refusal | undefined {
  if (goesSomewhere(way) && inDeepWater(state, figure))
    return refuse('UC-ACT-CLIMB-SWIM', 'Dans l’eau profonde, elle nage.', 'In deep water it swims.');
  if (!goesSomewhere(way) && figure.perch?.on === 'wall') {
    return refuse('UC-ACT-CLIMB-SWIM', 'Sur la paroi, elle fait face au mur.', 'On the wall it faces the wall.');
  }
  return undefined;
}

/** A straight move is the run-up of a jump (UC-ACT-JUMP). */
function noteRunUp(turn: Turn, figure: Figure, from: Place, path: readonly Point[], { end, length }: Way<State>): void {
  const line = straightLine(from, path);
  if (!line || figure.x !== end.x || figure.y !== end.y || figure.z !== end.z || figure.posture !== 'standing') return;
  const direction = { x: line.to.x - from.x, y: line.to.y - from.y };
  turn.emit({ type: 'ranUp', figure: figure.id, from, direction, length });
}

function moveRefusal(state: State, figure: Figure, command: Move): Refusal | undefined {
  const way = moveWay(command)(state, figure);
  return groundRefusal(state, figure, way) ?? wayRefusal(plane, state, figure, way, 'UC-ACT-MOVE');
}

function runRefusal(state: State, figure: Figure, command: Run): Refusal | undefined {
  const way = runWay(command)(state, figure);
  if (!goesSomewhere(way) && !way.stop) return refuse('UC-ACT-RUN', 'Il faut courir quelque part.', 'A run must go somewhere.');
  return groundRefusal(state, figure, way) ?? wayRefusal(plane, state, figure, way, 'UC-ACT-RUN');
}

/** Move along any path as long as the base move at most; one of no length turns on the spot (UC-ACT-MOVE). */
export const move = action<Move>({
  id: 'move',
  moves: true,
  cost: () => 1,
  repeatable: true,
  check: moveRefusal,
  charges: moveCharges,
  play(turn, figure, command, reaction) {
    const planned = moveWay(command)(turn.state, figure);
    if (!goesSomewhere(planned)) {
      if (command.facing) turn.emit({ type: 'figureTurned', figure: figure.id, facing: command.facing, rule: 'UC-ACT-MOVE' });
      return;
    }
    const { x, y, z } = figure;
    setOut(travelling, turn, figure, moveWay(command), command.facing);
    if (!reaction) noteRunUp(turn, figure, { x, y, z }, command.path, planned);
  },
  offers(state, figure) {
    const reach = moveAllowance(state, figure);
    const draw = (random: Random): Move => ({ type: 'move', path: [somewhere(state, figure, reach, random)] });
    return [openOffer<ActionCommand, Move>('move', (command) => moveRefusal(state, figure, command), draw)];
  },
});

/** Run in one straight line, twice the base move at most (UC-ACT-RUN). */
export const run = action<Run>({
  id: 'run',
  moves: true,
  cost: () => 2,
  check: runRefusal,
  charges: (state, figure, command) => runWay(command)(state, figure).touches,
  play: (turn, figure, command) => setOut(travelling, turn, figure, runWay(command)),
  offers(state, figure) {
    const reach = runAllowance(state, figure);
    const draw = (random: Random): Run => ({ type: 'run', to: somewhere(state, figure, reach, random) });
    return [openOffer<ActionCommand, Run>('run', (command) => runRefusal(state, figure, command), draw)];
  },
});
