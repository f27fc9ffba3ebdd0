import type { Rule } from '../rule.ts';

/** Three vitality points (UK-DMG-CHARACTER). */
export const character: Rule = { id: 'personnage', cites: ['UK-DMG-CHARACTER'], body: { vitality: 3 }, leads: 1 };
