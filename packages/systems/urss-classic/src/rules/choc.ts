import { aimedPower } from '../powers.ts';

/** An enemy within 5 paces has Combat - until the user's next activation (UC-SW-PWR-CHOC). */
export const shock = aimedPower({
  id: 'choc',
  cites: ['UC-SW-PWR-CHOC'],
  art: 'force',
  range: 5000,
  works: (turn, { on, user }) => turn.emit({ type: 'effectBegan', effect: { rule: 'choc', on: on.id, by: user.id } }),
  effect: { indications: (_state, { purpose }) => (purpose === 'combat' ? [{ rule: 'UC-SW-PWR-CHOC', effect: 'malus' }] : []) },
});
