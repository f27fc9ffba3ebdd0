import { aimedPower, lasting, onTarget } from '../powers.ts';

/** An enemy within 5 paces has Combat - until the user's next activation (UC-SW-PWR-CHOC). */
export const shock = aimedPower({
  id: 'choc',
  cites: ['UC-SW-PWR-CHOC'],
  art: 'force',
  range: 5000,
  ...lasting(onTarget('choc')),
  effect: { indications: (_state, { purpose }) => (purpose === 'combat' ? [{ rule: 'UC-SW-PWR-CHOC', effect: 'malus' }] : []) },
});
