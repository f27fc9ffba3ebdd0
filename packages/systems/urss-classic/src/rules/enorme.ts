import type { Rule } from '../rule.ts';

/** Six vitality points, a base 2 paces across, 3 paces high (UC-ATTR-ENORME). */
export const enorme: Rule = { id: 'enorme', cites: ['UC-ATTR-ENORME'], body: { vitality: 6, r: 1000, h: 3000 } };
