import type { ChoiceQuestion, Random, Seat } from '@escarmouche/referee';
import { zombies, type Command, type State } from '@escarmouche/zombies';
import type { Decision, Player } from '../player.ts';
import { search, type Budget, type Model } from '../search.ts';
import { answer } from './answers.ts';
import { candidates } from './candidates.ts';
import { imagine } from './imagine.ts';
import { policy } from './policy.ts';
import { reasonOf } from './reasons.ts';
import { worth } from './standing.ts';

export type Level = 'easy' | 'normal' | 'hard';

/** What each level thinks over; easy takes what looks best at first sight. */
export const BUDGETS: Readonly<Record<Level, Budget>> = {
  easy: { iterations: 0, turns: 0, depth: 0 },
  normal: { iterations: 150, turns: 1, depth: 60 },
  hard: { iterations: 900, turns: 2, depth: 120 },
};

export const zombiesModel: Model<State, Command> = { imagine, candidates, policy, answer, worth, turns: ({ turn }) => turn.number };

/** An opponent for Zombies!!!. It knows what its seat sees, and no more. */
export function zombiesPlayer(budget: Budget): Player<State, Command> {
  return {
    decide: (state, seat, random) => decide(zombies.view(state, seat), seat, random, budget),
    answer: (state, question: ChoiceQuestion, random) => answer(zombies.view(state, question.seat), question, random),
  };
}

function decide(view: State, seat: Seat, random: Random, budget: Budget): Decision<Command> {
  if (budget.iterations <= 0) {
    const command = policy(view, seat, random);
    return { command, reason: reasonOf(view, seat, command) };
  }
  const all = candidates(view, seat, random);
  const [only] = all;
  if (!only) throw new Error(`nothing is offered to ${seat}`);
  if (all.length === 1) return { command: only, reason: reasonOf(view, seat, only) };
  const [best] = search(zombies, zombiesModel, view, seat, budget, random);
  const { command, worth: estimate } = best ?? { command: only, worth: undefined };
  return { command, reason: reasonOf(view, seat, command, estimate) };
}
