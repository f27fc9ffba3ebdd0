import { rule } from '../rule.ts';

/** Three vitality points (UC-ATTR-PERSONNAGE). */
export const personnage = rule({ id: 'personnage', cites: ['UC-ATTR-PERSONNAGE'], body: { vitality: 3 } });
