import type { ChoiceQuestion, Random, Seat } from '@escarmouche/referee';
import { zombiesGame, type Command, type State } from '@escarmouche/zombies';
import type { Bot, Decision } from '../bot.ts';
import { search, type Budget, type Model } from '../search.ts';
import { answer } from './answers.ts';
import { candidates } from './candidates.ts';
import { imagine } from './imagine.ts';
import { policy } from './policy.ts';
import { reasonOf } from './reasons.ts';
import { worth } from './standing.ts';

export type Level = 'easy' | 'normal' | 'hard';

/** Skill of a player. */
export interface Skill {
  /** Budget of a decision; without iterations the best at first sight is taken. */
  readonly budget: Budget;
  /** Of a hundred decisions, how many fall on anything that looks worth trying. */
  readonly slips: number;
}

const AT_SIGHT: Budget = { iterations: 0, turns: 0, depth: 0 };

export const LEVELS: Readonly<Record<Level, Skill>> = {
  easy: { budget: AT_SIGHT, slips: 60 },
  normal: { budget: AT_SIGHT, slips: 30 },
  hard: { budget: { iterations: 60, turns: 2, depth: 200 }, slips: 0 },
};

export const zombiesModel: Model<State, Command> = { imagine, candidates, policy, answer, worth, turns: ({ turn }) => turn.number };

/** The bot of Zombies!!!, with the knowledge of its seat and no more. */
export function zombiesBot(skill: Skill): Bot<State, Command> {
  return {
    decide: (state, seat, random) => decide(zombiesGame.view(state, seat), seat, random, skill),
    answer: (state, question: ChoiceQuestion, random) => answer(zombiesGame.view(state, question.seat), question, random),
    // No more likely to win than anybody else.
    acceptsDraw: (state, seat) => worth(zombiesGame.view(state, seat), seat) <= 1 / state.scene.seats.length,
  };
}

function decide(view: State, seat: Seat, random: Random, { budget, slips }: Skill): Decision<Command> {
  const command = slips > random(100) ? anyOf(candidates(view, seat, random), random) : undefined;
  if (command) return { command, reason: () => reasonOf(view, seat, command) };
  return budget.iterations > 0 ? thoughtOver(view, seat, random, budget) : atSight(view, seat, random);
}

const anyOf = (commands: readonly Command[], random: Random): Command | undefined => commands[random(Math.max(1, commands.length))];

function atSight(view: State, seat: Seat, random: Random): Decision<Command> {
  const command = policy(view, seat, random);
  return { command, reason: () => reasonOf(view, seat, command) };
}

function thoughtOver(view: State, seat: Seat, random: Random, budget: Budget): Decision<Command> {
  const [best, other] = search(zombiesGame, zombiesModel, view, seat, budget, random);
  if (!best) throw new Error(`nothing is offered to ${seat}`);
  return { command: best.command, reason: () => reasonOf(view, seat, best.command, other && best.worth) };
}
