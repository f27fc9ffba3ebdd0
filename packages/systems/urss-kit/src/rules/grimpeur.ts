import type { Rule } from '../rule.ts';

/** Climbs walls at its full base move (UK-ATTR-GRIMPEUR). */
export const climber: Rule = { id: 'grimpeur', cites: ['UK-ATTR-GRIMPEUR'], fullMove: 'climb' };
