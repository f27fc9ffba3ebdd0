import { refuse } from '@escarmouche/referee';
import { nameOf } from '@escarmouche/skirmish';
import type { Rule } from '../rule.ts';

const BARRED: ReadonlySet<string> = new Set(['swim', 'climb', 'ladder']);

/** Neither swims nor climbs, nor crosses linear obstacles, jumping included (UC-ATTR-DEPLACEMENT-LIMITE). */
export const limitedMovement: Rule = {
  id: 'deplacement-limite',
  cites: ['UC-ATTR-DEPLACEMENT-LIMITE'],
  mover: () => ({ linearCost: undefined }),
  forbidsAction(state, bearer, action) {
    if (!BARRED.has(action)) return undefined;
    const who = nameOf(state, bearer.id);
    return refuse('UC-ATTR-DEPLACEMENT-LIMITE', `${who} ne nage ni n’escalade.`, `${who} neither swims nor climbs.`);
  },
};
