import { aimedPower, lasting, onTarget } from '../powers.ts';

const ID = 'immobilisation';

/** An enemy within 20 paces moves no more of its own will until the caster's next activation (UC-MF-SPL-IMMOBILISATION). */
export const hold = aimedPower({
  id: ID,
  cites: ['UC-MF-SPL-IMMOBILISATION'],
  art: 'magic',
  range: 20_000,
  ...lasting(onTarget(ID)),
  effect: { holds: true },
});
