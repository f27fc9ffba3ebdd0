import type { Rule } from '../rule.ts';

/** Two assailants do not weigh yet (UK-ATTR-COMBATS-MULTIPLES). */
export const multipleFights: Rule = { id: 'combats-multiples', cites: ['UK-ATTR-COMBATS-MULTIPLES'], bears: 2 };
