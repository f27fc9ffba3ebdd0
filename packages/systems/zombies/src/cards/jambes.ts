import { ANY_WINDOW, type Card } from '../card.ts';
import { othersThan } from '../players.ts';

/** The target's pawn does not move in its next turn (ZB-EV-JAMBES). */
export const jambes: Card = {
  id: 'jambes',
  cites: 'ZB-EV-JAMBES',
  timing: ANY_WINDOW,
  targets: othersThan,
  waits: 'turn',
  inForce: { roots: true },
};
