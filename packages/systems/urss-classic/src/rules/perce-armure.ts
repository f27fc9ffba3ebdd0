import { rule } from '../rule.ts';

/** No save of an armour (UC-ATTR-PERCE-ARMURE). */
export const piercesArmour = rule({
  id: 'perce-armure',
  cites: ['UC-ATTR-PERCE-ARMURE', 'UC-SAVE-CANCEL'],
  cancelsSave: (save) => save.class === 'armour',
});
