import type { ChoiceQuestion, Random, Seat } from '@escarmouche/referee';
import { zombiesGame, type Command, type State } from '@escarmouche/zombies';
import type { Bot, Decision } from '../bot.ts';
import type { Model } from '../search.ts';
import { AT_SIGHT, chosenBy, type Level, type Skill } from '../skill.ts';
import { answer } from './answers.ts';
import { candidates } from './candidates.ts';
import { imagine } from './imagine.ts';
import { policy } from './policy.ts';
import { reasonOf } from './reasons.ts';
import { worth } from './standing.ts';

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

function decide(view: State, seat: Seat, random: Random, skill: Skill): Decision<Command> {
  const { command, worth: value } = chosenBy(skill, zombiesGame, zombiesModel, view, seat, random);
  return { command, reason: () => reasonOf(view, seat, command, value) };
}
