import { ANY_OUTSIDE_COMBAT, type Card } from '../card.ts';

/** Until the end of the turn, or of its player's next turn when another's is going on, zombies are neither fought nor killed (ZB-EV-NOURRITURE). */
export const nourriture: Card = {
  id: 'nourriture',
  cites: 'ZB-EV-NOURRITURE',
  timing: ANY_OUTSIDE_COMBAT,
  play: (turn, seat) => turn.emit({ type: 'effectBegan', effect: { card: 'nourriture', on: seat, until: seat, ends: 1 } }),
  inForce: { peace: true },
};
