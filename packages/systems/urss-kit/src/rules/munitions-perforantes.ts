import type { Rule } from '../rule.ts';

/** Takes one level more off a save with an armour or a shield in it (UK-UPG-MUNITIONS-PERFORANTES). */
export const armourPiercingRounds: Rule = { id: 'munitions-perforantes', cites: ['UK-UPG-MUNITIONS-PERFORANTES'], pierces: () => 1 };
