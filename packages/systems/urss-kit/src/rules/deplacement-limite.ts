import { refuse } from '@escarmouche/referee';
import { nameOf } from '@escarmouche/skirmish';
import type { Rule } from '../rule.ts';
import { leaping } from './bondissant.ts';

const RULE = 'UK-ATTR-DEPLACEMENT-LIMITE';
const BARRED: ReadonlySet<string> = new Set(['swim', 'jump', 'climb', 'ladder', leaping.id]);

/** Neither swims, jumps nor climbs, and goes round linear obstacles (UK-ATTR-DEPLACEMENT-LIMITE). */
export const limitedMovement: Rule = {
  id: 'deplacement-limite',
  cites: [RULE],
  mover: () => ({ linearCost: undefined }),
  forbidsAction(state, bearer, action) {
    const who = nameOf(state, bearer.id);
    return BARRED.has(action)
      ? refuse(RULE, `${who} ne nage, ne saute ni n’escalade.`, `${who} neither swims, jumps nor climbs.`)
      : undefined;
  },
};
