import type { Rule } from '../rule.ts';

/** The weapon takes both hands, and is held with nothing else (UK-ATTR-DEUX-MAINS). */
export const twoHanded: Rule = { id: 'deux-mains', cites: ['UK-ATTR-DEUX-MAINS'], bearers: ['weapon'], held: () => 2 };
