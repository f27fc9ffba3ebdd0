import { urssKitBot } from '@escarmouche/ai';
import { answer } from '../../browser/worker.ts';
import { botCalls } from '../urss/bot-calls.ts';

export const calls = answer(botCalls(urssKitBot()));
