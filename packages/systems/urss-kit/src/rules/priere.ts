import { change } from '../dice.ts';
import { lasting, power, thisTurn } from '../powers.ts';

const ID = 'priere';
const RULE = 'UK-ATTR-PRIERE';

/** Until the turn ends a save, and a level more on rolls that carry out the user's own actions (UK-ATTR-PRIERE). */
export const prayer = power({
  id: ID,
  cites: [RULE],
  cost: 1,
  ...lasting(thisTurn(ID)),
  effect: {
    changes: (_state, { purpose, own }) => (own && ['combat', 'shooting', 'test'].includes(purpose) ? [change(RULE, 1)] : []),
    saves: (_state, _attack, { id }, { on }) => (on === id ? [{ value: 2, class: 'effect', source: RULE }] : []),
  },
});
