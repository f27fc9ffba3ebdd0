import { rule } from '../rule.ts';

/** Climbs walls at its full base move (UC-ATTR-FUNAMBULE). */
export const tightropeWalker = rule({ id: 'funambule', cites: ['UC-ATTR-FUNAMBULE'], climbRate: 1 });
