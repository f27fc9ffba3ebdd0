import type { Rule } from '../rule.ts';

/** So many shots in one action, each target named after the former shot (UK-ATTR-CADENCE). */
export const cadence: Rule = { id: 'cadence', cites: ['UK-ATTR-CADENCE'], takes: 'value', shots: ({ grant }) => grant.value ?? 1 };
