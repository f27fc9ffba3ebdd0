import type { Rule } from '../rule.ts';

/** A Combat won with the weapon destroys the one that the loser has used; it is not destroyed itself (UK-ATTR-BRISE-ARME). */
export const weaponBreaker: Rule = { id: 'brise-arme', cites: ['UK-ATTR-BRISE-ARME'], breaks: true, unbreakable: true };
