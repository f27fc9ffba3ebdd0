import { ANY_WINDOW, type Card } from '../card.ts';
import { othersThan } from '../players.ts';
import { townOf } from '../town.ts';

/** During the target's next turn its pawn stays out of buildings, and leaves one by the shortest way (ZB-EV-BESOINDAIR). */
export const besoindair: Card = {
  id: 'besoindair',
  cites: 'ZB-EV-BESOINDAIR',
  timing: ANY_WINDOW,
  targets: othersThan,
  waits: 'turn',
  inForce: { bars: (state, square) => townOf(state).grounds[square] === 'B' },
};
