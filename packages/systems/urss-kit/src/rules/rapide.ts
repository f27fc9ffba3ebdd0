import type { Rule } from '../rule.ts';

/** Base move of 8 paces, and a better save after a run (UK-ATTR-RAPIDE). */
export const fast: Rule = { id: 'rapide', cites: ['UK-ATTR-RAPIDE'], baseMove: 8000, runSave: 2 };
