import type { Rule } from '../rule.ts';

/** The weapon is not destroyed by one that breaks weapons (UK-ATTR-PHRIK). */
export const phrik: Rule = { id: 'phrik', cites: ['UK-ATTR-PHRIK'], unbreakable: true };
