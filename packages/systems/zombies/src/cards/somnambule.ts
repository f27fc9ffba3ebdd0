import type { Card } from '../card.ts';
import { isFree } from '../movement.ts';

/** The card's player decides the movement of the active pawn (ZB-EV-SOMNAMBULE). */
export const somnambule: Card = {
  id: 'somnambule',
  cites: 'ZB-EV-SOMNAMBULE',
  timing: { own: [], others: ['W5', 'W6'] },
  targets: (state) => (isFree(state, state.turn.seat) ? [state.turn.seat] : []),
  play: (turn, seat) => turn.emit({ type: 'moverSet', seat }),
};
