import type { Rule } from '../rule.ts';

/** The melee weapon is not silent when it is thrown (UK-ATTR-BRUYANT). */
export const noisy: Rule = { id: 'bruyant', cites: ['UK-ATTR-BRUYANT'], arm: { silent: false } };
