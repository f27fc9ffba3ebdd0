import { markOf } from '@escarmouche/skirmish';
import type { Rule } from '../rule.ts';

const ID = 'indecelable';

/** Undetectable by its profile, at any place, but while engaged and for the turn of a noisy shot (UK-ATTR-INDECELABLE). */
export const undetectable: Rule = {
  id: ID,
  cites: ['UK-ATTR-INDECELABLE'],
  undetectable: (state, { id }) => markOf(state, ID, id) === undefined,
  shotFired(turn, { id }, { silent }) {
    if (!silent) turn.emit({ type: 'marked', figure: id, rule: ID, value: true, until: 'turn' });
  },
};
