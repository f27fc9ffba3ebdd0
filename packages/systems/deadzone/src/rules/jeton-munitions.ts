import { modifier } from '../dice.ts';
import type { Rule } from '../rule.ts';

/** A die for a Shoot action, used once. */
export const ammo: Rule = {
  id: 'jeton-munitions',
  cites: ['DZ-ITEM-AMMO', 'DZ-ABIL-ONE-USE'],
  title: { fr: 'Munitions', en: 'Ammo' },
  carried: { load: { ap: 0 } },
  worth: 0.4,
  modifiers: (_state, { kind }) => (kind === 'shoot' ? [modifier('DZ-ITEM-AMMO', 1)] : []),
};
