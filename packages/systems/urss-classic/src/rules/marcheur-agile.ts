import type { Rule } from '../rule.ts';

/** Difficult ground costs nothing more (UC-ATTR-MARCHEUR-AGILE). */
export const agileWalker: Rule = {
  id: 'marcheur-agile',
  cites: ['UC-ATTR-MARCHEUR-AGILE'],
  mover: () => ({ difficultFactor: 1 }),
};
