import type { Rule } from '../rule.ts';

/** Assailants weigh from the third on only (UC-ATTR-COMBATS-MULTIPLES). */
export const multipleCombats: Rule = { id: 'combats-multiples', cites: ['UC-ATTR-COMBATS-MULTIPLES'], bears: 2 };
