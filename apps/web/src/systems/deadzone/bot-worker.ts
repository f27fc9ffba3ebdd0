import { deadzoneBot, DEADZONE_LEVELS } from '@escarmouche/ai';
import type { State } from '@escarmouche/deadzone';
import { mix, randomFrom, seedNumber, type Random } from '@escarmouche/referee';
import { answer } from '../../browser/worker.ts';
import { botCalls } from '../bot-calls.ts';

/** Decisions taken: each has random numbers of its own. */
let decisions = 0;

const isLevel = (level: string): level is keyof typeof DEADZONE_LEVELS => Object.hasOwn(DEADZONE_LEVELS, level);
const botOf = (level = 'normal') => deadzoneBot(DEADZONE_LEVELS[isLevel(level) ? level : 'normal']);
const random = (seed: string): Random => randomFrom(mix(seedNumber(seed), ++decisions));

export const calls = answer(botCalls(botOf, { decide: (_state: State, seed) => random(seed), answer: random }));
