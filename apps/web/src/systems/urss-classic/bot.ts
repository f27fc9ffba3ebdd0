import { lotOf, type AsyncBot, type MatchSettings } from '@escarmouche/session';
import type { Command, State } from '@escarmouche/urss-classic';
import { placing } from '../plane/deploy/places.ts';
import { workerBot } from '../urss/bot.ts';
import { onPlane } from './plane-game.ts';

const start = () => new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' });
const script = () => import('./bot-worker.ts');

/** The bot of this system; it takes its place as `placing` would place it. */
export const createBot = (match: MatchSettings): AsyncBot<State, Command> =>
  workerBot(match, start, script, (state) => opening(state, lotOf(match)));

function opening(state: State, lot: number): Command | undefined {
  if (state.phase === 'order') return { type: 'rollOrder' };
  return state.phase === 'deployment' ? (placing(onPlane, state, state.group, lot).next().value ?? { type: 'endDeployment' }) : undefined;
}
