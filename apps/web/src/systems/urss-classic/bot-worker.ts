import { greedy, type Decision } from '@escarmouche/ai';
import { freeze, mix, randomFrom, seedNumber, type Answer, type ChoiceQuestion, type Seat } from '@escarmouche/referee';
import type { Command, State } from '@escarmouche/urss-classic';
import { expose } from 'comlink';

const player = greedy();
let scene: State['scene'];

/** The bot, in a worker: the page never waits for it. */
const bot = {
  set(given: State['scene']): void {
    scene = freeze(given);
  },
  command(state: Omit<State, 'scene'>, seat: Seat, seed: string): Decision<Command> {
    const whole: State = { ...state, scene };
    return player.decide(whole, seat, randomFrom(mix(seedNumber(seed), whole.turn)));
  },
  answer(state: Omit<State, 'scene'>, question: ChoiceQuestion, seed: string): Answer {
    return player.answer({ ...state, scene }, question, randomFrom(seedNumber(seed)));
  },
};

export type BotCalls = typeof bot;

expose(bot);
