import type { Rule } from '../rule.ts';

/** A Combat won with the weapon knocks the loser down and stuns it (UK-ATTR-ELECTROCHOC). */
export const electroshock: Rule = { id: 'electrochoc', cites: ['UK-ATTR-ELECTROCHOC'], won: () => ({ falls: 'stunned' }) };
