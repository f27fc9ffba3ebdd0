import type { Rule } from '../rule.ts';

/** Fights bare-handed with Combat 2- and Dégâts 2- (UK-ATTR-FEROCITE). */
export const ferocity: Rule = { id: 'ferocite', cites: ['UK-ATTR-FEROCITE'], bareHands: { combat: -2, damage: -2 } };
