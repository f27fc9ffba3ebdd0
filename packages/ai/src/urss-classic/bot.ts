import { figureGame, figureOdds, type Command, type State } from '@escarmouche/urss-classic';
import type { Bot } from '../bot.ts';
import { watchOption } from '../plane/deeds.ts';
import type { Game } from '../plane/game.ts';
import { greedyPlayer, type Temper } from '../plane/greedy.ts';
import { answersBy } from '../urss/answers.ts';

export const game: Game<State, Command> = { ...figureGame, odds: figureOdds };

/** Plays for the best next action by exact expected damage, exposure and the way to the enemy. Looks one action ahead, at most two. */
export function greedyBot(temper?: Temper): Bot<State, Command> {
  return greedyPlayer(
    {
      game,
      judgement: { shared: 0.5 },
      more: (outlook, { haste }) => [watchOption(outlook, haste, { type: 'alert' })],
      ...answersBy(game),
    },
    temper,
  );
}
