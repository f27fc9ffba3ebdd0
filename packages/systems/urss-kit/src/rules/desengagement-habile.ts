import type { Rule } from '../rule.ts';

/** Nobody strikes at it when it leaves its enemies (UK-ATTR-DESENGAGEMENT-HABILE). */
export const skilfulDisengagement: Rule = {
  id: 'desengagement-habile',
  cites: ['UK-ATTR-DESENGAGEMENT-HABILE'],
  withstands: ({ rule }) => rule === 'UK-MELEE-DISENGAGE',
};
