import { figureQuest, type Puzzle, type Quest } from '@escarmouche/ai/puzzle';
import { figureGame, figureOdds, type Command, type State } from '@escarmouche/urss-kit';

/** A puzzle of the URSS kit. */
export const questOf = (puzzle: Puzzle<State, Command>): Quest<State, Command> => figureQuest({ ...figureGame, odds: figureOdds }, puzzle);
