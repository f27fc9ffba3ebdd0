import { alliesInContact, engagedWith } from '@escarmouche/skirmish/plane';
import type { Rule } from '../rule.ts';

/** May fight an enemy engaged with an ally in contact, which makes no damage roll if it wins (UK-ATTR-SOUTIEN). */
export const support: Rule = {
  id: 'soutien',
  cites: ['UK-ATTR-SOUTIEN'],
  reaches: (state, bearer) => alliesInContact(state, bearer).flatMap((ally) => engagedWith(state, ally).map(({ id }) => id)),
};
