import type { Rule } from '../rule.ts';

/** A shield does not save from the weapon (UK-ATTR-PASSE-BOUCLIER). */
export const shieldBypass: Rule = {
  id: 'passe-bouclier',
  cites: ['UK-ATTR-PASSE-BOUCLIER'],
  cancelsSave: (save) => save.class === 'shield',
};
