import type { Rule } from '../rule.ts';

/** A shot with the weapon does not give its shooter away (UK-ATTR-SILENCIEUX). */
export const silent: Rule = { id: 'silencieux', cites: ['UK-ATTR-SILENCIEUX'], bearers: ['figure', 'weapon'], arm: { silent: true } };
