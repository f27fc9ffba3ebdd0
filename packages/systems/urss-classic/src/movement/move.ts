import type { Random, Refusal } from '@escarmouche/referee';
import { openOffer, runRefusal, runUpOf, setOut, somewhere, walkOrTurn, walkRefusal, walkWay, type Way } from '@escarmouche/skirmish/plane';
import type { Point } from '@escarmouche/space';
import type { ActionCommand } from '../commands.ts';
import { plane } from '../plane.ts';
import { action } from '../registry.ts';
import type { Figure, FigureId, State } from '../state.ts';
import type { Turn } from '../turn.ts';
import { moveAllowance, runAllowance } from './allowance.ts';
import { travelling } from './travelling.ts';

type Move = Extract<ActionCommand, { type: 'move' }>;
type Run = Extract<ActionCommand, { type: 'run' }>;

/** Enemies in contact at the end of a move along this path. */
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

const moveCheck = (state: State, figure: Figure, command: Move): Refusal | undefined =>
  walkRefusal(plane, state, figure, moveWay(command)(state, figure), 'UC-ACT-MOVE');

const runCheck = (state: State, figure: Figure, command: Run): Refusal | undefined =>
  runRefusal(plane, state, figure, runWay(command)(state, figure), 'UC-ACT-RUN');

/** A straight move is the run-up of a jump (UC-ACT-JUMP). */
function noteRunUp(turn: Turn, figure: Figure, path: readonly Point[], planned: Way<State>): void {
  const runUp = runUpOf(figure, path, planned);
  if (runUp) turn.emit({ type: 'ranUp', figure: figure.id, ...runUp });
}

/** Move along any path as long as the base move at most; one of no length turns on the spot (UC-ACT-MOVE). */
export const move = action<Move>({
  id: 'move',
  moves: true,
  cost: () => 1,
  repeatable: true,
  check: moveCheck,
  charges: moveCharges,
  play(turn, figure, command, reaction) {
    const planned = moveWay(command)(turn.state, figure);
    walkOrTurn(travelling, turn, figure, moveWay(command), 'UC-ACT-MOVE', command.facing);
    if (!reaction) noteRunUp(turn, figure, command.path, planned);
  },
  offers(state, figure) {
    const reach = moveAllowance(state, figure);
    const draw = (random: Random): Move => ({ type: 'move', path: [somewhere(state, figure, reach, random)] });
    return [openOffer<ActionCommand, Move>('move', (command) => moveCheck(state, figure, command), draw)];
  },
});

/** Run in one straight line, twice the base move at most (UC-ACT-RUN). */
export const run = action<Run>({
  id: 'run',
  moves: true,
  cost: () => 2,
  check: runCheck,
  charges: (state, figure, command) => runWay(command)(state, figure).touches,
  play: (turn, figure, command) => setOut(travelling, turn, figure, runWay(command)),
  offers(state, figure) {
    const reach = runAllowance(state, figure);
    const draw = (random: Random): Run => ({ type: 'run', to: somewhere(state, figure, reach, random) });
    return [openOffer<ActionCommand, Run>('run', (command) => runCheck(state, figure, command), draw)];
  },
});
