import type { Rule } from '../rule.ts';

/** Base move of 3 paces (UC-ATTR-LENT). */
export const slow: Rule = { id: 'lent', cites: ['UC-ATTR-LENT'], baseMove: 3000 };
