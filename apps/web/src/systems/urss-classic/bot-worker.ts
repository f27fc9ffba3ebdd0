import { greedyBot } from '@escarmouche/ai';
import { answer } from '../../browser/worker.ts';
import { botCalls } from '../bot-calls.ts';
import { randoms } from '../urss/bot-random.ts';

const bot = greedyBot();

export const calls = answer(botCalls(() => bot, randoms));
