import type { Rule } from '../rule.ts';

/** Enemies do not strike at a figure that leaves them (UK-ATTR-DESENGAGEMENT-HABILE). */
export const skilfulDisengagement: Rule = {
  id: 'desengagement-habile',
  cites: ['UK-ATTR-DESENGAGEMENT-HABILE'],
  serves: 'slipAway',
  withstands: ({ rule }) => rule === 'UK-MELEE-DISENGAGE',
};
