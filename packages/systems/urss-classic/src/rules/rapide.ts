import type { Rule } from '../rule.ts';

/** Base move of 8 paces (UC-ATTR-RAPIDE). */
export const fast: Rule = { id: 'rapide', cites: ['UC-ATTR-RAPIDE'], baseMove: 8000 };
