import { figureQuest, type Puzzle, type Quest } from '@escarmouche/ai/puzzle';
import { figureGame, figureOdds, type Command, type State } from '@escarmouche/urss-classic';

/** A puzzle of URSS classic. */
export const questOf = (puzzle: Puzzle<State, Command>): Quest<State, Command> => figureQuest({ ...figureGame, odds: figureOdds }, puzzle);
