import type { Rule } from '../rule.ts';

/** No save whatever against its damage points (UC-ATTR-ANNULE-SVG). */
export const cancelsSaves: Rule = {
  id: 'annule-les-sauvegardes',
  cites: ['UC-ATTR-ANNULE-SVG', 'UC-SAVE-CANCEL'],
  cancelsSave: () => true,
};
