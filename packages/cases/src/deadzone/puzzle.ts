import { closedQuest, type Puzzle, type Quest } from '@escarmouche/ai/puzzle';
import { countOf, deadzoneGame, type Command, type State } from '@escarmouche/deadzone';

/** Commands of figures that may have Dé results added. */
const TESTS: ReadonlySet<Command['type']> = new Set(['shoot', 'shootCube', 'fight', 'move', 'sprint']);

/** A puzzle of Deadzone: every command on offer, with every number of Dé results. */
export function questOf(puzzle: Puzzle<State, Command>): Quest<State, Command> {
  const { seat, within, start } = puzzle;
  const more = (state: State, command: Command): readonly Command[] =>
    TESTS.has(command.type) ? Array.from({ length: countOf(state, seat, 'die') }, (_, i) => ({ ...command, dice: i + 1 }) as Command) : [];
  const isOver = ({ round, turn, activation }: State): boolean =>
    round !== start.round || turn?.seat !== seat || (within === 'activation' && activation?.figure !== start.activation?.figure);
  return closedQuest({ system: deadzoneGame, isOver, more }, puzzle);
}
