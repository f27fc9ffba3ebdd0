import type { Rule } from '../rule.ts';

/** No save of a carried shield (UC-ATTR-PASSE-BOUCLIER). */
export const passesShields: Rule = {
  id: 'passe-bouclier',
  cites: ['UC-ATTR-PASSE-BOUCLIER', 'UC-SAVE-CANCEL'],
  cancelsSave: (save) => save.class === 'shield',
};
