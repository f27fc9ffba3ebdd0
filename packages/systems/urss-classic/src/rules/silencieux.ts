import type { Rule } from '../rule.ts';

/** A shot with this weapon does not end the undetectable state, and makes no noise for the zombies (UC-ATTR-SILENCIEUX). */
export const silencieux: Rule = {
  id: 'silencieux',
  cites: ['UC-ATTR-SILENCIEUX'],
  bearers: ['weapon'],
  lifts: ({ rule }) => rule === 'UC-ATTR-INDECELABLE' || rule === 'UC-SV-AI-NOISE',
};
