import { isAlternating, urssKitGame, type Command, type Event, type Setup, type State } from '@escarmouche/urss-kit';
import { settlingSeat } from '@escarmouche/skirmish/plane';
import { rules } from '../../rules/rulebook.svelte.ts';
import type { GameAdapter } from '../game-adapter.ts';
import { urssTable } from '../urss/table.ts';
import { bannerOf } from './banner.ts';
import { cardOf } from './card.ts';
import { onPlane } from './plane-game.ts';
import { stepsFor } from './steps.ts';
import { tell } from './tell.ts';
import { kitWords } from './words.ts';

const table = urssTable(onPlane);

/** URSS kit at the table. */
export const game: GameAdapter<Setup, State, Command, Event> = {
  system: urssKitGame,
  outside: () => import('./outside.ts'),
  bots: async (matchSettings) => (await import('./bots.ts')).createBots(matchSettings),
  async advice() {
    // Advice quotes rules, as soon as their rulebook has come.
    void rules.load('urss-kit');
    return (await import('./advice/advice.ts')).advice;
  },
  queries: async () => (await import('./text/queries.ts')).queries,
  analysis: async () => (await import('./analysis/analysis.ts')).analysis,
  // Choices of sides in alternating activation are seen when all have chosen; all else lies open (UK-TURN-ALT-CHOICE).
  secrets: 'choices',
  card: cardOf,
  banner: bannerOf,
  ...table,
  steps: stepsFor,
  hint(state, seat, subject, language, can) {
    const choosing = state.phase === 'play' && !state.activation && isAlternating(state) && settlingSeat(state) === undefined;
    return choosing ? kitWords(language).choosing : table.hint(state, seat, subject, language, can);
  },
  tell,
};
