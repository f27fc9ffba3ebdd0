import type { Rule } from '../rule.ts';

/** Three vitality points (UC-ATTR-PERSONNAGE). */
export const personnage: Rule = { id: 'personnage', cites: ['UC-ATTR-PERSONNAGE'], body: { vitality: 3 }, leads: 1 };
