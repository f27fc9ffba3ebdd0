import { aimedPower, lasting, onTarget } from '../powers.ts';

const ID = 'malediction';

/** Cast twice in one action: an enemy within 15 paces has Combat - until the caster's next activation (UC-MF-SPL-MALEDICTION). */
export const curse = aimedPower({
  id: ID,
  cites: ['UC-MF-SPL-MALEDICTION'],
  art: 'magic',
  range: 15_000,
  uses: 2,
  ...lasting(onTarget(ID)),
  effect: { indications: (_state, { purpose }) => (purpose === 'combat' ? [{ rule: 'UC-MF-SPL-MALEDICTION', effect: 'malus' }] : []) },
});
