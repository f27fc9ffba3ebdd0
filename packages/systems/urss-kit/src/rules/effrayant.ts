import type { Rule } from '../rule.ts';

/** Who would charge it takes a test of Moral first (UK-ATTR-EFFRAYANT). */
export const frightening: Rule = { id: 'effrayant', cites: ['UK-ATTR-EFFRAYANT'] };
