import type { Rule } from '../rule.ts';

/** Swims at its full base move (UC-ATTR-AMPHIBIE). */
export const amphibious: Rule = { id: 'amphibie', cites: ['UC-ATTR-AMPHIBIE'], fullMove: 'swim' };
