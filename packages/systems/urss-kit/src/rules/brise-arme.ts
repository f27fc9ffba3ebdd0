import type { Rule } from '../rule.ts';

const RULE = 'UK-ATTR-BRISE-ARME';

/** A Combat won with the weapon destroys the one that the loser has used; it is not destroyed itself (UK-ATTR-BRISE-ARME). */
export const weaponBreaker: Rule = {
  id: 'brise-arme',
  cites: [RULE],
  won: (_state, { loser }) => ({ breaks: loser.arms.filter(({ unarmed }) => !unarmed) }),
  withstands: ({ rule }) => rule === RULE,
};
