import type { Rule } from '../rule.ts';
import { frightening } from './effrayant.ts';

/** Frightens, and is of a type that some rules are made against (UK-ATTR-DEMONIAQUE). */
export const demonic: Rule = { id: 'demoniaque', cites: ['UK-ATTR-DEMONIAQUE'], gives: [{ id: frightening.id }], types: ['Démoniaque'] };
