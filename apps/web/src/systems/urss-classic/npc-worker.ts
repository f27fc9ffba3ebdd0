import { urssClassicNpc } from '@escarmouche/ai';
import { answer } from '../../browser/worker.ts';
import { botCalls } from '../bot-calls.ts';
import { randoms } from '../urss/bot-random.ts';

const npc = urssClassicNpc();

export const calls = answer(botCalls(() => npc, randoms));
