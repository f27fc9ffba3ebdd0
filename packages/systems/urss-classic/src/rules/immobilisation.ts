import { refuse } from '@escarmouche/referee';
import { nameOf } from '@escarmouche/skirmish';
import { aimedPower, lasting, onTarget } from '../powers.ts';

const ID = 'immobilisation';
const RULE = 'UC-MF-SPL-IMMOBILISATION';

/** An enemy within 20 paces moves no more of its own will until the caster's next activation (UC-MF-SPL-IMMOBILISATION). */
export const hold = aimedPower({
  id: ID,
  cites: [RULE],
  art: 'magic',
  range: 20_000,
  ...lasting(onTarget(ID)),
  effect: {
    forbidsMoving(state, { id }) {
      const who = nameOf(state, id);
      return refuse(RULE, `${who} est immobilisée.`, `${who} cannot move.`);
    },
  },
});
