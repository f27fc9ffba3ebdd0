import type { Rule } from '../rule.ts';

/** A shot with this weapon does not give its shooter away (UC-ATTR-SILENCIEUX). */
export const silencieux: Rule = { id: 'silencieux', cites: ['UC-ATTR-SILENCIEUX'], silent: true };
