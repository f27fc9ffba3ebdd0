import type { Outcome } from '@escarmouche/referee';
import { figuresInPlay, groupOf } from '@escarmouche/skirmish';
import { scenarioOutcome } from '@escarmouche/skirmish/plane';
import type { State } from './state.ts';

/** How a battle ends, asked after every action and turn; undefined while it goes on: as its scenario says, if it has one (UC-VICTORY-SCENARIO). */
export function howItEnds(state: State, lastTurnOver: boolean): Outcome | undefined {
  return state.scene.scenario ? scenarioOutcome(state, 'UC-VICTORY-SCENARIO', lastTurnOver) : lastSideInPlay(state);
}

/** Where no scenario says otherwise, the last side with figures in play wins (UC-VICTORY-SCENARIO). */
function lastSideInPlay(state: State): Outcome | undefined {
  const sides = new Set(figuresInPlay(state).map((figure) => groupOf(state, figure.id).side));
  if (sides.size > 1) return undefined;
  return {
    winners: [...sides],
    rule: 'UC-VICTORY-SCENARIO',
    reason:
      sides.size === 1
        ? { fr: 'Il ne reste en jeu que des figurines de ce camp.', en: 'Only figures of this side are still in play.' }
        : { fr: 'Plus aucune figurine n’est en jeu.', en: 'No figure is left in play.' },
  };
}
