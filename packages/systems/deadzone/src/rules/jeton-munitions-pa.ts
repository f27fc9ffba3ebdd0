import { modifier } from '../dice.ts';
import type { Rule } from '../rule.ts';

/** A die for a Shoot action, and armour piercing on top of the weapon's, used once. */
export const apAmmo: Rule = {
  id: 'jeton-munitions-pa',
  cites: ['DZ-ITEM-AP-AMMO', 'DZ-ABIL-ONE-USE'],
  title: { fr: 'Munitions PA', en: 'AP Ammo' },
  carried: { load: { ap: 1 } },
  worth: 0.8,
  modifiers: (_state, { kind }) => (kind === 'shoot' ? [modifier('DZ-ITEM-AP-AMMO', 1)] : []),
};
