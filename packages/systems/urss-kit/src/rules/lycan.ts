import type { Rule } from '../rule.ts';
import { frightening } from './effrayant.ts';

/** Frightens, and is of a type that slayers are made against (UK-ATTR-LYCAN). */
export const lycan: Rule = { id: 'lycan', cites: ['UK-ATTR-LYCAN'], gives: [{ id: frightening.id }], types: ['Lycan'] };
