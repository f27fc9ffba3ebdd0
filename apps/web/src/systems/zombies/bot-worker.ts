import { LEVELS, zombiesBot, type Level } from '@escarmouche/ai';
import { mix, randomFrom, seedNumber, type Random } from '@escarmouche/referee';
import type { State } from '@escarmouche/zombies';
import { answer } from '../../browser/worker.ts';
import { botCalls } from '../bot-calls.ts';

/** Decisions taken: each has random numbers of its own. */
let decisions = 0;

const botOf = (level = 'normal') => zombiesBot(LEVELS[level in LEVELS ? (level as Level) : 'normal']);
const random = (seed: string): Random => randomFrom(mix(seedNumber(seed), ++decisions));

export const calls = answer(botCalls(botOf, { decide: (_state: State, seed) => random(seed), answer: random }));
