import type { AsyncBot, MatchSettings } from '@escarmouche/session';
import { figureGame, type Command, type State } from '@escarmouche/urss-kit';
import { workerBot } from '../urss/bot.ts';

const start = () => new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' });
const script = () => import('./bot-worker.ts');

/** The bot of this system. */
export const createBot = (match: MatchSettings): AsyncBot<State, Command> => workerBot(figureGame, match, start, script);
