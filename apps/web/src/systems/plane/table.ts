import type { SharedMatchSettings } from '@escarmouche/session';
import type { PlaneState } from '@escarmouche/skirmish/plane';
import type { GameAdapter } from '../game-adapter.ts';
import type { ScenarioTeller } from '../scenario-told.ts';
import { planeBoard, type Dressing } from './board.ts';
import { homeOf } from './deploy/places.ts';
import type { PlaneGame } from './game.ts';
import { rosterOf } from './roster.ts';

type Adapter<S, C> = GameAdapter<never, S, C, never>;

/** Answers of a game for the table, from its record: the board with all figures, the lists. `dressingOf`: looks of the board. */
export function planeTable<S extends PlaneState, C>(
  game: PlaneGame<S, C>,
  dressingOf: (matchSettings: SharedMatchSettings) => Dressing,
): Pick<Adapter<S, C>, 'board' | 'roster' | 'home' | 'scenario'> {
  return {
    board: (state, matchSettings, language) => planeBoard(game, state, dressingOf(matchSettings), language),
    roster: (state, language) => rosterOf(game, state, language),
    home: homeOf,
    scenario: (state) => (game.scenario?.(state).scene.scenario ? tellerOf(game) : undefined),
  };
}

async function tellerOf<S extends PlaneState, C>(game: PlaneGame<S, C>): Promise<ScenarioTeller<S>> {
  const { scenarioTold } = await import('./scenario/told.ts');
  return (state, language) => scenarioTold(game, state, language);
}
