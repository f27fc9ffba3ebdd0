import type { Rule } from '../rule.ts';

/** Users of the weapon are still bare-handed (UK-ATTR-SANS-ARME). */
export const countsAsUnarmed: Rule = { id: 'sans-arme', cites: ['UK-ATTR-SANS-ARME'], arm: { unarmed: true } };
