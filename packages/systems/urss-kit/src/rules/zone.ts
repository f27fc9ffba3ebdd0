import { PACE } from '@escarmouche/space';
import type { Rule } from '../rule.ts';

/** Everybody at less than so many paces from the target is struck as well (UK-ATTR-ZONE). */
export const zone: Rule = { id: 'zone', cites: ['UK-ATTR-ZONE'], takes: 'value', area: ({ grant }) => (grant.value ?? 0) * PACE };
