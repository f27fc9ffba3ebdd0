import { openingOf } from '@escarmouche/ai/opening';
import type { MatchSettings } from '@escarmouche/session';
import { figureGame, type Command, type State } from '@escarmouche/urss-classic';
import type { Players } from '../bot-calls.ts';
import { botsOf } from '../bots.ts';
import { randomIn } from '../urss/bot-random.ts';

const bots = {
  start: () => new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' }),
  script: () => import('./bot-worker.ts'),
};
const npcs = {
  start: () => new Worker(new URL('./npc-worker.ts', import.meta.url), { type: 'module' }),
  script: () => import('./npc-worker.ts'),
};

/** Bots and NPCs of this system. The deployment of a bot needs no odds. */
export const createBots = (match: MatchSettings): Players<State, Command> =>
  botsOf(match, bots, npcs, (state: State, seat) => openingOf(figureGame, state, seat, randomIn(state, match.seed)));
