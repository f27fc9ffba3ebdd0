import type { Rule } from '../rule.ts';

/** A successful damage roll takes 1D3 points (UK-ATTR-COUP-FATAL). */
export const deadlyBlow: Rule = { id: 'coup-fatal', cites: ['UK-ATTR-COUP-FATAL'], points: () => 3 };
