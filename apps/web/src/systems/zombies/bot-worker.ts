import { LEVELS, zombiesBot, type Level } from '@escarmouche/ai';
import { freeze, mix, randomFrom, seedNumber, type Answer, type ChoiceQuestion, type Random, type Seat } from '@escarmouche/referee';
import type { Decision } from '@escarmouche/session';
import type { Command, State } from '@escarmouche/zombies';
import { answer as answers } from '../../browser/worker.ts';

let scene: State['scene'];
/** Decisions taken: each has random numbers of its own. */
let decisions = 0;

const botOf = (level: string) => zombiesBot(LEVELS[level in LEVELS ? (level as Level) : 'normal']);
const random = (seed: string): Random => randomFrom(mix(seedNumber(seed), ++decisions));

/** Calls of the page to the bot, which runs in a worker: the page never waits for the bot. */
export const calls = answers({
  set(given: State['scene']): void {
    scene = freeze(given);
  },
  decide(state: Omit<State, 'scene'>, seat: Seat, seed: string, level: string): Decision<Command> {
    const { command, reason } = botOf(level).decide({ ...state, scene }, seat, random(seed));
    return { command, reason: reason?.() };
  },
  answer(state: Omit<State, 'scene'>, question: ChoiceQuestion, seed: string, level: string): Answer {
    return botOf(level).answer({ ...state, scene }, question, random(seed));
  },
  acceptsDraw(state: Omit<State, 'scene'>, seat: Seat, level: string): boolean {
    return botOf(level).acceptsDraw?.({ ...state, scene }, seat) ?? true;
  },
});

export type BotCalls = typeof calls;
