import { PACE } from '@escarmouche/space';
import { change } from '../dice.ts';
import { hostilePower, lasting, thisTurn } from '../powers.ts';

const ID = 'malaise';
const RULE = 'UK-ATTR-MALAISE';

/** An enemy within 15 paces rolls everything but saves a level worse this turn (UK-ATTR-MALAISE). */
export const malaise = hostilePower({
  id: ID,
  cites: [RULE],
  cost: 1,
  range: 15 * PACE,
  ...lasting(thisTurn(ID)),
  effect: { changes: () => [change(RULE, -1)] },
});
