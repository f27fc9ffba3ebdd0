import type { Outcome } from '@escarmouche/referee';
import { figuresInPlay, groupOf } from '@escarmouche/skirmish';
import { scenarioOutcome } from '@escarmouche/skirmish/plane';
import type { State } from './state.ts';

const RULE = 'UK-SYS-SCOPE';

/** The outcome of a battle, asked after every action and turn; undefined while it goes on. A scenario says its own (UK-SYS-SCOPE). */
export function howItEnds(state: State, lastTurnOver: boolean): Outcome | undefined {
  return state.scene.scenario ? scenarioOutcome(state, RULE, lastTurnOver) : lastSide(state);
}

/** The last side with figures that neither are out of action nor flee for good wins (UK-SYS-SCOPE). */
function lastSide(state: State): Outcome | undefined {
  const fighting = figuresInPlay(state).filter(({ fleeing }) => fleeing === undefined);
  const sides = [...new Set(fighting.map(({ id }) => groupOf(state, id).side))];
  if (sides.length > 1) return undefined;
  const reason =
    sides.length === 1
      ? { fr: 'Seul ce camp a encore des figurines qui se battent.', en: 'Only this side still has figures that fight.' }
      : { fr: 'Plus aucune figurine ne se bat.', en: 'No figure fights any more.' };
  return { winners: sides, rule: RULE, reason };
}
