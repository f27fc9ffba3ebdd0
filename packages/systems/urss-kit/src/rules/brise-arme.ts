import type { Rule } from '../rule.ts';

const RULE = 'UK-ATTR-BRISE-ARME';

/** A Combat won with the weapon destroys the loser's weapon in use; the weapon itself is not destroyed so (UK-ATTR-BRISE-ARME). */
export const weaponBreaker: Rule = {
  id: 'brise-arme',
  cites: [RULE],
  won: (_state, { loser }) => ({ breaks: loser.arms.filter(({ unarmed }) => !unarmed) }),
  withstands: ({ rule }) => rule === RULE,
};
