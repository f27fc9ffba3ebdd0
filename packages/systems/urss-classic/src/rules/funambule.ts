import type { Rule } from '../rule.ts';

/** Climbs walls at its full base move (UC-ATTR-FUNAMBULE). */
export const tightropeWalker: Rule = { id: 'funambule', cites: ['UC-ATTR-FUNAMBULE'], fullMove: 'climb' };
