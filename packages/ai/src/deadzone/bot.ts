import { copy, type Random, type Seat } from '@escarmouche/referee';
import { deadzoneGame, type Command, type State } from '@escarmouche/deadzone';
import type { Bot, Decision } from '../bot.ts';
import { search, type Budget, type Model } from '../search.ts';
import { answer } from './answers.ts';
import { policy, weighed } from './policy.ts';
import { worth } from './worth.ts';

type Level = 'easy' | 'normal' | 'hard';

/** Skill of a player: the budget of a decision, and of a hundred decisions how many fall on anything that looks worth trying. */
interface Skill {
  readonly budget: Budget;
  readonly slips: number;
}

const AT_SIGHT: Budget = { iterations: 0, turns: 0, depth: 0 };

export const DEADZONE_LEVELS: Readonly<Record<Level, Skill>> = {
  easy: { budget: AT_SIGHT, slips: 60 },
  normal: { budget: AT_SIGHT, slips: 10 },
  hard: { budget: { iterations: 60, turns: 4, depth: 60 }, slips: 0 },
};

/** Commands that are worth a thought. */
const TRIED = 6;

const candidates = (view: State, seat: Seat): readonly Command[] =>
  weighed(view, seat)
    .slice(0, TRIED)
    .map(({ command }) => command);

/** Activations of all Rounds: games are compared where as many have gone by. */
const turns = ({ round, figures }: State): number => 100 * round + Object.values(figures).filter(({ activated }) => activated).length;

const deadzoneModel: Model<State, Command> = {
  imagine: (view) => () => copy(view as never) as State,
  candidates,
  policy,
  answer,
  worth,
  turns,
};

/** The bot of Deadzone. */
export function deadzoneBot({ budget, slips }: Skill): Bot<State, Command> {
  return { decide: (state, seat, random) => decide(state, seat, random, budget, slips), answer };
}

function decide(state: State, seat: Seat, random: Random, budget: Budget, slips: number): Decision<Command> {
  if (slips > random(100)) {
    const some = candidates(state, seat);
    const slip = some[random(Math.max(1, some.length))];
    if (slip) return { command: slip };
  }
  if (budget.iterations === 0) return { command: policy(state, seat, random) };
  const [best] = search(deadzoneGame, deadzoneModel, state, seat, budget, random);
  return { command: best?.command ?? policy(state, seat, random) };
}
