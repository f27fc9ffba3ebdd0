import { greedyBot, type Decision } from '@escarmouche/ai';
import { freeze, mix, randomFrom, seedNumber, type Answer, type ChoiceQuestion, type Seat } from '@escarmouche/referee';
import type { Command, State } from '@escarmouche/urss-classic';
import { expose } from 'comlink';

const greedy = greedyBot();
let scene: State['scene'];

/** What the page may ask of the bot, which runs in a worker: the page never waits for it. */
const calls = {
  set(given: State['scene']): void {
    scene = freeze(given);
  },
  decide(state: Omit<State, 'scene'>, seat: Seat, seed: string): Decision<Command> {
    const whole: State = { ...state, scene };
    return greedy.decide(whole, seat, randomFrom(mix(seedNumber(seed), whole.turn)));
  },
  answer(state: Omit<State, 'scene'>, question: ChoiceQuestion, seed: string): Answer {
    return greedy.answer({ ...state, scene }, question, randomFrom(seedNumber(seed)));
  },
};

export type BotCalls = typeof calls;

expose(calls);
