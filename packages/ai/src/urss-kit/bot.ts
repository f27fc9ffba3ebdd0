import { figureGame, figureOdds, type Command, type State } from '@escarmouche/urss-kit';
import type { Bot } from '../bot.ts';
import type { Game } from '../plane/game.ts';
import { greedyPlayer, type Temper } from '../plane/greedy.ts';
import { answersBy } from '../urss/answers.ts';
import { preparations } from './preparations.ts';

export const game: Game<State, Command> = { ...figureGame, odds: figureOdds };

/** Plays the URSS kit for the best next action, its secret choices included. */
export function urssKitBot(temper?: Temper): Bot<State, Command> {
  return greedyPlayer({ game, judgement: { shared: 0 }, more: preparations, ...answersBy(game) }, temper);
}
