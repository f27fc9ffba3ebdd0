import type { Command, State } from '@escarmouche/deadzone';
import type { MatchSettings } from '@escarmouche/session';
import type { Players } from '../bot-calls.ts';
import { botsOf } from '../bots.ts';

const bots = {
  start: () => new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' }),
  script: () => import('./bot-worker.ts'),
};

/** Bots of this system. */
export const createBots = (match: MatchSettings): Players<State, Command> => botsOf(match, bots);
