import type { Rule } from '../rule.ts';

/** Frightens, and is of a type that slayers are made against (UK-ATTR-LYCAN). */
export const lycan: Rule = { id: 'lycan', cites: ['UK-ATTR-LYCAN'], gives: [{ id: 'effrayant' }], types: ['Lycan'] };
