import type { Random, Refusal } from '@escarmouche/referee';
import { openOffer, runUpOf, somewhere, walkOrTurn, walkRefusal, walkWay, type Way } from '@escarmouche/skirmish/plane';
import type { ActionCommand } from '../commands.ts';
import { facingRefusal } from '../facing.ts';
import { baseMove } from '../figures.ts';
import { chargesOf } from '../movement/charging.ts';
import { travelling } from '../movement/travelling.ts';
import { plane } from '../plane.ts';
import { action } from '../registry.ts';
import type { Figure, State } from '../state.ts';

type Move = Extract<ActionCommand, { type: 'move' }>;

const moveWay =
  ({ path }: Move) =>
  (state: State, figure: Figure): Way<State> =>
    walkWay(plane, state, figure, 'move', path, baseMove(state, figure));

function refusal(state: State, figure: Figure, move: Move): Refusal | undefined {
  const way = moveWay(move)(state, figure);
  return walkRefusal(plane, state, figure, way, 'UK-ACT-MOVE') ?? facingRefusal(state, figure, move.facing, way.touches, way.end);
}

/** Move along any path as long as the base move at most; one of no length turns on the spot. A straight one may be the run-up of a jump (UK-ACT-MOVE, UK-ACT-JUMP). */
export const move = action<Move>({
  id: 'move',
  types: ['movement'],
  moves: true,
  cost: () => 1,
  check: refusal,
  charges: (state, figure, command) => chargesOf(state, figure, moveWay(command)(state, figure)),
  play(turn, figure, command, reaction) {
    const planned = moveWay(command)(turn.state, figure);
    walkOrTurn(travelling, turn, figure, moveWay(command), 'UK-ACT-MOVE', command.facing);
    const runUp = reaction ? undefined : runUpOf(figure, command.path, planned);
    if (runUp) turn.emit({ type: 'ranUp', figure: figure.id, ...runUp });
  },
  offers(state, figure) {
    const draw = (random: Random): Move => ({ type: 'move', path: [somewhere(state, figure, baseMove(state, figure), random)] });
    return [openOffer<ActionCommand, Move>('move', (command) => refusal(state, figure, command), draw)];
  },
});
