import type { Rule } from '../rule.ts';

/** A word of the weapon lists: the weapon's `hands` say the same to the rules (UK-EQ-HANDS). */
export const twoHanded: Rule = { id: 'deux-mains', cites: ['UK-ATTR-DEUX-MAINS'], fillsHands: true };
