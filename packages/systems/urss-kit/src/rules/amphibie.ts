import type { Rule } from '../rule.ts';

/** Swims at its full base move (UK-ATTR-AMPHIBIE). */
export const amphibious: Rule = { id: 'amphibie', cites: ['UK-ATTR-AMPHIBIE'], fullMove: 'swim' };
