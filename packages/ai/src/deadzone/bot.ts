import { copy, type Seat } from '@escarmouche/referee';
import { deadzoneGame, type Command, type Questions, type Response, type State } from '@escarmouche/deadzone';
import type { Bot } from '../bot.ts';
import type { Model } from '../search.ts';
import { AT_SIGHT, chosenBy, type Level, type Skill } from '../skill.ts';
import { answer } from './answers.ts';
import { policy, weighed } from './policy.ts';
import { reasonOf, reasonOfResponse } from './reasons.ts';
import { worth } from './worth.ts';

export const DEADZONE_LEVELS: Readonly<Record<Level, Skill>> = {
  easy: { budget: AT_SIGHT, slips: 75 },
  normal: { budget: AT_SIGHT, slips: 30 },
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
export const deadzoneBot = (skill: Skill): Bot<State, Command> => ({
  decide(state, seat, random) {
    const { command, worth: value } = chosenBy(skill, deadzoneGame, deadzoneModel, state, seat, random);
    return { command, reason: () => reasonOf(state, seat, command, value) };
  },
  answer,
  explain(state, question, chosen) {
    if (question.purpose !== 'response') return undefined;
    const about = question.about as unknown as Questions['response']['about'];
    return reasonOfResponse(state, about, chosen as unknown as Response);
  },
});
