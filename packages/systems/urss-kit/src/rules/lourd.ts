import { refuse } from '@escarmouche/referee';
import { nameOf } from '@escarmouche/skirmish';
import type { Rule } from '../rule.ts';

/** Moves a pace less than others, and cannot swim (UK-ATTR-LOURD). */
export const heavy: Rule = {
  id: 'lourd',
  cites: ['UK-ATTR-LOURD'],
  slowsBy: 1000,
  forbidsAction(state, bearer, action) {
    const who = nameOf(state, bearer.id);
    return action === 'swim' ? refuse('UK-ATTR-LOURD', `${who} ne sait pas nager.`, `${who} cannot swim.`) : undefined;
  },
};
