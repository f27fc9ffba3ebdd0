import type { Rule } from '../rule.ts';

/** The two-handed weapon may be held beside a shield (UK-ATTR-AVEC-BOUCLIER). */
export const withShield: Rule = {
  id: 'avec-bouclier',
  cites: ['UK-ATTR-AVEC-BOUCLIER'],
  bearers: ['weapon'],
  held: (_weapon, { weapons, shields }) => (weapons.length === 1 && shields.length === 1 ? 1 : undefined),
};
