import { urssClassicGame, type Command, type Event, type Setup, type State } from '@escarmouche/urss-classic';
import { rules } from '../../rules/rulebook.svelte.ts';
import type { GameAdapter } from '../game-adapter.ts';
import { stepsFor } from './steps.ts';
import { onPlane } from './plane-game.ts';
import { bannerOf, cardOf } from './roster.ts';
import { fetchNamed } from './silhouette.ts';
import { tell } from './tell.ts';
import { urssTable } from '../urss/table.ts';

const table = urssTable(onPlane);

/** URSS classic at the table. */
export const game: GameAdapter<Setup, State, Command, Event> = {
  system: urssClassicGame,
  outside: () => import('./outside.ts'),
  bots: async (matchSettings) => (await import('./bots.ts')).createBots(matchSettings),
  async advice() {
    // Advice quotes rules, as soon as their rulebook has come.
    void rules.load('urss-classic');
    return (await import('./advice/advice.ts')).advice;
  },
  queries: async () => (await import('./text/queries.ts')).queries,
  analysis: async () => (await import('./analysis/analysis.ts')).analysis,
  card: cardOf,
  banner: bannerOf,
  ...table,
  async dress(matchSettings, state) {
    await Promise.all([table.dress?.(matchSettings, state), fetchNamed(state)]);
  },
  steps: stepsFor,
  tell,
};
