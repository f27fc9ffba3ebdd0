import { alliesInContact, engagedWith } from '@escarmouche/skirmish/plane';
import type { Rule } from '../rule.ts';

/** With this weapon an enemy engaged with an ally in contact may be fought (UC-ATTR-SOUTIEN). */
export const support: Rule = {
  id: 'soutien',
  cites: ['UC-ATTR-SOUTIEN'],
  reaches: (state, bearer) => alliesInContact(state, bearer).flatMap((ally) => engagedWith(state, ally).map(({ id }) => id)),
};
