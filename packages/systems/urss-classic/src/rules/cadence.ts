import type { Rule } from '../rule.ts';

/** So many shots in one action, each target chosen after the former shot (UC-ATTR-CADENCE). */
export const cadence: Rule = { id: 'cadence', cites: ['UC-ATTR-CADENCE'], shots: ({ grant }) => grant.value };
