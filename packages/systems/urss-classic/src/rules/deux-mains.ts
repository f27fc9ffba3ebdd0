import type { Rule } from '../rule.ts';

/** A word of the weapon lists: the weapon's `hands` say the same to the rules (UC-SYS-HANDS). */
export const twoHanded: Rule = { id: 'deux-mains', cites: ['UC-ATTR-DEUX-MAINS'], bearers: ['weapon'] };
