import type { Rule } from '../rule.ts';

/** May be deployed up to 10 paces in front of the zone, on any level (UK-ATTR-INFILTRATION). */
export const infiltration: Rule = { id: 'infiltration', cites: ['UK-ATTR-INFILTRATION'], deploysAhead: 10_000 };
