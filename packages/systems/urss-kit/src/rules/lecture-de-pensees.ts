import { PACE } from '@escarmouche/space';
import { change } from '../dice.ts';
import { hostilePower, lasting, thisTurn } from '../powers.ts';

const ID = 'lecture-de-pensees';
const RULE = 'UK-ATTR-LECTURE-PENSEES';

/** An enemy within 15 paces rolls Initiative two levels worse for the rest of the turn (UK-ATTR-LECTURE-PENSEES). */
export const mindReading = hostilePower({
  id: ID,
  cites: [RULE],
  cost: 1,
  range: 15 * PACE,
  ...lasting(thisTurn(ID)),
  effect: { changes: (_state, { purpose }) => (purpose === 'initiative' ? [change(RULE, -2)] : []) },
});
