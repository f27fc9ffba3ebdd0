import type { Rule } from '../rule.ts';

/** Difficult ground costs nothing more (UK-ATTR-MARCHEUR-AGILE). */
export const sureFooted: Rule = { id: 'marcheur-agile', cites: ['UK-ATTR-MARCHEUR-AGILE'], mover: () => ({ difficultFactor: 1 }) };
