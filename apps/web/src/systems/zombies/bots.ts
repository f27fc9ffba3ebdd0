import type { Thought } from '@escarmouche/ai';
import type { AsyncBot, MatchSettings } from '@escarmouche/session';
import type { Command, State } from '@escarmouche/zombies';
import { botsOf } from '../bots.ts';

const bots = {
  start: () => new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' }),
  script: () => import('./bot-worker.ts'),
};

/** Bots of this system. */
export const createBots = (match: MatchSettings): AsyncBot<State, Command, Thought<Command>> => botsOf(match, bots);
