import { NOBODY, type Outcome, type Text } from '@escarmouche/referee';
import { figuresInPlay, groupOf } from '@escarmouche/skirmish';
import { NOBODY_PLAYS, scenarioOutcome } from '@escarmouche/skirmish/plane';
import type { State } from './state.ts';

/** The outcome of a battle, asked after every action and turn; undefined while it goes on. A scenario says its own (UC-VICTORY-SCENARIO). */
export function howItEnds(state: State, lastTurnOver: boolean): Outcome | undefined {
  return state.scene.scenario ? scenarioOutcome(state, 'UC-VICTORY-SCENARIO', lastTurnOver) : lastSideInPlay(state);
}

/** Without a scenario the last side with figures in play wins; the battle is over too when every group left has no player (UC-VICTORY-SCENARIO). */
function lastSideInPlay(state: State): Outcome | undefined {
  const groups = figuresInPlay(state).map(({ id }) => groupOf(state, id));
  const winners = [...new Set(groups.map(({ side }) => side))];
  if (winners.length > 1 && groups.some(({ seat }) => seat !== NOBODY)) return undefined;
  return { winners, rule: 'UC-VICTORY-SCENARIO', reason: winners.length > 1 ? NOBODY_PLAYS : lastIn(winners.length) };
}

const lastIn = (sides: number): Text =>
  sides === 1
    ? { fr: 'Il ne reste en jeu que des figurines de ce camp.', en: 'Only figures of this side are still in play.' }
    : { fr: 'Plus aucune figurine n’est en jeu.', en: 'No figure is left in play.' };
