import { PACE } from '@escarmouche/space';
import { hostilePower } from '../powers.ts';
import { knockDown, stun } from '../states.ts';

const RULE = 'UK-ATTR-ETOURDISSEMENT';

/** Knocks down an enemy within 15 paces, which can do nothing this turn (UK-ATTR-ETOURDISSEMENT). */
export const stupefy = hostilePower({
  id: 'etourdissement',
  cites: [RULE],
  cost: 2,
  range: 15 * PACE,
  worth: 0.5,
  inflicts: ['prone', 'stunned'],
  works(turn, { on }) {
    knockDown(turn, on.id, RULE);
    stun(turn, on.id, RULE);
  },
});
