import { LEVELS, zombiesPlayer, type Decision, type Level } from '@escarmouche/ai';
import { freeze, mix, randomFrom, seedNumber, type Answer, type ChoiceQuestion, type Random, type Seat } from '@escarmouche/referee';
import type { Command, State } from '@escarmouche/zombies';
import { expose } from 'comlink';

let scene: State['scene'];
/** Decisions taken: each has random numbers of its own. */
let decisions = 0;

const playerOf = (level: string) => zombiesPlayer(LEVELS[level in LEVELS ? (level as Level) : 'normal']);
const random = (seed: string): Random => randomFrom(mix(seedNumber(seed), ++decisions));

/** The bot, in a worker: the page never waits for it. */
const bot = {
  set(given: State['scene']): void {
    scene = freeze(given);
  },
  command(state: Omit<State, 'scene'>, seat: Seat, seed: string, level: string): Decision<Command> {
    return playerOf(level).decide({ ...state, scene }, seat, random(seed));
  },
  answer(state: Omit<State, 'scene'>, question: ChoiceQuestion, seed: string, level: string): Answer {
    return playerOf(level).answer({ ...state, scene }, question, random(seed));
  },
};

export type BotCalls = typeof bot;

expose(bot);
