import type { Rule } from '../rule.ts';

/** A lightsaber does not pierce it, nor what is worn with it (UK-ATTR-ARMURE-PHRIK). */
export const phrikArmour: Rule = {
  id: 'armure-en-phrik',
  cites: ['UK-ATTR-ARMURE-PHRIK'],
  stopsPiercing: (_state, { arm }) => arm?.kinds.includes('sabre-laser') ?? false,
};
