import { closedQuest, type Puzzle, type Quest } from '@escarmouche/ai/puzzle';
import { tileOf } from '@escarmouche/space/tiles';
import { playerOf, zombiesGame, type Command, type State } from '@escarmouche/zombies';
import type { Expectation } from './schema.ts';

/** Steps of a turn after the movement: only zombies move. */
const AFTERWARDS: ReadonlySet<State['turn']['step']> = new Set(['herd', 'herding', 'discard']);

/** A puzzle of Zombies!!!. A pawn that is to win and does not stand on the heliport once its movement is over cannot win any more. */
export function questOf(puzzle: Puzzle<State, Command>, goal: Expectation): Quest<State, Command> {
  const { seat, start } = puzzle;
  const isTooFar = (state: State): boolean =>
    goal.winner !== undefined && AFTERWARDS.has(state.turn.step) && tileOf(playerOf(state, seat).square) !== state.heliport;
  const isOver = (state: State): boolean => state.turn.number !== start.turn.number || isTooFar(state);
  return closedQuest({ system: zombiesGame, isOver }, puzzle);
}
