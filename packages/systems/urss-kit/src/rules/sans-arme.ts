import type { Rule } from '../rule.ts';

/** Who uses the weapon is still bare-handed (UK-ATTR-SANS-ARME). */
export const countsAsUnarmed: Rule = { id: 'sans-arme', cites: ['UK-ATTR-SANS-ARME'], arm: { unarmed: true } };
