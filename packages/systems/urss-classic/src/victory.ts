import type { Outcome } from '@escarmouche/referee';
import { figuresInPlay, groupOf } from '@escarmouche/skirmish';
import type { State } from './state.ts';

/** How a battle ends, asked after every action; undefined while it goes on. A scenario may have another (UC-VICTORY-SCENARIO). */
export type Victory = (state: State) => Outcome | undefined;

/** Where no scenario says otherwise, the last side with figures in play wins (UC-VICTORY-SCENARIO). */
export const lastSideInPlay: Victory = (state) => {
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
};
