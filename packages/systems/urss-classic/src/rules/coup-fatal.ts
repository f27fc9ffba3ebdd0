import type { Rule } from '../rule.ts';

/** One damage point takes 1D3 vitality points (UC-ATTR-COUP-FATAL). */
export const fatalBlow: Rule = { id: 'coup-fatal', cites: ['UC-ATTR-COUP-FATAL'], points: () => 3 };
