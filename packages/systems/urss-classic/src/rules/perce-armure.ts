import type { Rule } from '../rule.ts';

/** No save of an armour (UC-ATTR-PERCE-ARMURE). */
export const piercesArmour: Rule = {
  id: 'perce-armure',
  cites: ['UC-ATTR-PERCE-ARMURE', 'UC-SAVE-CANCEL'],
  cancelsSave: (save) => save.class === 'armour',
};
