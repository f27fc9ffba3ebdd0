import type { Random, Refusal } from '@escarmouche/referee';
import { goesSomewhere, openOffer, setOut, somewhere, walkWay, wayRefusal, type Way } from '@escarmouche/skirmish/plane';
import type { ActionCommand } from '../commands.ts';
import { baseMove } from '../figures.ts';
import { travelling } from '../movement/travelling.ts';
import { plane } from '../plane.ts';
import { action } from '../rule.ts';
import type { Figure, State } from '../state.ts';

type Move = Extract<ActionCommand, { type: 'move' }>;

const moveWay =
  ({ path }: Move) =>
  (state: State, figure: Figure): Way<State> =>
    walkWay(plane, state, figure, 'move', path, baseMove(state, figure));

const refusal = (state: State, figure: Figure, move: Move): Refusal | undefined =>
  wayRefusal(plane, state, figure, moveWay(move)(state, figure), 'UK-ACT-MOVE');

/** Move along any path as long as the base move at most; one of no length turns on the spot (UK-ACT-MOVE). */
export const move = action<Move>({
  id: 'move',
  types: ['movement'],
  moves: true,
  cost: () => 1,
  check: refusal,
  charges: (state, figure, command) => (command.path.length === 0 ? [] : moveWay(command)(state, figure).touches),
  play(turn, figure, command) {
    if (goesSomewhere(moveWay(command)(turn.state, figure))) return setOut(travelling, turn, figure, moveWay(command), command.facing);
    if (command.facing) turn.emit({ type: 'figureTurned', figure: figure.id, facing: command.facing, rule: 'UK-ACT-MOVE' });
  },
  offers(state, figure) {
    const draw = (random: Random): Move => ({ type: 'move', path: [somewhere(state, figure, baseMove(state, figure), random)] });
    return [openOffer<ActionCommand, Move>('move', (command) => refusal(state, figure, command), draw)];
  },
});
