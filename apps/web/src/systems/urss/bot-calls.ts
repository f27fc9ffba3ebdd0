import type { Bot } from '@escarmouche/ai';
import { freeze, randomFrom, seedNumber, type Answer, type ChoiceQuestion, type Seat, type Text } from '@escarmouche/referee';
import type { Decision } from '@escarmouche/session';
import { randomIn, type InTurns } from './bot-random.ts';

/** Calls of the page to a bot in a worker: the page never waits for the bot. States come without their scene, which is set once. */
export interface BotCalls {
  set(scene: object): void;
  decide(state: object, seat: Seat, seed: string): Decision<unknown>;
  answer(state: object, question: ChoiceQuestion, seed: string): Answer;
  explain(state: object, question: ChoiceQuestion, answer: Answer): Text | undefined;
  acceptsDraw(state: object, seat: Seat): boolean;
}

export function botCalls<S extends InTurns, C>(bot: Bot<S, C>): BotCalls {
  let scene: object;
  const whole = (state: object) => ({ ...state, scene }) as unknown as S;
  return {
    set: (given) => {
      scene = freeze(given);
    },
    decide(state, seat, seed) {
      const { command, reason } = bot.decide(whole(state), seat, randomIn(whole(state), seed));
      return { command, reason: reason?.() };
    },
    explain: (state, question, answer) => bot.explain?.(whole(state), question, answer),
    acceptsDraw: (state, seat) => bot.acceptsDraw?.(whole(state), seat) ?? true,
    answer: (state, question, seed) => bot.answer(whole(state), question, randomFrom(seedNumber(seed))),
  };
}
